import type { ProcessEntry } from '#contract/entities.ts';
import { ProcessExistsError, TooManyProgramsError } from './workspace.ts';

/** Throws ProcessExistsError where one of these processes has the id that is asked for, TooManyProgramsError where `most` of them run. */
export function requireRoom(processes: readonly ProcessEntry[], most: number, processId: string | undefined): void {
  if (processId !== undefined && processes.some(({ process_id: id }) => id === processId))
    throw new ProcessExistsError(processId);
  if (processes.filter(({ status }) => status === 'running').length >= most) throw new TooManyProgramsError(most);
}
