import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SeenPose } from '#contract/robot.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { type DrawnRun, drawnRun } from '#server/proof/drawnRun.ts';

const file = join(projectRoot, 'src/views/home/heroRun.json');
// Written by `npm run hero`; the comparison below is what says whether it is one.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const kept = JSON.parse(readFileSync(file, 'utf8')) as DrawnRun;
const numbersIn = (text: string) => text.split(' ').map(Number);

/** The kept run drawn anew in the world that its challenge has today. */
function drawnToday(): DrawnRun {
  const challenge = readCourse(projectRoot).challenges.find(({ about }) => about.id === kept.challenge);
  if (challenge === undefined) throw new Error('The run is of no challenge.');
  const numbers = numbersIn(kept.poses).map((value) => value / 100);
  const poses = Array.from({ length: numbers.length / 3 }, (_, index): SeenPose => {
    const [x = 0, y = 0, yaw = 0] = numbers.slice(3 * index);
    return [x, y, yaw];
  });
  return drawnRun(kept.challenge, challenge.world, { every: kept.every, poses, crates: [] }, kept);
}

it('shows on the home page the world of a challenge as it is today', () => {
  const { boxes, target, poses } = drawnToday();
  expect([kept.boxes, kept.target, kept.poses]).toEqual([boxes, target, poses]);
});

it('shows on the home page what the laser reads in that world, to a few centimetres', () => {
  const read = numbersIn(kept.scans);
  const today = numbersIn(drawnToday().scans);
  expect(read).toHaveLength(today.length);
  // A ray that passes an edge falls on either side of it when its heading is rounded.
  const near = read.filter((range, ray) => Math.abs(range - (today[ray] ?? 0)) <= 10);
  expect(near.length / read.length).toBeGreaterThan(0.95);
});

it('shows on the home page a run that ends in its target, in at most 12 kB', () => {
  const [x = 0, y = 0, radius = 0] = numbersIn(kept.target);
  const [endX = 0, endY = 0] = numbersIn(kept.poses).slice(-3);
  expect(Math.hypot(endX - x, endY - y)).toBeLessThanOrEqual(radius);
  expect(statSync(file).size).toBeLessThanOrEqual(12_000);
});
