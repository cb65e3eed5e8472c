/** What a launch remembers, and what it finds in that. */
import type { ProcessEntry } from '#contract/entities.ts';
import type { StartRequest } from '../ports/processPort.ts';
import { required } from '../required.ts';
import { timings } from '../timings.ts';
import { type LaunchOutcome, programOf, requestFor } from './launchAnswers.ts';
import type { LaunchInput } from './launchEvents.ts';

export interface LaunchContext extends LaunchInput {
  /** The file that is worked on; null when there is none. */
  path: string | null;
  /** Every process, newest first, as last told. */
  entries: readonly ProcessEntry[];
  /** The process that runs the file, or did last. */
  processId: string | null;
  /** The last one that is known to be over, although an older list may say that it runs. */
  ended: string | null;
  /** Of the file, which was built last. */
  version: string;
  /** It is started for a run, which stops it when it is over: what `term` says, for the request, which is made where no state can be seen. */
  isLimited: boolean;
  /** Why it does not run, or could not be stopped; null when that was wished. */
  outcome: LaunchOutcome | null;
}

/** Nothing was started yet. */
export const untouched: Omit<LaunchContext, keyof LaunchInput> = {
  path: null,
  entries: [],
  processId: null,
  version: '',
  isLimited: false,
  ended: null,
  outcome: null,
};

/** Should nobody be there to stop it at the end of a run, the server does: it is told how long a run is. */
export function requestOf({ path, version, isLimited }: LaunchContext): StartRequest {
  const length = { isLongRunning: !isLimited, stopAfter: isLimited ? timings.runDelay : null };
  return { ...required(requestFor(path)), path: required(path), version, ...length };
}

/** The process that runs the file. */
export const runningOf = ({ entries, path, ended }: LaunchContext): ProcessEntry | undefined =>
  programOf(entries, path, ended);

/** An entry that is newer than what was listed. */
export function takenBy({ entries }: LaunchContext, entry: ProcessEntry): Partial<LaunchContext> {
  const others = entries.filter(({ process_id }) => process_id !== entry.process_id);
  return { processId: entry.process_id, entries: [entry, ...others] };
}

/** The process that runs the file, or did last. */
export function entryById({ entries, processId }: LaunchContext): ProcessEntry | undefined {
  return entries.find(({ process_id }) => process_id === processId);
}

/** That it is over, and how. */
export const endedAs = (context: LaunchContext): LaunchOutcome => ({
  kind: 'ended',
  entry: entryById(context) ?? null,
});
