import type { JudgedRun } from '#contract/judgedRun.ts';
import type { KeptRun } from '#machines/ports/pastPort.ts';
import type { SeenPose } from '#contract/robot.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import { trailOf } from './trailOf.ts';

/** A run of the judge as something that is kept: its moments are the simulated milliseconds since its start. */
export function keptOfJudge(run: JudgedRun): KeptRun {
  const { every, poses, regions } = run;
  const to = Math.max(0, poses.length - 1) * every;
  return {
    from: 0,
    to,
    marks: [
      ...collisionsOf(run).map(({ since, x, y }) => ({ kind: 'collided' as const, at: since * every, x, y })),
      { kind: 'judged', at: to },
    ],
    gaps: [],
    lag: 0,
    isJudged: true,
    ...(regions && { regions }),
  };
}

/** How the robot stood then, as far as it was noted. What its laser read never was. */
export function judgedSight(run: JudgedRun, at: number): RobotSight | null {
  const { every, poses, crates, held, battery } = run;
  const last = Math.max(0, Math.min(poses.length - 1, Math.floor(at / every)));
  const pose = poses[last];
  if (pose === undefined) return null;
  const places = new Map<number, SeenPose>();
  for (const [since, crate, ...place] of crates) if (since <= last) places.set(crate, place);
  return {
    pose,
    scan: null,
    crates: places,
    trail: trailOf(poses.slice(0, last + 1)),
    collisions: collisionsOf(run).flatMap(({ since, x, y }) => (since <= last ? [[x, y] as const] : [])),
    isTouching: false,
    held: latest(held, last),
    battery: latest(battery, last),
    isContested: false,
    cells: null,
  };
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
