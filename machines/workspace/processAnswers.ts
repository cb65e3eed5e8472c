import type { ProcessEntry } from '#contract/entities.ts';
import type { ProcessAnswer } from '../ports/processPort.ts';
import type { ProcessRequest } from '../ports/socketPort.ts';
import type { ConsoleLine } from './consoleLine.ts';

interface Subscriber {
  entry: ProcessEntry;
  seen: number;
  requests: number;
}

export const isOver = (entry: ProcessEntry): boolean => entry.status !== 'running';

/** Whether one of them ran before and has come to its end. */
export const hasEnded = (before: readonly ProcessEntry[], after: readonly ProcessEntry[]): boolean =>
  before.some(
    (known) => !isOver(known) && after.some((entry) => entry.process_id === known.process_id && isOver(entry)),
  );

/** The process as an answer describes it, or as it was known before when the answer does not. */
export const entryOf = (answer: ProcessAnswer, known: ProcessEntry): ProcessEntry =>
  answer.outcome === 'done' ? answer.process : known;

/** What is said of a process now: each list tells of all of them, and what it says of most is known. */
export const latestOf = (known: ProcessEntry, entry: ProcessEntry): ProcessEntry =>
  JSON.stringify(known) === JSON.stringify(entry) ? known : entry;

/** The entries of a list that are not as they were listed before. */
export function changedEntries(
  before: readonly ProcessEntry[],
  entries: readonly ProcessEntry[],
): readonly ProcessEntry[] {
  const known = new Map(before.map((entry) => [entry.process_id, entry]));
  return entries.filter((entry) => {
    const earlier = known.get(entry.process_id);
    return earlier === undefined || latestOf(earlier, entry) !== earlier;
  });
}

/** Why a process could not be stopped. */
export function stopLine(answer: ProcessAnswer): ConsoleLine {
  if (answer.outcome === 'unreachable') return { kind: 'stopUnreachable', message: answer.message };
  return { kind: 'stopRefused', detail: answer.outcome === 'refused' ? answer.detail : null };
}

/** Asks for the output from behind the last line seen. */
export function subscribeFrame({ entry, seen, requests }: Subscriber): ProcessRequest {
  const request = { process_id: entry.process_id, request_id: requestId(entry, requests) };
  return { type: 'subscribe_process', ...request, ...(seen > 0 && { after_seq: seen }) };
}

export function unsubscribeFrame({ entry, requests }: Subscriber): ProcessRequest {
  return { type: 'unsubscribe_process', process_id: entry.process_id, request_id: requestId(entry, requests) };
}

const requestId = (entry: ProcessEntry, requests: number): string => `${entry.process_id}:${requests}`;
