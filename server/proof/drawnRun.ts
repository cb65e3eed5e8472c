/**
 * How the robot of a solution drove, in so few bytes that a page may show it to whoever comes: places in centimetres, headings in
 * hundredths of a radian, each list as one text with spaces between its numbers.
 */
import type { JudgedRun } from '#contract/judgedRun.ts';
import type { World } from '#contract/world.ts';
import { castRays } from '../robot/castRays.ts';
import { type PlacedBlock, staticBlocks } from '../robot/placedBlock.ts';
import { robotModel } from '../robot/robotModel.ts';

export interface DrawnRun {
  /** The number of its challenge. */
  challenge: number;
  /** Simulated milliseconds from one pose to the next. */
  every: number;
  /** x, y, heading, one pose after the other. */
  poses: string;
  /** From one scan to the next so many poses; the first is at the first. */
  posesPerScan: number;
  /** Of each scan, counter-clockwise from straight back in equal steps; 0 where the laser meets nothing. */
  raysPerScan: number;
  scans: string;
  /** What stands firm: x and y of the middle, half of its extent along x and along y. */
  boxes: string;
  /** x, y, radius. */
  target: string;
}

const hundredths = (value: number): number => Math.round(value * 100) + 0;

/** `raysPerScan` has to be a part of the rays of the laser. The world has one round target, and nothing in it moves. */
export function drawnRun(
  challenge: number,
  world: World,
  run: JudgedRun,
  { posesPerScan, raysPerScan }: Pick<DrawnRun, 'posesPerScan' | 'raysPerScan'>,
): DrawnRun {
  const blocks = staticBlocks(world);
  const target = world.regions.find((region) => region.shape === 'circle');
  if (target === undefined) throw new Error('Its world has no round target.');
  const ranges = new Float32Array(robotModel.laser.rays);
  const step = ranges.length / raysPerScan;
  const scans = run.poses
    .filter((_, index) => index % posesPerScan === 0)
    .flatMap(([x, y, yaw]) => {
      castRays(blocks, { x, y, yaw }, robotModel.laser.maxRange, ranges);
      return [...ranges]
        .filter((_, ray) => ray % step === 0)
        .map((range) => (Number.isFinite(range) ? hundredths(range) : 0));
    });
  return {
    challenge,
    every: run.every,
    poses: run.poses.flat().map(hundredths).join(' '),
    posesPerScan,
    raysPerScan,
    scans: scans.join(' '),
    boxes: blocks.flatMap(extentOf).map(hundredths).join(' '),
    target: [...target.at, target.radius].map(hundredths).join(' '),
  };
}

/** Of a box that lies along x or along y. */
function extentOf({ x, y, yaw, halfX, halfY }: PlacedBlock): number[] {
  const [along, across] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))];
  if (Math.min(along, across) > 0.01) throw new Error('A box of its world is turned.');
  return along > across ? [x, y, halfX, halfY] : [x, y, halfY, halfX];
}
