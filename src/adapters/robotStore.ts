/** Keeps what was seen of the robot last, read by whoever shows it. */
import type { RobotFrame, SeenPose } from '#contract/robot.ts';
import type { RobotFact, RobotPort, RobotSight } from '#machines/ports/robotPort.ts';
import { cellsAfter } from './cellsAfter.ts';
import { onceAFrame } from './onceAFrame.ts';
import { GAP_MS, extendTrail } from './trailOf.ts';

const TELL_EVERY_MS = 1000;

/** So many collisions are kept. */
const COLLISIONS = 100;

export interface RobotStore extends RobotPort {
  take(frame: RobotFrame): void;
}

export function robotStore(now: () => number = () => performance.now()): RobotStore {
  const listeners = new Set<() => void>();
  const observers = new Set<(fact: RobotFact) => void>();
  let sight: RobotSight | null = null;
  let last: RobotFrame | null = null;
  let lastAt = -Infinity;
  let notifiedAt = -Infinity;
  /** As it was told last; null when whoever watches now was told nothing yet. */
  let isPaused: boolean | null = null;

  const draw = onceAFrame(listeners);
  const tell = (fact: RobotFact) => observers.forEach((observer) => observer(fact));

  const show = (next: RobotSight | null) => {
    sight = next;
    draw();
  };

  return {
    take(frame) {
      const before = last;
      last = frame;
      const isSameWorld = before?.world === frame.world;
      const isSameEra = isSameWorld && before.era === frame.era;
      const next = sightOf(frame, isSameEra ? sight : null, isSameWorld ? sight : null, now() - lastAt > GAP_MS);
      lastAt = now();
      if (sight === null || !isSame(sight, next)) show(next);
      if (!isSameWorld) tell({ type: 'robot.entered', challengeId: frame.world });
      else if (!isSameEra) tell({ type: 'robot.returned' });
      if (frame.scan === undefined && isPaused !== (frame.paused === true)) {
        isPaused = frame.paused === true;
        tell({ type: isPaused ? 'robot.paused' : 'robot.continued' });
      }
      if (now() - notifiedAt < TELL_EVERY_MS) return;
      notifiedAt = now();
      tell({ type: 'robot.seen' });
    },

    read: () => sight,

    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },

    watch(observer) {
      observers.add(observer);
      last = null;
      isPaused = null;
      notifiedAt = -Infinity;
      show(null);
      return () => void observers.delete(observer);
    },
  };
}

/** The trail and what the laser read belong to one era; where the crates stand is told anew only when they moved. */
function sightOf(
  { pose, scan, crates, touches, held, battery, contested, cells }: RobotFrame,
  sameEra: RobotSight | null,
  sameWorld: RobotSight | null,
  isAfterGap: boolean,
): RobotSight {
  const isTouching = scan === undefined ? touches === true : (sameEra?.isTouching ?? false);
  return {
    pose: sameEra !== null && isSamePose(sameEra.pose, pose) ? sameEra.pose : pose,
    scan: scan === undefined ? (sameEra?.scan ?? null) : scanAfter(sameEra?.scan ?? null, { pose, ranges: scan }),
    crates: cratesAfter(sameWorld?.crates ?? new Map(), crates),
    trail: extendTrail(sameEra?.trail ?? [], pose, isAfterGap),
    collisions: isTouching ? collisionsAfter(sameEra, pose) : (sameEra?.collisions ?? []),
    isTouching,
    cells: cellsAfter(sameEra?.cells ?? null, cells),
    held: scan === undefined ? (held ?? null) : (sameEra?.held ?? null),
    battery: scan === undefined ? (battery ?? null) : (sameEra?.battery ?? null),
    isContested: scan === undefined ? contested === true : (sameEra?.isContested ?? false),
  };
}

/** A robot that stands still is told of thirty times a second: nothing of it is drawn anew. */
function isSame(before: RobotSight, after: RobotSight): boolean {
  return (
    before.pose === after.pose &&
    before.scan === after.scan &&
    before.crates === after.crates &&
    before.trail === after.trail &&
    before.collisions === after.collisions &&
    before.isTouching === after.isTouching &&
    before.cells === after.cells &&
    before.held === after.held &&
    before.battery === after.battery &&
    before.isContested === after.isContested
  );
}

function isSamePose(one: SeenPose, other: SeenPose): boolean {
  return one.every((value, index) => value === other[index]);
}

function scanAfter(before: RobotSight['scan'], after: NonNullable<RobotSight['scan']>): RobotSight['scan'] {
  const isSameScan =
    before !== null &&
    isSamePose(before.pose, after.pose) &&
    before.ranges.length === after.ranges.length &&
    before.ranges.every((range, ray) => range === after.ranges[ray]);
  return isSameScan ? before : after;
}

/** Where a touch begins: one that lasts is one collision. */
function collisionsAfter(before: RobotSight | null, [x, y]: SeenPose): RobotSight['collisions'] {
  if (before?.isTouching === true) return before.collisions;
  return [...(before?.collisions ?? []).slice(1 - COLLISIONS), [x, y]];
}

function cratesAfter(
  before: ReadonlyMap<number, SeenPose>,
  crates: RobotFrame['crates'],
): ReadonlyMap<number, SeenPose> {
  if (crates === undefined) return before;
  return new Map([...before, ...crates.map(([index, ...pose]): [number, SeenPose] => [index, pose])]);
}
