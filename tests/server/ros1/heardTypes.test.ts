import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { heardTypes, readBool, velocityIn } from '#server/ros1/heardTypes.ts';

const twist = (...numbers: number[]): Uint8Array => new Uint8Array(new Float64Array(numbers).buffer);

it.each(Object.values(heardTypes))('knows the sum of $type as ROS computes it', ({ type, md5sum }) => {
  const environment = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' };
  expect(execFileSync('/usr/bin/rosmsg', ['md5', type], { env: environment, encoding: 'utf8' }).trim()).toBe(md5sum);
});

it('reads ahead and turning from a command', () => {
  expect(velocityIn(twist(0.3, 1, 2, 3, 4, -0.5))).toEqual({ linear: 0.3, angular: -0.5 });
});

it('takes no number for rest', () => {
  expect(velocityIn(twist(NaN, 0, 0, 0, 0, Infinity))).toEqual({ linear: 0, angular: 0 });
});

it('reads a command wherever in memory it lies', () => {
  const bytes = new Uint8Array(49);
  bytes.set(twist(0.25, 0, 0, 0, 0, 0.75), 1);
  expect(velocityIn(bytes.subarray(1))).toEqual({ linear: 0.25, angular: 0.75 });
});

it('reads whether something is true', () => {
  expect([readBool(Uint8Array.of(0)), readBool(Uint8Array.of(1)), readBool(Uint8Array.of(255))]).toEqual([
    false,
    true,
    true,
  ]);
});
