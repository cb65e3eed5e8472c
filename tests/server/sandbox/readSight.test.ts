import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readSight } from '#server/sandbox/readSight.ts';
import type { Sighting } from '#server/sandbox/robotMessages.ts';

const sight = (at: number): Sighting => ({ era: 5, at, pose: [1, 2, 0.5], crates: [], touches: false });
const line = (...moments: number[]): string => `${JSON.stringify(moments.map(sight))}\n`;

function read() {
  const pipe = new PassThrough();
  const seen: number[] = [];
  readSight(pipe, (sights) => seen.push(...sights.map(({ at }) => at)));
  return { pipe, seen };
}

it('hands on what a robot sees, moment by moment', async () => {
  const { pipe, seen } = read();
  pipe.write(line(1, 2) + line(3).slice(0, 20));
  pipe.write(line(3).slice(20));
  await expect.poll(() => seen).toEqual([1, 2, 3]);
});

it.each([
  ['half of what the robot before it said', line(2).slice(0, 20)],
  ['nonsense', '{"type":"flown"}\n'],
  ['no end of a line', 'x'.repeat(5_000_000)],
])('goes on with the robot that comes after %s', async (_, left) => {
  const { pipe, seen } = read();
  pipe.write(line(1));
  pipe.write(left);
  pipe.write(line(3));
  pipe.write(line(4));
  await expect.poll(() => seen).toContain(4);
  expect(seen[0]).toBe(1);
});
