/** A simulated world that notes how the goal stands at every step, how far the robot has driven, and when it was commanded. */
import type { Goal } from '#contract/goal.ts';
import type { JudgedRun } from '#contract/judgedRun.ts';
import type { World } from '#contract/world.ts';
import { shownPercent } from '../battery.ts';
import { stateOf } from '../goals/simulationState.ts';
import { STILL_SECONDS } from '../goals/trackCheck.ts';
import { type GoalResult, trackGoal } from '../goals/trackGoal.ts';
import { runTrack } from './runTrack.ts';
import { type SimulatedWorld, STEP_SECONDS, type Velocity, createWorld } from '../world.ts';

/** The laser looks as often as it is published. */
const SCAN_STEPS = 10;

const STILL = { linear: 0.001, angular: 0.001 } as const;

export interface TrialWorld extends SimulatedWorld {
  goal(): GoalResult;
  /** Along its path. */
  metres(): number;
  /** Neither the robot nor a door has moved for as long as the check `stop` asks for. */
  isAtRest(): boolean;
  /** To be told of every command when it comes. */
  commanded(velocity: Velocity): void;
  /** What programs do with topics, as in `subscribing /scan`; once they did, they have. */
  used(uses: readonly string[]): void;
  /** How it drove until the end of the trial. */
  run(): JudgedRun;
}

export function trialWorld(world: World, goal: Goal): TrialWorld {
  const simulated = createWorld(world);
  const track = trackGoal(goal, world);
  const uses = new Set<string>();
  let wasTouching = false;
  let hasCollided = false;
  const driven = runTrack(SCAN_STEPS * STEP_SECONDS * 1000);
  const note = (): void => {
    const charge = simulated.charge();
    const battery = charge === null ? null : shownPercent(charge);
    driven.note({
      pose: simulated.pose(),
      moving: simulated.moving(),
      held: simulated.held(),
      battery,
      hasCollided,
    });
    hasCollided = false;
  };
  /** A touch is shorter than the time between two notes where the robot grazes something, or turns back at once. */
  const feel = (): void => {
    const touches = simulated.touched().length > 0;
    hasCollided ||= touches && !wasTouching;
    wasTouching = touches;
  };
  feel();
  note();
  let steps = 0;
  let metres = 0;
  let drivenAt = Infinity;
  let restingSince = 0;
  let doors = [...simulated.openness().values()];

  const isMoving = (): boolean => {
    const before = doors;
    doors = [...simulated.openness().values()];
    const { linear, angular } = simulated.velocity();
    const isStill = Math.abs(linear) < STILL.linear && Math.abs(angular) < STILL.angular;
    return !isStill || doors.some((part, door) => part !== before[door]);
  };
  const look = (hasScan: boolean): GoalResult => {
    const time = steps * STEP_SECONDS;
    return track(stateOf(simulated, time, hasScan, { metres, silence: Math.max(0, time - drivenAt), uses }));
  };
  let result = look(true);

  return {
    ...simulated,
    step(command) {
      const before = simulated.pose();
      simulated.step(command);
      steps += 1;
      const time = steps * STEP_SECONDS;
      restingSince = isMoving() ? Infinity : Math.min(restingSince, time);
      // What comes after the end of the trial is no part of it.
      if (result.status !== 'open') return;
      const { x, y } = simulated.pose();
      feel();
      metres += Math.hypot(x - before.x, y - before.y);
      result = look(steps % SCAN_STEPS === 0);
      if (steps % SCAN_STEPS === 0 || result.status !== 'open') note();
    },
    goal: () => result,
    metres: () => metres,
    run: () => driven.tell(Math.round(result.time * 1000)),
    // Reckoned as `stop` does, to the last digit: whoever is at rest has stood still for it, too.
    isAtRest: () => steps * STEP_SECONDS - restingSince >= STILL_SECONDS,
    commanded({ linear, angular }) {
      drivenAt = linear === 0 && angular === 0 ? Infinity : steps * STEP_SECONDS;
    },
    used: (now) => now.forEach((use) => uses.add(use)),
  };
}
