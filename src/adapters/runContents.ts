/** What a record of a run is made of. */
import type { SeenPose } from '#contract/robot.ts';
import type { WrittenMark } from '#machines/ports/pastPort.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import { SampleRing } from './SampleRing.ts';

/** Poses come thirty times a second, what the laser reads ten times; of crates a few move at once. */
const POSES = 20_000;
const SCANS = 7000;
const CRATE_MOVES = 60_000;
/** A gripper that closes and opens in every frame fills them in as long as its poses would. */
const CONDITIONS = 20_000;
/** What a laser with more rays reads is not kept; a frame has no room for it either. */
export const MOST_RAYS = 180;

/** Everything of a record. */
export interface RunContents {
  from: number;
  to: number;
  marks: WrittenMark[];
  gaps: [number, number][];
  /** From when to when the robot touched something; the last of them may still last. */
  touches: { from: number; until: number }[];
  /** Where crates stood before the first move that is kept. */
  crates: Map<number, SeenPose>;
  poses: SampleRing;
  scanPoses: SampleRing;
  /** Behind how many there are. */
  scans: SampleRing;
  moves: SampleRing;
  /** What the gripper held and how full the battery was, whenever either changed, as `conditionOf` writes it. */
  conditions: SampleRing;
}

/** Rings of their full size, and nothing in them. */
export function noContents(): RunContents {
  return {
    from: 0,
    to: 0,
    marks: [],
    gaps: [],
    touches: [],
    crates: new Map(),
    poses: new SampleRing(new Float64Array(POSES * 3), 3),
    scanPoses: new SampleRing(new Float64Array(SCANS * 3), 3),
    scans: new SampleRing(new Uint16Array(SCANS * (MOST_RAYS + 1)), MOST_RAYS + 1),
    moves: new SampleRing(new Float64Array(CRATE_MOVES * 4), 4),
    conditions: new SampleRing(new Uint16Array(CONDITIONS * 2), 2),
  };
}

export function poseIn(ring: SampleRing, index: number): SeenPose {
  return [ring.numberAt(index, 0), ring.numberAt(index, 1), ring.numberAt(index, 2)];
}

export function* posesBetween(ring: SampleRing, from: number, to: number): Generator<SeenPose> {
  for (let index = from; index < to; index += 1) yield poseIn(ring, index);
}

/** What the gripper holds and how full the battery is. */
export type Condition = Pick<RobotSight, 'held' | 'battery'>;

/** No crate has that place, and no battery is so full. */
const NONE = 0xffff;

export const conditionOf = ({ held, battery }: Condition): [number, number] => [held ?? NONE, battery ?? NONE];

/** How it was then; neither is known before anything was noted. */
export function conditionAt(ring: SampleRing, at: number): Condition {
  const index = ring.countUntil(at) - 1;
  if (index < 0) return { held: null, battery: null };
  const [held, battery] = [ring.numberAt(index, 0), ring.numberAt(index, 1)];
  return { held: held === NONE ? null : held, battery: battery === NONE ? null : battery };
}
