/** The only way a view looks inside a launch. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LaunchOutcome } from './launchAnswers.ts';
import type { launchMachine } from './launchMachine.ts';

export type LaunchActor = ActorRefFrom<typeof launchMachine>;
type LaunchSnapshot = SnapshotFrom<typeof launchMachine>;

/** What the control offers and says: to start, to stop, or what it is waiting for. */
export type LaunchStatus = 'stopped' | 'building' | 'connecting' | 'starting' | 'running' | 'stopping' | 'restarting';

const underWay = ['building', 'connecting', 'starting', 'running', 'stopping'] as const;

export function selectStatus(launch: LaunchSnapshot): LaunchStatus {
  if (launch.matches({ control: { stopping: 'again' } })) return 'restarting';
  if (launch.matches({ control: 'starting', term: 'withdrawn' })) return 'stopping';
  return underWay.find((control) => launch.matches({ control })) ?? 'stopped';
}

/** Why the program does not run, or could not be stopped; null when that was wished. */
export const selectOutcome = (launch: LaunchSnapshot): LaunchOutcome | null => launch.context.outcome;
