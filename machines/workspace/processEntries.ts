/**
 * Which processes there are, by what the server tells. A list and the answer to a start take different ways: a list that left the server before
 * the start may arrive after the answer. What an answer has brought is therefore gone only when a list lacks it after another one told of it.
 */
import type { ProcessEntry } from '#contract/entities.ts';

export interface KnownProcesses {
  /** Newest first. */
  entries: readonly ProcessEntry[];
  /** What an answer to a start has brought, and no list has told of yet. */
  unlisted: readonly string[];
}

/** What is known once the server has told of all: its list, behind what was started and is in no list yet. */
export function withList({ entries, unlisted }: KnownProcesses, list: readonly ProcessEntry[]): KnownProcesses {
  const missing = unlisted.filter((processId) => !isAmong(list, processId));
  return { entries: [...entries.filter(({ process_id }) => missing.includes(process_id)), ...list], unlisted: missing };
}

/** What is known with one more. The answer to its start may be older than what is known: what has ended stays so. */
export function withStarted({ entries, unlisted }: KnownProcesses, entry: ProcessEntry): KnownProcesses {
  const { process_id } = entry;
  if (!isAmong(entries, process_id)) return { entries: [entry, ...entries], unlisted: [...unlisted, process_id] };
  const latest = (known: ProcessEntry) =>
    known.process_id === process_id && known.status === 'running' ? entry : known;
  return { entries: entries.map(latest), unlisted };
}

/** Those of the processes that are among the entries. */
export const onlyListed = (processIds: readonly string[], entries: readonly ProcessEntry[]): readonly string[] =>
  processIds.filter((processId) => isAmong(entries, processId));

const isAmong = (entries: readonly ProcessEntry[], processId: string): boolean =>
  entries.some(({ process_id }) => process_id === processId);
