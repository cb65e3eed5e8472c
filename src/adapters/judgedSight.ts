import { type JudgedRun, judgedLength } from '#contract/judgedRun.ts';
import type { UnmetCheck } from '#contract/verdict.ts';
import type { KeptRun } from '#machines/ports/pastPort.ts';
import type { SeenPose } from '#contract/robot.ts';
import { turnBetween } from '#contract/turnBetween.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import { trailOf } from './trailOf.ts';

/** A run of the judge as something that is kept: its moments are the simulated milliseconds since its start. What failed did so at its end. */
export function keptOfJudge(run: JudgedRun, failures: readonly UnmetCheck[]): KeptRun {
  const { regions } = run;
  const to = judgedLength(run);
  return {
    from: 0,
    to,
    marks: [
      ...collisionsOf(run).map(({ since, x, y }) => ({ kind: 'collided' as const, at: timeOf(run, since), x, y })),
      failures.length > 0 ? { kind: 'failed', at: to, failures } : { kind: 'judged', at: to },
    ],
    gaps: [],
    lag: 0,
    isJudged: true,
    ...(regions && { regions }),
  };
}

/** Where the robot was, and when. */
export function judgedPoses(run: JudgedRun): { at: number; pose: SeenPose }[] {
  return run.poses.map((pose, index) => ({ at: timeOf(run, index), pose }));
}

/** How the robot stood then, as far as it was noted: between two notes it is on its way. What its laser read never was. */
export function judgedSight(run: JudgedRun, at: number): RobotSight | null {
  const { poses, held, battery } = run;
  const last = lastNoted(run, at);
  const noted = poses[last];
  if (noted === undefined) return null;
  const [before, after] = [timeOf(run, last), timeOf(run, last + 1)];
  const share = after > before ? Math.max(0, at - before) / (after - before) : 0;
  const pose = between(noted, poses[last + 1], share);
  return {
    pose,
    scan: null,
    crates: cratesAt(run, last, share),
    trail: trailOf([...poses.slice(0, last + 1), pose]),
    collisions: collisionsOf(run).flatMap(({ since, x, y }) => (since <= last ? [[x, y] as const] : [])),
    isTouching: false,
    held: latest(held, last),
    battery: latest(battery, last),
    isContested: false,
    cells: null,
  };
}

/** When a pose was noted; the last one when the run ended. */
function timeOf(run: JudgedRun, index: number): number {
  return Math.min(index * run.every, judgedLength(run));
}

/** The place in the list of the pose that was noted last at that moment. */
function lastNoted(run: JudgedRun, at: number): number {
  const last = Math.max(0, run.poses.length - 1);
  return at >= judgedLength(run) ? last : Math.max(0, Math.min(last, Math.floor(at / run.every)));
}

/** Where each stands of which that was noted; one that moves until the next note is on its way there. */
function cratesAt({ crates }: JudgedRun, last: number, share: number): Map<number, SeenPose> {
  const places = new Map<number, SeenPose>();
  for (const [since, crate, ...place] of crates) {
    const before = places.get(crate);
    if (since <= last) places.set(crate, place);
    else if (since === last + 1 && before !== undefined) places.set(crate, between(before, place, share));
  }
  return places;
}

/** On the way from one pose to the next, turning the shorter way round. */
function between(from: SeenPose, to: SeenPose | undefined, share: number): SeenPose {
  if (to === undefined || share === 0) return from;
  return [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1]),
    from[2] + share * turnBetween(from[2], to[2]),
  ];
}

/** Where the robot ran into something, and at which pose. */
function collisionsOf({ poses, collided = [] }: JudgedRun): { since: number; x: number; y: number }[] {
  return collided.flatMap((since) => {
    const pose = poses[since];
    return pose === undefined ? [] : [{ since, x: pose[0], y: pose[1] }];
  });
}

/** What was noted last until then; null before anything was. */
function latest(changes: readonly (readonly [number, number | null])[] | undefined, until: number): number | null {
  return changes?.findLast(([since]) => since <= until)?.[1] ?? null;
}
