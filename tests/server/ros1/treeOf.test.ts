import { expect, it } from 'vitest';
import { numberAt } from '#contract/messageFields.ts';
import { rateOf } from '#server/ros1/readTopic.ts';
import { treeOf } from '#server/ros1/treeOf.ts';

const ROOM = 8192;

it('has the fields of a message in their order, and those of the messages inside it', () => {
  const message = { header: { seq: 4, frame_id: 'laser' }, is_on: true, ids: [1, 2], big: 7n };
  expect(treeOf(message, ROOM)).toEqual({
    fields: {
      header: { fields: { seq: 4, frame_id: 'laser' }, hidden: 0 },
      is_on: true,
      ids: { items: [1, 2], length: 2 },
      big: 7,
    },
    hidden: 0,
  });
});

it('tells a number of 64 bits as a number, which can be plotted, and one that no number can hold with all its digits', () => {
  const most = 2n ** 53n - 1n;
  const message = { least: -most, beyond: most + 1n, odd: 2n ** 53n + 1n, stamps: BigInt64Array.of(5n, -(2n ** 63n)) };
  const tree = treeOf(message, ROOM);
  expect(tree).toEqual({
    fields: {
      least: -Number(most),
      beyond: '9007199254740992',
      odd: '9007199254740993',
      stamps: { items: [5, '-9223372036854775808'], length: 2 },
    },
    hidden: 0,
  });
  expect([numberAt(tree, 'least'), numberAt(tree, 'stamps[0]'), numberAt(tree, 'beyond')]).toEqual([
    -Number(most),
    5,
    null,
  ]);
});

it('writes what JSON has no numbers for as ROS does', () => {
  expect(treeOf(Float32Array.of(Infinity, -Infinity, NaN, 1.1), ROOM)).toEqual({
    items: ['inf', '-inf', 'nan', 1.1],
    length: 4,
  });
});

it('cuts long lists, pictures and texts, and says how long they are', () => {
  expect(treeOf(new Float64Array(1000), ROOM)).toMatchObject({ length: 1000, items: { length: 400 } });
  expect(treeOf(new Uint8Array(921_600), ROOM)).toMatchObject({ length: 921_600, items: { length: 16 } });
  expect(treeOf('x'.repeat(2000), ROOM)).toBe(`${'x'.repeat(500)}…`);
});

it('keeps to its room, whatever comes', () => {
  const wide = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`field_${index}`, 'y'.repeat(300)]));
  const deep = Array.from({ length: 3000 }).reduce<object>((inner) => ({ inner }), {});
  for (const message of [
    wide,
    { lists: Array.from({ length: 3000 }, () => new Float64Array(400).fill(Math.PI)) },
    deep,
  ])
    expect(JSON.stringify(treeOf(message, ROOM)).length).toBeLessThan(2 * ROOM);
  expect(treeOf(wide, ROOM)).toMatchObject({ hidden: expect.any(Number) });
});

it('measures how many messages come in a second, over the last ticks', () => {
  const rate = rateOf(2, 200);
  expect(rate(2)).toBe(10);
  expect(rate(4)).toBe(15);
  expect(rate(0)).toBe(10);
  expect(rate(0)).toBe(0);
});
