/** The only way a view looks inside a robot view. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OpenedWorld } from '#contract/robot.ts';
import type { Reason } from '../ports/reason.ts';
import type { OdometryKind } from '../ports/pastPort.ts';
import type { RobotPort } from '../ports/robotPort.ts';
import type { RobotRequestError, robotViewMachine } from './robotViewMachine.ts';

export type RobotViewActor = ActorRefFrom<typeof robotViewMachine>;
type RobotViewSnapshot = SnapshotFrom<typeof robotViewMachine>;

/** How far what is shown can be trusted. */
export type RobotViewState = 'disconnected' | 'asking' | 'live' | 'late' | 'unavailable';

export const selectRobot = (view: RobotViewSnapshot): RobotPort => view.context.robot;
export const selectWorld = (view: RobotViewSnapshot): OpenedWorld | null => view.context.world;
/** It can be seen that the robot is not in the world of this challenge; null is the practice world. */
export const selectIsElsewhere = (view: RobotViewSnapshot, challengeId: number | null): boolean =>
  view.matches({ view: 'shown' }) && view.context.world !== null && view.context.world.challenge_id !== challengeId;
/** Exact also while the world is not known: most are so. */
export const selectOdometry = (view: RobotViewSnapshot): OdometryKind =>
  view.context.world?.world.odometry === undefined ? 'exact' : 'misled';
export const selectHasWorldFailed = (view: RobotViewSnapshot): boolean => view.matches({ world: 'failed' });
export const selectIsPaused = (view: RobotViewSnapshot): boolean => view.matches({ time: 'paused' });
export const selectReturns = (view: RobotViewSnapshot): number => view.context.returns;
export const selectRefusal = (view: RobotViewSnapshot): RobotRequestError | null => view.context.refusal;
/** Why there is no robot to see, as far as the server says; of a view that is unavailable. */
export const selectWhyUnavailable = (view: RobotViewSnapshot): Reason | null => view.context.whyUnavailable;
export const selectRobotViewState = (view: RobotViewSnapshot): RobotViewState => {
  const isIn = (state: 'asking' | 'live' | 'late' | 'unavailable') =>
    view.matches({ view: { shown: { connected: state } } });
  if (isIn('asking')) return 'asking';
  if (isIn('live')) return 'live';
  if (isIn('late')) return 'late';
  return isIn('unavailable') ? 'unavailable' : 'disconnected';
};
