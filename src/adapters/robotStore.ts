/** Keeps what was seen of the robot last, read by whoever shows it. */
import type { RobotFrame, SeenPose } from '#contract/robot.ts';
import type { RobotFact, RobotPort, RobotSight } from '#machines/ports/robotPort.ts';
import { nextFrame } from './nextFrame.ts';

const TELL_EVERY_MS = 1000;

/** The trail has a point for every so many metres, and so many of them. */
const TRAIL_STEP = 0.05;
const TRAIL_POINTS = 2000;

export interface RobotStore extends RobotPort {
  take(frame: RobotFrame): void;
}

export function robotStore(now: () => number = () => performance.now()): RobotStore {
  const listeners = new Set<() => void>();
  const observers = new Set<(fact: RobotFact) => void>();
  let sight: RobotSight | null = null;
  let last: RobotFrame | null = null;
  let toldAt = -Infinity;
  let isTelling = false;

  const tell = (fact: RobotFact) => observers.forEach((observer) => observer(fact));

  const show = (next: RobotSight | null) => {
    sight = next;
    if (isTelling || listeners.size === 0) return;
    isTelling = true;
    nextFrame(() => {
      isTelling = false;
      for (const changed of listeners) changed();
    });
  };

  return {
    take(frame) {
      const before = last;
      last = frame;
      const isSameWorld = before?.world === frame.world;
      const isSameEra = isSameWorld && before.era === frame.era;
      show(sightOf(frame, isSameEra ? sight : null, isSameWorld ? sight : null));
      if (!isSameWorld) tell({ type: 'robot.entered', challengeId: frame.world });
      else if (!isSameEra) tell({ type: 'robot.returned' });
      if (now() - toldAt < TELL_EVERY_MS) return;
      toldAt = now();
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
      toldAt = -Infinity;
      show(null);
      return () => void observers.delete(observer);
    },
  };
}

/** The trail and what the laser read belong to one era; where the crates stand is told anew only when they moved. */
function sightOf(
  { pose, scan, crates }: RobotFrame,
  sameEra: RobotSight | null,
  sameWorld: RobotSight | null,
): RobotSight {
  return {
    pose,
    scan: scan === undefined ? (sameEra?.scan ?? null) : { pose, ranges: scan },
    crates: cratesAfter(sameWorld?.crates ?? new Map(), crates),
    trail: trailAfter(sameEra?.trail ?? [], pose),
  };
}

function cratesAfter(
  before: ReadonlyMap<number, SeenPose>,
  crates: RobotFrame['crates'],
): ReadonlyMap<number, SeenPose> {
  if (crates === undefined) return before;
  return new Map([...before, ...crates.map(([index, ...pose]): [number, SeenPose] => [index, pose])]);
}

function trailAfter(before: RobotSight['trail'], [x, y]: SeenPose): RobotSight['trail'] {
  const end = before.at(-1);
  if (end !== undefined && Math.hypot(x - end[0], y - end[1]) < TRAIL_STEP) return before;
  return [...before.slice(1 - TRAIL_POINTS), [x, y]];
}
