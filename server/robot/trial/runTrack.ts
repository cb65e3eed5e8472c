/** Notes where the robot and what moves beside it are while a program is judged, and tells it in so much and no more. */
import type { JudgedRun } from '#contract/judgedRun.ts';
import type { SeenPose } from '#contract/robot.ts';
import type { Pose } from '../placedBlock.ts';

/** A longer run is told of in larger steps. */
const MOST_POSES = 400;
const MOST_CRATE_MOVES = 800;

/** Less than that is no movement, in metres and radians. */
const STILL = 0.002;

export interface RunTrack {
  note: (pose: Pose, crates: readonly Pose[]) => void;
  tell: () => JudgedRun;
}

/** `every` says how many simulated milliseconds lie between two notes. */
export function runTrack(every: number): RunTrack {
  const notes: { pose: SeenPose; crates: SeenPose[] }[] = [];
  return {
    note: (pose, crates) => void notes.push({ pose: rounded(pose), crates: crates.map(rounded) }),

    tell() {
      for (let step = 1; ; step *= 2) {
        // The end is told of in any case.
        const told = notes.filter((_, index) => index % step === 0 || index === notes.length - 1);
        const run = { every: every * step, poses: told.map(({ pose }) => pose), crates: movesOf(told) };
        const fits = run.poses.length <= MOST_POSES && run.crates.length <= MOST_CRATE_MOVES;
        if (fits || told.length <= 2) return run;
      }
    },
  };
}

function movesOf(notes: readonly { crates: readonly SeenPose[] }[]): JudgedRun['crates'] {
  const moves: JudgedRun['crates'] = [];
  const told = [...(notes[0]?.crates ?? [])];
  for (const [index, { crates }] of notes.entries())
    for (const [crate, pose] of crates.entries()) {
      if (told[crate]?.every((value, axis) => Math.abs(value - (pose[axis] ?? 0)) < STILL) === true) continue;
      told[crate] = pose;
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
