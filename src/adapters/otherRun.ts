/** Runs that can be looked at in place of what was seen in this tab. */
import { JUDGED_START_MS } from '#contract/judgedClock.ts';
import type { JudgedRun } from '#contract/judgedRun.ts';
import type { UnmetCheck } from '#contract/verdict.ts';
import type { KeptRun, OdometryKind, RunMark } from '#machines/ports/pastPort.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import { judgedPoses, judgedSight, keptOfJudge } from './judgedSight.ts';
import { runBag } from './runBag.ts';
import type { WrittenRun } from './runBytes.ts';
import { collisionsWithin, runSpan } from './runSpan.ts';

/** How much faster than life a run of the judge is played. */
const JUDGED_SPEED = 4;

export interface OtherRun {
  /** The challenge in whose world it was driven; null is the practice world. */
  world: number | null;
  kept: KeptRun;
  /** How much faster than life it is played. */
  speed: number;
  sightAt: (at: number) => RobotSight | null;
  /** The parts of its bag; nothing of two runs at once. */
  bag: (odometry: OdometryKind) => Uint8Array<ArrayBuffer>[] | null;
}

export function runOfJudge(run: JudgedRun, world: number | null, failures: readonly UnmetCheck[]): OtherRun {
  const driven = { poses: () => judgedPoses(run), scans: () => [], every: run.every };
  return {
    world,
    kept: keptOfJudge(run, failures),
    speed: JUDGED_SPEED,
    sightAt: (at) => judgedSight(run, at),
    bag: (odometry) => runBag(driven, -JUDGED_START_MS, odometry),
  };
}

/** One that was kept under this name. */
export function runOfName(name: string, { record, world, began, marks }: WrittenRun): OtherRun {
  const lag = -began;
  return {
    world,
    kept: { from: record.from, to: record.to, marks, gaps: record.gaps, lag, name },
    speed: 1,
    sightAt: (at) => record.sightAt(at),
    bag: (odometry) => runBag(record, lag, odometry),
  };
}

/** The time of runs that are compared, from the start of each until the last has ended. Their robots are drawn as ghosts, and no other. */
export function runOfCompared(runs: readonly OtherRun[]): OtherRun | null {
  const [first] = runs;
  if (first === undefined) return null;
  const marks = runs.flatMap(({ kept }): RunMark[] => {
    const { start, end } = runSpan(kept);
    const name = kept.name ?? '';
    return [
      ...collisionsWithin(kept, start, end).map(({ kind, at, x, y }) => ({ kind, x, y, at: at - start, run: name })),
      { kind: 'ended', name, at: end - start },
    ];
  });
  return {
    world: first.world,
    kept: {
      from: 0,
      to: Math.max(...marks.map(({ at }) => at)),
      marks: marks.toSorted((one, other) => one.at - other.at),
      gaps: [],
      lag: 0,
      isComparison: true,
    },
    speed: 1,
    sightAt: () => null,
    bag: () => null,
  };
}
