/** Notes how the robot and what moves beside it are while a program is judged, and tells it in so much and no more. */
import type { JudgedRun } from '#contract/judgedRun.ts';
import type { SeenPose } from '#contract/robot.ts';
import type { Pose } from '../placedBlock.ts';

/** A longer run is told of in larger steps. */
const MOST_POSES = 400;
const MOST_CRATE_MOVES = 800;
const MOST_GRIPS = 200;

/** The newest ones, as many as a page shows of a robot that drives now. */
const MOST_COLLISIONS = 100;

/** Less than that is no movement, in metres and radians. */
const STILL = 0.002;

/** How it is at a moment. */
export interface RunNote {
  pose: Pose;
  /** What moves beside the robot, in the order of `movingBoxes`. */
  moving: readonly Pose[];
  /** The crate that the gripper holds, by its place in the world's list. */
  held: number | null;
  /** In parts of a hundred; null where the world gives the battery no end. */
  battery: number | null;
  /** Since the last note the robot has begun to touch something that it cannot push. */
  hasCollided: boolean;
}

export interface RunTrack {
  note: (note: RunNote) => void;
  /** `end` says how many simulated milliseconds after its first note the run ended; the last one was taken then. */
  tell: (end: number) => JudgedRun;
}

interface Kept extends Pick<RunNote, 'held' | 'battery' | 'hasCollided'> {
  pose: SeenPose;
  moving: SeenPose[];
}

/** `every` says how many simulated milliseconds lie between two notes. */
export function runTrack(every: number): RunTrack {
  const notes: Kept[] = [];
  return {
    note: ({ pose, moving, ...rest }) => void notes.push({ ...rest, pose: rounded(pose), moving: moving.map(rounded) }),

    tell(end) {
      for (let step = 1; ; step *= 2) {
        // The end is told of in any case.
        const kept = notes.filter((_, index) => index % step === 0 || index === notes.length - 1);
        const run = { ...runOf(kept, every * step, end), ...collisionsOf(notes, step) };
        const fits =
          run.poses.length <= MOST_POSES &&
          run.crates.length <= MOST_CRATE_MOVES &&
          (run.held?.length ?? 0) <= MOST_GRIPS;
        if (fits || kept.length <= 2) return run;
      }
    },
  };
}

function runOf(notes: readonly Kept[], every: number, end: number): JudgedRun {
  const held = changesOf(notes.map((note) => note.held));
  const battery = changesOf(notes.map((note) => note.battery));
  return {
    every,
    ...(end !== (notes.length - 1) * every && { end }),
    poses: notes.map(({ pose }) => pose),
    crates: movesOf(notes),
    ...(held.length > 0 && { held }),
    ...(battery.length > 0 && {
      battery: battery.flatMap(([since, percent]) => (percent === null ? [] : [[since, percent] as const])),
    }),
  };
}

/** Of whatever is left out between two poses that are told, a collision is told with the later one. */
function collisionsOf(notes: readonly Kept[], step: number): Pick<JudgedRun, 'collided'> {
  const all = notes.flatMap(({ hasCollided }, index) => (hasCollided ? [Math.ceil(index / step)] : []));
  const collided = [...new Set(all)].slice(-MOST_COLLISIONS);
  return collided.length > 0 ? { collided } : {};
}

/** Each value that is another than the one before, behind its place; before the first there was none. */
function changesOf(values: readonly (number | null)[]): [number, number | null][] {
  return values.flatMap((value, index) =>
    value === (values[index - 1] ?? null) ? [] : [[index, value] satisfies [number, number | null]],
  );
}

function movesOf(notes: readonly Kept[]): JudgedRun['crates'] {
  const moves: JudgedRun['crates'] = [];
  // At first nothing is told: where a varied start has put a crate, nobody else knows.
  const lastPoses: SeenPose[] = [];
  for (const [index, { moving }] of notes.entries())
    for (const [crate, pose] of moving.entries()) {
      if (lastPoses[crate]?.every((value, axis) => Math.abs(value - (pose[axis] ?? 0)) < STILL) === true) continue;
      lastPoses[crate] = pose;
      moves.push([index, crate, ...pose]);
    }
  return moves;
}

/** To millimetres and thousandths of a radian; a zero has no sign. */
function rounded({ x, y, yaw }: Pose): SeenPose {
  return [thousandths(x), thousandths(y), thousandths(yaw)];
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
