import type { ProcessEntry } from '#contract/entities.ts';
import { errorFactOf } from '#contract/errorFacts.ts';
import type { ControlFrame } from '../ports/socketPort.ts';
import type { ExecuteRequest, ProcessAnswer } from '../ports/processPort.ts';
import { reasonOf } from '../reasonOf.ts';
import { withOutcome } from '../withOutcome.ts';
import type { ConsoleLine } from './consoleLine.ts';

/** What the server says when an executed command has ended. */
export type RosResponse = Extract<ControlFrame, { type: 'ros_response' }>;

/** What is filled in. */
export interface CommandForm {
  command: string;
  args: string;
  isLongRunning: boolean;
  autoSubscribe: boolean;
  processName: string;
}

export const emptyForm: CommandForm = {
  command: '',
  args: '',
  isLongRunning: false,
  autoSubscribe: false,
  processName: '',
};

/** An empty field is no argument; otherwise every single space parts two of them. */
export const argumentsOf = (args: string): string[] => (args === '' ? [] : args.split(' '));

export function requestFrom({ command, args, isLongRunning, processName }: CommandForm): ExecuteRequest {
  return { command, args: argumentsOf(args), isLongRunning, name: processName.trim() };
}

/** The process that an answer brought. */
export const startedEntry = (answer: ProcessAnswer): ProcessEntry => withOutcome(answer, 'done').process;

export function startedLine({ command, args }: ExecuteRequest, processId: string): ConsoleLine {
  return { kind: 'commandStarted', command, args, processId };
}

/** Why a command was not started. */
export function errorLine(answer: ProcessAnswer): ConsoleLine {
  if (answer.outcome === 'unreachable') return { kind: 'executeUnreachable', message: answer.message };
  return { kind: 'executeRefused', detail: withOutcome(answer, 'refused').detail };
}

/** The same where the call itself broke. */
export const unreachableLine = (error: unknown): ConsoleLine => ({
  kind: 'executeUnreachable',
  message: reasonOf(error),
});

/** What an ended command printed, and what went wrong. */
export function responseLines({ output_lines, error, code, facts }: RosResponse): ConsoleLine[] {
  const printed = output_lines.map((text): ConsoleLine => ({ kind: 'responseLine', text }));
  return error === null ? printed : [...printed, { kind: 'responseFailed', error: errorFactOf(code, facts) ?? error }];
}
