import { expect, test } from 'vitest';
import { RowSlots } from '#src/views/workspace/output/RowSlots.ts';

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, place) => start + place);

/** Windows as a reader sees them: rows come, rows are left out, a jump, nothing, more than before, fewer. */
const windows = [
  range(0, 5),
  range(2, 7),
  [2, 4, 6, 7, 8],
  range(500, 530),
  [],
  range(510, 512),
  range(505, 545),
  range(40_000, 40_020),
];

test('no two rows that are drawn have one key', () => {
  const slots = new RowSlots();
  for (const numbers of windows) {
    const keys = slots.keysOf(numbers);
    expect(numbers.map((number) => keys.get(number))).not.toContain(undefined);
    expect(new Set(keys.values()).size).toBe(numbers.length);
  }
});

test('a row keeps its key for as long as it is drawn', () => {
  const slots = new RowSlots();
  let known: ReadonlyMap<number, number> = new Map();
  for (const numbers of windows) {
    const keys = slots.keysOf(numbers);
    const still = numbers.filter((number) => known.has(number));
    expect(still.map((number) => keys.get(number))).toEqual(still.map((number) => known.get(number)));
    known = keys;
  }
});

test('in a flood, the rows of one frame have the keys of those before', () => {
  const slots = new RowSlots();
  const keys = [...slots.keysOf(range(0, 28)).values()];
  for (let start = 1_000; start < 50_000; start += 1_000)
    expect([...slots.keysOf(range(start, start + 28)).values()]).toEqual(keys);
});
