import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GraphTopic } from '#contract/graph.ts';
import { type GraphBox, layOutGraph } from '#src/views/workspace/doctor/layOutGraph.ts';

const topic = (name: string, publishers: string[], subscribers: string[]): GraphTopic => ({
  name,
  type: null,
  publishers,
  subscribers,
});
const names = fc.string({ minLength: 1, maxLength: 200 });
const sides = fc.uniqueArray(names, { maxLength: 20 });
const graphs = fc.uniqueArray(fc.tuple(names, sides, sides), { maxLength: 60, selector: ([name]) => name });
const settings = { numRuns: 60, seed: 1 };

const middle = ({ top, height }: GraphBox) => top + height / 2;
const endOf = ({ top, height }: GraphBox) => top + height;

it('draws no box over another, and none outside of the drawing, of any graph', () => {
  fc.assert(
    fc.property(graphs, (rows) => {
      const { publishers, topics, subscribers, height } = layOutGraph(rows.map((row) => topic(...row)));
      for (const column of [publishers, topics, subscribers])
        column.forEach((box, place) => {
          expect(box.top).toBeGreaterThanOrEqual(place === 0 ? 0 : endOf(column[place - 1]!) + 1);
          expect(endOf(box)).toBeLessThanOrEqual(height);
        });
    }),
    settings,
  );
});

it('stays below 4,000 pixels, and counts what has no box', () => {
  fc.assert(
    fc.property(graphs, (rows) => {
      const { publishers, topics, subscribers, height, left } = layOutGraph(rows.map((row) => topic(...row)));
      expect(height).toBeLessThan(4000);
      const nodes = (side: 1 | 2) => new Set(rows.flatMap((row) => row[side])).size;
      expect(publishers.length + topics.length + subscribers.length + left).toBe(rows.length + nodes(1) + nodes(2));
    }),
    settings,
  );
});

it('joins each topic with its publishers on the left and its subscribers on the right, from middle to middle', () => {
  const { publishers, topics, subscribers, links } = layOutGraph([topic('/cmd_vel', ['/driver'], ['/robot'])]);
  expect(links).toEqual([
    { node: '/driver', topic: '/cmd_vel', gap: 0, from: middle(publishers[0]!), to: middle(topics[0]!) },
    { node: '/robot', topic: '/cmd_vel', gap: 1, from: middle(topics[0]!), to: middle(subscribers[0]!) },
  ]);
});

it('puts a node that publishes several topics in the middle of them, once', () => {
  const { publishers, topics } = layOutGraph([
    topic('/scan', ['/robot'], []),
    topic('/odom', ['/robot'], []),
    topic('/tf', ['/robot'], []),
  ]);
  expect(publishers.map(({ top }) => top)).toEqual([topics[1]!.top]);
});

it('writes a long name in rows, and cuts what is too long', () => {
  const { topics } = layOutGraph([topic('/camera/image_raw', [], []), topic(`/${'a'.repeat(99)}`, [], [])]);
  expect(topics.map(({ rows }) => rows)).toEqual([
    ['/camera/im', 'age_raw'],
    [`/${'a'.repeat(9)}`, 'a'.repeat(10), 'a'.repeat(10), `${'a'.repeat(9)}…`],
  ]);
});
