import { errorCode } from '../files/errorCode.ts';

/** How `tar` ends a line about a write that the disk had no room for. */
const FULL = [': No space left on device', ': Disk quota exceeded'];

/** Whether a system call, or the `tar` of the system, failed because the disk is full. */
export function isOutOfRoom(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error)) || printedBy(error).split('\n').some(saysFull);
}

/** Of the last bytes that had room it says how many there were, and not why. */
function saysFull(line: string): boolean {
  return FULL.some((words) => line.endsWith(words)) || (line.includes(': Wrote only ') && line.endsWith(' bytes'));
}

/** What a program said that ended with this error. */
function printedBy(error: unknown): string {
  return error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' ? error.stderr : '';
}
