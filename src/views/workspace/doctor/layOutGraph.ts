/** Where the boxes and lines of a graph lie: publishers, topics and subscribers in three columns, in pixels from the top. */
import type { GraphTopic } from '#contract/graph.ts';

/** So many letters of the narrowest column stand in a row; a longer name is cut. */
const LETTERS = 10;
const MOST_ROWS = 4;
const ROW = 16;
/** The row that says whose a node is, or what a topic lacks. */
const NOTE = 16;
const PADDING = 10;
const GAP = 8;
/** However large a graph is, its drawing stays this small. */
const MOST_BOXES = 24;

export interface GraphBox {
  name: string;
  /** The name as it is written in the box. */
  rows: readonly string[];
  top: number;
  height: number;
}

export interface GraphLink {
  node: string;
  topic: string;
  /** Between which columns: 0 from a publisher to a topic, 1 from a topic to a subscriber. */
  gap: 0 | 1;
  /** Where it begins and ends. */
  from: number;
  to: number;
}

export interface GraphLayout {
  publishers: readonly GraphBox[];
  topics: readonly GraphBox[];
  subscribers: readonly GraphBox[];
  links: readonly GraphLink[];
  height: number;
  /** How many topics and nodes have no box. */
  left: number;
}

/** Boxes of a column never touch, each node stands once in a column, as near to its topics as there is room. */
export function layOutGraph(all: readonly GraphTopic[]): GraphLayout {
  const shown = all.slice(0, MOST_BOXES);
  const topics = stacked(shown.map(({ name }) => ({ name, preferred: 0 })));
  const centres = new Map(topics.map((box) => [box.name, centreOf(box)]));
  const sides = [beside('publishers', all, centres), beside('subscribers', all, centres)] as const;
  const [publishers, subscribers] = [sides[0].boxes, sides[1].boxes];
  return {
    publishers,
    topics,
    subscribers,
    links: [...linksTo(shown, centres, publishers, 0), ...linksTo(shown, centres, subscribers, 1)],
    height: Math.max(0, ...[...publishers, ...topics, ...subscribers].map(({ top, height }) => top + height)),
    left: all.length - shown.length + sides[0].left + sides[1].left,
  };
}

/** The nodes of one side, in the order of the middles of their topics. */
function beside(side: 'publishers' | 'subscribers', topics: readonly GraphTopic[], centres: Map<string, number>) {
  const centresByNode = new Map<string, number[]>();
  for (const topic of topics)
    for (const node of topic[side]) {
      const centre = centres.get(topic.name);
      centresByNode.set(node, [...(centresByNode.get(node) ?? []), ...(centre === undefined ? [] : [centre])]);
    }
  const near = [...centresByNode]
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => ({ name, preferred: found.reduce((sum, centre) => sum + centre, 0) / found.length }))
    .toSorted((one, other) => one.preferred - other.preferred)
    .slice(0, MOST_BOXES);
  return { boxes: stacked(near), left: centresByNode.size - near.length };
}

/** One below the other, none higher than it prefers. */
function stacked(names: readonly { name: string; preferred: number }[]): readonly GraphBox[] {
  let free = 0;
  return names.map(({ name, preferred }) => {
    const rows = rowsOf(name);
    const height = PADDING + rows.length * ROW + NOTE;
    const top = Math.max(free, preferred - height / 2);
    free = top + height + GAP;
    return { name, rows, top, height };
  });
}

function linksTo(
  topics: readonly GraphTopic[],
  centres: Map<string, number>,
  boxes: readonly GraphBox[],
  gap: 0 | 1,
): GraphLink[] {
  const side = gap === 0 ? 'publishers' : 'subscribers';
  return topics.flatMap((topic) => {
    const atTopic = centres.get(topic.name) ?? 0;
    return boxes
      .filter(({ name }) => topic[side].includes(name))
      .map((box) => {
        const [from, to] = gap === 0 ? [centreOf(box), atTopic] : [atTopic, centreOf(box)];
        return { node: box.name, topic: topic.name, gap, from, to };
      });
  });
}

const centreOf = ({ top, height }: GraphBox): number => top + height / 2;

/** A name in rows of equal length; what does not fit ends in dots. */
function rowsOf(name: string): readonly string[] {
  const fits = LETTERS * MOST_ROWS;
  const shown = name.length > fits ? `${name.slice(0, fits - 1)}…` : name;
  return shown.match(new RegExp(`.{1,${LETTERS}}`, 'gu')) ?? [shown];
}
