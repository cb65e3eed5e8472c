/** What a launch starts, what the answers about it say, and which process of many is meant. */
import type { ProcessEntry } from '#contract/entities.ts';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import type { Reason } from '../ports/reason.ts';
import type { ExecuteRequest, ProcessAnswer, StartAnswer } from '../ports/processPort.ts';
import { reasonOf } from '../reasonOf.ts';
import { required } from '../required.ts';
import { withOutcome } from '../withOutcome.ts';
import type { LaunchReport } from './launchEvents.ts';
import type { UnbuiltReason } from './programEvents.ts';

/** Why the program does not run, or could not be stopped. */
export type LaunchOutcome =
  /** Nothing is worked on yet. */
  | { kind: 'noFile' }
  /** `rosrun` finds only what lies among the scripts of a package. */
  | { kind: 'notInPackage'; path: string }
  | { kind: 'unbuilt'; reason: UnbuiltReason; detail: Reason | null }
  | { kind: 'notConnected' }
  /** A run has no more time than its five seconds, also to stop what ran before. */
  | { kind: 'runOver' }
  | { kind: 'startRefused'; detail: Reason | null }
  | { kind: 'startUnreachable'; message: Reason }
  | { kind: 'stopRefused'; detail: Reason | null }
  | { kind: 'stopUnreachable'; message: Reason }
  /** It came to its end, or somebody else stopped it. Null when the server no longer knows of it. */
  | { kind: 'ended'; entry: ProcessEntry | null };

const scriptPath = new RegExp(`^${WORKSPACE_PATH}/src/([^/]+)/scripts/([^/]+)$`);

/** How a file is started, for however long; null when it is not a program of a package. */
export function requestFor(path: string | null): Omit<ExecuteRequest, 'isLongRunning'> | null {
  const found = path === null ? null : scriptPath.exec(path);
  if (found === null) return null;
  const args = found.slice(1);
  return { command: 'rosrun', args, name: required(args[1]) };
}

/** What is said of a program that was started. */
export const startedReport = (answer: StartAnswer): LaunchReport => ({
  type: 'launch.started',
  entry: entryFrom(answer),
});

/** Why there is nothing to start. */
export const unstartable = (path: string | null): LaunchOutcome =>
  path === null ? { kind: 'noFile' } : { kind: 'notInPackage', path };

/** Why what the editor shows is not built. */
export const unbuiltAs = ({ reason, detail }: { reason: UnbuiltReason; detail: Reason | null }): LaunchOutcome => ({
  kind: 'unbuilt',
  reason,
  detail,
});

/** The newest process that runs the file, whoever started it; `ended` is one that is known to be over. */
export function programOf(
  entries: readonly ProcessEntry[],
  path: string | null,
  ended: string | null,
): ProcessEntry | undefined {
  const request = requestFor(path);
  if (request === null) return undefined;
  const command = [request.command, ...request.args].join(' ');
  return entries.find((entry) => entry.status === 'running' && entry.command === command && entry.process_id !== ended);
}

/** The process that an answer brought. */
export const entryFrom = (answer: StartAnswer): ProcessEntry => withOutcome(answer, 'done').process;

export function startFailure(answer: StartAnswer): LaunchOutcome {
  if (answer.outcome === 'unreachable') return { kind: 'startUnreachable', message: answer.message };
  return { kind: 'startRefused', detail: withOutcome(answer, 'refused').detail };
}

export function stopFailure(answer: ProcessAnswer): LaunchOutcome {
  if (answer.outcome === 'unreachable') return { kind: 'stopUnreachable', message: answer.message };
  return { kind: 'stopRefused', detail: withOutcome(answer, 'refused').detail };
}

export const startError = (error: unknown): LaunchOutcome => ({ kind: 'startUnreachable', message: reasonOf(error) });
export const stopError = (error: unknown): LaunchOutcome => ({ kind: 'stopUnreachable', message: reasonOf(error) });
