/** What a workspace says of itself in the consoles. */
import { reasonOf } from '../reasonOf.ts';
import type { Section } from '../widgets/panels.ts';
import type { ConsoleLine, LineKind } from './consoleLine.ts';

/** The robot could not be brought into the world of the challenge. */
export const worldLines = (error: unknown): ConsoleLine[] => [{ kind: 'worldFailed', detail: reasonOf(error) }];

/** That the challenge was begun could not be stored. */
export const startLines = (error: unknown): ConsoleLine[] => [{ kind: 'startNotRecorded', detail: reasonOf(error) }];

/** A command runs the file as it is stored, while something typed is nowhere but in the editor. */
export const storedFileLines = (command: string): ConsoleLine[] => [{ kind: 'storedFileExecuted', command }];

/** What is said of the file, the build and the solution of one challenge, and is true of no other. */
export const challengeKinds: readonly LineKind[] = [
  'loadFailed',
  'startedEmpty',
  'saveFailed',
  'saveCancelled',
  'safetyCheckFailed',
  'fileLoading',
  'fileUndecided',
  'buildOfNothing',
  'buildFailed',
  'buildBroken',
  'buildInterrupted',
  'submitFailed',
  'submitUnanswered',
];

/** What is over once the program is built. */
export const buildKinds: readonly LineKind[] = ['buildFailed', 'buildBroken', 'buildInterrupted'];

/** Why there is no connection, which is over once there is one: a session that only had to be renewed has not ended. */
export const connectionKinds: readonly LineKind[] = ['sessionEnded', 'tooManyPages'];

/** Where there is something new with these lines: in the consoles, and after a failed build in the code that it found faults in. */
export const sectionsWith = (lines: readonly ConsoleLine[]): readonly Section[] =>
  lines.some(({ kind }) => kind === 'buildFailed') ? ['right', 'centre'] : ['right'];
