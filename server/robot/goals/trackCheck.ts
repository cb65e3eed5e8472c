/** Follows one check of a goal through a simulation. */
import type { Check } from '#contract/goal.ts';
import type { Region, World } from '#contract/world.ts';
import { gapBetween } from '../gapBetween.ts';
import { robotModel } from '../robotModel.ts';
import { regionContains } from './regionContains.ts';
import { seenCells } from './seenCells.ts';
import type { SimulationState } from './simulationState.ts';

/** How a check stands: `broken` can no longer be mended. */
export interface CheckResult {
  status: 'open' | 'holds' | 'broken';
  /** How far it is on its way, from 0 to 1. */
  progress: number;
  /** What broke it: a wall or a block, a line. */
  cause?: string;
}

/** To be called with every moment, in their order; the answer is for that moment. */
export type CheckTracker = (state: SimulationState) => CheckResult;

/** A robot that only turns back has no speed for a moment, too: it stands still once it has for so long. */
export const STILL_SECONDS = 0.5;
const STILL = { linear: 0.01, angular: 0.02 } as const;

/** A command is late when two of them should have come: one may be lost on a busy computer. */
const LATE = 2;

const HOLDS: CheckResult = { status: 'holds', progress: 1 };

/** Every name in the check must be in the world. */
export function trackCheck(check: Check, world: World): CheckTracker {
  switch (check.check) {
    case 'stop':
      return trackStop(check.region === undefined ? undefined : regionOf(world, check.region));
    case 'face':
      return ({ pose }) => (offBy(pose.yaw, check.heading) <= check.within ? HOLDS : open(0));
    case 'visit':
      return trackVisits(check.regions.map((name) => regionOf(world, name)));
    case 'deliver':
      return trackDelivery(check.crates, regionOf(world, check.region), world);
    case 'letGo':
      return ({ held }) => (held === null ? HOLDS : open(0));
    case 'see':
      return trackSight(check, world);
    case 'door':
      return ({ openness }) => {
        const part = openness.get(check.door) ?? 0;
        const reached = check.is === 'open' ? part : 1 - part;
        return reached === 1 ? HOLDS : open(reached);
      };
    case 'touchNothing':
      return latch(({ touched }) => (touched.length === 0 ? HOLDS : broken(touched[0])));
    case 'keepOff':
      return trackLine(check.line, world);
    case 'commandRate':
      return latch((state) => (isMoving(state) && state.silence > LATE / check.hertz ? broken() : HOLDS));
    case 'uses':
      return ({ uses }) => (uses.has(`${check.by} ${check.topic}`) ? HOLDS : open(0));
    case 'charge':
      return latch(({ charge }) => (charge === 0 ? broken() : HOLDS));
    case 'withinMetres':
      return latch(({ metres }) => (metres <= check.metres ? HOLDS : broken()));
    case 'withinTime':
      return latch(({ time }) => (time <= check.seconds ? HOLDS : broken()));
    default:
      return check satisfies never;
  }
}

function trackStop(region: Region | undefined): CheckTracker {
  let stillSince = Infinity;
  return ({ time, pose, velocity }) => {
    stillSince = isMoving({ velocity }) ? Infinity : Math.min(stillSince, time);
    const isThere = region === undefined || regionContains(region, pose.x, pose.y);
    return isThere && time - stillSince >= STILL_SECONDS ? HOLDS : open(0);
  };
}

function trackVisits(regions: readonly Region[]): CheckTracker {
  let visited = 0;
  return ({ pose }) => {
    const next = regions[visited];
    if (next !== undefined && regionContains(next, pose.x, pose.y)) visited += 1;
    return visited === regions.length ? HOLDS : open(visited / regions.length);
  };
}

function trackDelivery(names: readonly string[], region: Region, world: World): CheckTracker {
  const wanted = names.map((name) => world.crates.findIndex((crate) => crate.name === name));
  return ({ crates }) => {
    const delivered = wanted.filter((index) => {
      const crate = crates[index];
      return crate !== undefined && regionContains(region, crate.x, crate.y);
    });
    return delivered.length === wanted.length ? HOLDS : open(delivered.length / wanted.length);
  };
}

function trackSight({ region, cell, share }: Extract<Check, { check: 'see' }>, world: World): CheckTracker {
  const seen = seenCells(regionOf(world, region), cell, world);
  return ({ pose, ranges }) => {
    if (ranges !== null) seen.look(pose, ranges);
    return seen.share() >= share ? HOLDS : open(seen.share() / share);
  };
}

function trackLine(name: string, world: World): CheckTracker {
  const line = world.lines.find((candidate) => candidate.name === name);
  if (line === undefined) throw new Error(`The world has no line ${name}.`);
  const [dx, dy] = [line.to[0] - line.from[0], line.to[1] - line.from[1]];
  const [x, y] = [line.from[0] + dx / 2, line.from[1] + dy / 2];
  const strip = { x, y, yaw: Math.atan2(dy, dx), halfX: Math.hypot(dx, dy) / 2, halfY: 0 };
  const body = { halfX: robotModel.halfLength, halfY: robotModel.halfWidth };
  return latch(({ pose }) => (gapBetween({ ...pose, ...body }, strip) > 0 ? HOLDS : broken(name)));
}

function isMoving({ velocity }: Pick<SimulationState, 'velocity'>): boolean {
  return Math.abs(velocity.linear) >= STILL.linear || Math.abs(velocity.angular) >= STILL.angular;
}

/** How many degrees a heading is off another. */
function offBy(yaw: number, degrees: number): number {
  const off = yaw - (degrees * Math.PI) / 180;
  return Math.abs((Math.atan2(Math.sin(off), Math.cos(off)) * 180) / Math.PI);
}

/** What is broken stays so. */
function latch(judge: CheckTracker): CheckTracker {
  let last = HOLDS;
  return (state) => {
    if (last.status !== 'broken') last = judge(state);
    return last;
  };
}

function regionOf(world: World, name: string): Region {
  const region = world.regions.find((candidate) => candidate.name === name);
  if (region === undefined) throw new Error(`The world has no region ${name}.`);
  return region;
}

function open(progress: number): CheckResult {
  return { status: 'open', progress };
}

function broken(cause?: string): CheckResult {
  return { status: 'broken', progress: 0, ...(cause === undefined ? {} : { cause }) };
}
