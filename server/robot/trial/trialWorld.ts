/** A simulated world that notes how the goal stands at every step, and how far the robot has driven. */
import type { Goal } from '#contract/goal.ts';
import type { World } from '#contract/world.ts';
import { stateOf } from '../goals/simulationState.ts';
import { type GoalResult, trackGoal } from '../goals/trackGoal.ts';
import { type SimulatedWorld, STEP_SECONDS, createWorld } from '../world.ts';

/** The laser looks as often as it is published. */
const SCAN_STEPS = 10;

const STILL = { linear: 0.001, angular: 0.001 } as const;

export interface TrialWorld extends SimulatedWorld {
  goal(): GoalResult;
  /** Along its path. */
  metres(): number;
  isStill(): boolean;
}

export function trialWorld(world: World, goal: Goal): TrialWorld {
  const simulated = createWorld(world);
  const track = trackGoal(goal, world);
  let steps = 0;
  let metres = 0;
  let result = track(stateOf(simulated, 0, true));

  return {
    ...simulated,
    step(command) {
      const before = simulated.pose();
      simulated.step(command);
      steps += 1;
      // What comes after the end of the trial is no part of it.
      if (result.status !== 'open') return;
      const { x, y } = simulated.pose();
      metres += Math.hypot(x - before.x, y - before.y);
      result = track(stateOf(simulated, steps * STEP_SECONDS, steps % SCAN_STEPS === 0));
    },
    goal: () => result,
    metres: () => metres,
    isStill() {
      const { linear, angular } = simulated.velocity();
      return Math.abs(linear) < STILL.linear && Math.abs(angular) < STILL.angular;
    },
  };
}
