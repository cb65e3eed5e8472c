import type { GraphTopic } from '#contract/graph.ts';
import { roleOf } from '#machines/doctor/graphFacts.ts';
import { useTexts } from '../../useTexts.ts';
import { isSuspect, lackOf, nodesOf } from './drawnTopics.ts';
import { type GraphBox, type GraphLayout, layOutGraph } from './layOutGraph.ts';

/** Where the columns begin, and how wide each is, in hundredths of the drawing. */
const COLUMNS = [0, 35, 70] as const;
const WIDTH = 30;

/** Nodes, topics and nodes, from who publishes to who subscribes. */
export function GraphDrawing({ topics }: { topics: readonly GraphTopic[] }) {
  const { graphTexts } = useTexts();
  const layout = layOutGraph(topics);
  const { publishers, subscribers, height, left } = layout;
  return (
    <>
      <div role="img" aria-label={graphTexts.drawing(nodesOf(topics).length, topics.length)} className="max-w-40rem">
        <div className="relative h-6 text-xs text-muted">
          <Heading column={0} text={`${graphTexts.publishers} →`} />
          <Heading column={1} text={`${graphTexts.topics} →`} />
          <Heading column={2} text={graphTexts.subscribers} />
        </div>
        <div className="relative" style={{ height }}>
          <Lines layout={layout} />
          {publishers.map((box) => (
            <NodeBox key={box.name} box={box} column={0} />
          ))}
          {layout.topics.map((box, place) => (
            <TopicBox key={box.name} box={box} topic={topics[place]} />
          ))}
          {subscribers.map((box) => (
            <NodeBox key={box.name} box={box} column={2} />
          ))}
        </div>
      </div>
      {left === 0 ? null : <p className="text-muted">{graphTexts.more(left)}</p>}
    </>
  );
}

function Heading({ column, text }: { column: 0 | 1 | 2; text: string }) {
  return (
    <span className="absolute truncate" style={{ left: `${COLUMNS[column]}%`, width: `${WIDTH}%` }}>
      {text}
    </span>
  );
}

/** Stretched to the width of the drawing, however wide that is. */
function Lines({ layout: { links, height } }: { layout: GraphLayout }) {
  return (
    <svg viewBox={`0 0 100 ${Math.max(height, 1)}`} preserveAspectRatio="none" className="absolute inset-0 size-full">
      {links.map(({ node, topic, gap, from, to }) => {
        const [left, right] = [COLUMNS[gap] + WIDTH, COLUMNS[gap === 0 ? 1 : 2]];
        const middle = (left + right) / 2;
        return (
          <path
            key={`${gap} ${node} ${topic}`}
            d={`M${left} ${from}C${middle} ${from} ${middle} ${to} ${right} ${to}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth={roleOf(node) === 'program' ? 2 : 1}
            className={`fill-none ${roleOf(node) === 'program' ? 'stroke-accent' : 'stroke-edge'}`}
          />
        );
      })}
    </svg>
  );
}

const looks = {
  program: 'border-accent bg-accent/10',
  robot: 'border-signal bg-signal/10',
  hand: 'border-edge bg-raised',
  site: 'border-edge bg-raised',
} as const;

function NodeBox({ box, column }: { box: GraphBox; column: 0 | 2 }) {
  const { graphTexts } = useTexts();
  const role = roleOf(box.name);
  return <Named box={box} column={column} note={graphTexts.roles[role]} className={`rounded-lg ${looks[role]}`} />;
}

/** Dashed where a side of it is missing. */
function TopicBox({ box, topic }: { box: GraphBox; topic: GraphTopic | undefined }) {
  const { graphTexts } = useTexts();
  const lack = topic === undefined ? null : lackOf(topic);
  const missing =
    topic !== undefined && isSuspect(topic) ? 'border-dashed border-warn bg-warn/10' : 'border-dashed border-edge';
  return (
    <Named
      box={box}
      column={1}
      note={lack === null ? '' : graphTexts.lonely[lack]}
      className={`rounded-sm bg-sunken ${lack === null ? 'border-edge' : missing}`}
    />
  );
}

interface NamedProps {
  box: GraphBox;
  column: 0 | 1 | 2;
  note: string;
  className: string;
}

function Named({ box: { name, rows, top, height }, column, note, className }: NamedProps) {
  return (
    <div
      title={name}
      className={`absolute overflow-hidden border px-1 py-1 text-ink ${className}`}
      style={{ left: `${COLUMNS[column]}%`, width: `${WIDTH}%`, top, height }}
    >
      {rows.map((row, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows stay where they are
        <span key={place} translate="no" className="block whitespace-pre font-mono text-2xs leading-4">
          {row}
        </span>
      ))}
      <span className="block truncate text-2xs text-muted">{note}</span>
    </div>
  );
}
