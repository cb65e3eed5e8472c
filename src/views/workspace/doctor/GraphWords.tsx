import type { GraphTopic } from '#contract/graph.ts';
import { roleOf } from '#machines/doctor/graphFacts.ts';
import { useTexts } from '../../useTexts.ts';

/** What the drawing shows, whole and in words, with the type of each topic. */
export function GraphWords({ topics }: { topics: readonly GraphTopic[] }) {
  const { graphTexts } = useTexts();
  const wordsOf = (nodes: readonly string[]) =>
    nodes.map((node) => graphTexts.withRole(node, graphTexts.roles[roleOf(node)]));
  return (
    <details>
      <summary className="py-1.5">{graphTexts.inWords}</summary>
      <ul aria-label={graphTexts.title} className="grid gap-2">
        {topics.map(({ name, type, publishers, subscribers }) => (
          <li key={name} className="break-words">
            <p translate="no" className="readout-text">
              {name}
            </p>
            <p className="text-muted">{type ?? graphTexts.unknownType}</p>
            <p className="text-muted">{graphTexts.published(wordsOf(publishers))}</p>
            <p className="text-muted">{graphTexts.subscribed(wordsOf(subscribers))}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
