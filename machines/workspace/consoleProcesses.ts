/** Which responses of the server are for a console: those of the processes that its commands became. */
import type { ProcessEntry } from '#contract/entities.ts';
import type { ExecuteRequest } from '../ports/processPort.ts';
import { KEPT_COMMANDS } from '../timings.ts';
import { appendLines } from './appendLines.ts';
import { type RosResponse, responseLines, startedLine } from './consoleAnswers.ts';
import type { NumberedLine } from './consoleLine.ts';

const keptEarly = 10;

export interface OwnProcesses {
  /** What the command that was started last became; null before the first. */
  processId: string | null;
  /** Those of which it is not known yet what came of them, the newest last: each may be answered later than the next one is started. */
  own: readonly string[];
  /** Those of them that have ended, until their output is asked for. */
  ended: readonly string[];
  /** Responses that came while a command was being started: one of them may be its own. */
  early: readonly RosResponse[];
}

export const noProcesses: OwnProcesses = { processId: null, own: [], ended: [], early: [] };

interface Started extends OwnProcesses {
  request: ExecuteRequest;
  history: readonly NumberedLine[];
}

/** With what the command that was asked for has become, and a line that says so. */
export function withProcess({ own, request, history }: Started, processId: string): Partial<Started> {
  return {
    processId,
    own: [...own, processId].slice(-KEPT_COMMANDS),
    history: appendLines(history, [startedLine(request, processId)]),
  };
}

/** Whether it is for the command that was started last, and the first of it. */
export const isOfLast = ({ own, processId }: OwnProcesses, response: RosResponse): boolean =>
  response.process_id === processId && own.includes(processId);

/** With what came of a process, which is told once: whoever asks for its output later is told again. */
export function withResponse({ own, ended, history }: Started, response: RosResponse): Partial<Started> {
  const isOther = (processId: string) => processId !== response.process_id;
  return {
    own: own.filter(isOther),
    ended: ended.filter(isOther),
    history: appendLines(history, responseLines(response)),
  };
}

/** Whether the command that was started last has ended. */
export const isOver = ({ processId }: OwnProcesses, entries: readonly ProcessEntry[]): boolean =>
  entries.some((entry) => entry.process_id === processId && entry.status !== 'running');

/** Whether one of these has ended of which it is not known yet what came of it. */
export const isUnresolved = (known: OwnProcesses, entries: readonly ProcessEntry[]): boolean =>
  withEnded(known, entries).ended.length > 0;

/** With those of these that have ended so. */
export const withEnded = ({ own }: OwnProcesses, entries: readonly ProcessEntry[]): Pick<OwnProcesses, 'ended'> => ({
  ended: entries
    .filter(({ process_id, status }) => status !== 'running' && own.includes(process_id))
    .map(({ process_id }) => process_id),
});

/** With a response that came before it is known whose it is. */
export const withEarly = ({ early }: OwnProcesses, response: RosResponse): Pick<OwnProcesses, 'early'> => ({
  early: [...early, response].slice(-keptEarly),
});
