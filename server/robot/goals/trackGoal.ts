/** Whether the goal of a challenge is met, computed from the simulation alone: the same states always lead to the same answer. */
import type { Goal } from '#contract/goal.ts';
import type { World } from '#contract/world.ts';
import type { Pose } from '../placedBlock.ts';
import type { SimulationState } from './simulationState.ts';
import { type CheckResult, trackCheck } from './trackCheck.ts';

export interface GoalResult {
  /** `met` and `failed` are for good. */
  status: 'open' | 'met' | 'failed';
  /** In the order of the goal; from the moment in which it was met or failed they are those of that moment. */
  checks: readonly CheckResult[];
  /** When and where it was met or failed; those of the newest moment while it is open. */
  time: number;
  pose: Pose;
}

/** To be called with every moment, in their order, the first one before anything has moved. */
export type GoalTracker = (state: SimulationState) => GoalResult;

export function trackGoal(goal: Goal, world: World): GoalTracker {
  const trackers = goal.map((check) => trackCheck(check, world));
  let last: GoalResult | undefined;
  return (state) => {
    if (last !== undefined && last.status !== 'open') return last;
    const checks = trackers.map((track) => track(state));
    last = { status: statusOf(checks), checks, time: state.time, pose: state.pose };
    return last;
  };
}

function statusOf(checks: readonly CheckResult[]): GoalResult['status'] {
  if (checks.some(({ status }) => status === 'broken')) return 'failed';
  return checks.every(({ status }) => status === 'holds') ? 'met' : 'open';
}
