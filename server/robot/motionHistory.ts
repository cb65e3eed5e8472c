import type { RobotReport } from '#contract/graph.ts';
import type { Sighting } from '../sandbox/robotMessages.ts';
import { robotModel } from './robotModel.ts';
import type { Velocity } from './world.ts';

/** As many moments are kept; one is taken every half a second. */
const KEPT_MOMENTS = 11;
export const MOMENT_MS = 500;

/** What the robot remembers of its last five seconds. */
export interface MotionHistory {
  /** The time is that of the computer, in milliseconds, here and below. */
  commanded(velocity: Velocity, now: number): void;
  /** Call it every `MOMENT_MS`. */
  note(sighting: Sighting, now: number): void;
  /** What happened from the oldest moment that is kept until now. */
  report(sighting: Sighting, now: number): RobotReport;
}

interface Moment {
  now: number;
  commands: number;
  driven: number;
  turned: number;
  simulated: number;
  /** When the first command after it came, where one did before the next moment. */
  commandAt?: number;
}

export function createMotionHistory(): MotionHistory {
  const moments: Moment[] = [];
  let commands = 0;
  let driven = 0;
  let turned = 0;
  let simulated = 0;
  let last: Velocity | null = null;
  let lastAt = 0;
  let before: Sighting | undefined;

  /** A robot that was put back to its start did not drive there. */
  function follow(sighting: Sighting): void {
    if (before !== undefined && before.era === sighting.era) {
      driven += Math.hypot(sighting.pose[0] - before.pose[0], sighting.pose[1] - before.pose[1]);
      turned += Math.abs(angleBetween(sighting.pose[2], before.pose[2]));
      simulated += Math.max(0, sighting.at - before.at) / 1000;
    }
    before = sighting;
  }

  return {
    commanded(velocity, now) {
      commands += 1;
      last = velocity;
      lastAt = now;
      const newest = moments.at(-1);
      if (newest !== undefined) newest.commandAt ??= now;
    },
    note(sighting, now) {
      follow(sighting);
      moments.push({ now, commands, driven, turned, simulated });
      if (moments.length > KEPT_MOMENTS) moments.shift();
    },
    report(sighting, now) {
      follow(sighting);
      const first = moments[0] ?? { now, commands, driven, turned, simulated };
      const commandAt = moments.find((moment) => moment.commandAt !== undefined)?.commandAt;
      const scan = sighting.scan ?? [];
      const ahead = scan[scan.length / 2] ?? 0;
      return {
        seconds: (now - first.now) / 1000,
        commands: commands - first.commands,
        span: commandAt === undefined ? 0 : (lastAt - commandAt) / 1000,
        silence: commandAt === undefined ? null : (now - lastAt) / 1000,
        last: last === null ? null : { linear: finite(last.linear), angular: finite(last.angular) },
        limit: { linear: robotModel.maxLinearSpeed, angular: robotModel.maxAngularSpeed },
        driven: driven - first.driven,
        turned: turned - first.turned,
        simulated: simulated - first.simulated,
        ahead: ahead === 0 ? null : ahead / 100,
        touches: sighting.touches,
        battery: sighting.battery ?? null,
      };
    },
  };
}

/** JSON knows no others; what is no number commands nothing. */
const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

function angleBetween(one: number, other: number): number {
  return Math.atan2(Math.sin(one - other), Math.cos(one - other));
}
