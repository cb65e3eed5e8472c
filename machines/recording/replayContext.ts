/** What is known of a log on the bench. */
import { required } from '../required.ts';
import type { LoadAnswer, LoadError, LoadedLog, StopSignal } from './loadedLog.ts';
import type { LogTest } from './logTest.ts';
import { shownSteps } from './logRows.ts';

/** A file that somebody chose. */
export interface LogFile {
  text: () => Promise<string>;
}

export interface ReplayInput {
  /** What a file says; rejects where it cannot be read. */
  open: (file: LogFile) => Promise<string>;
  /** Reads the text of a log, and compares it with what today's machines become, until the signal says that nobody waits any more: it may reject then. */
  read: (text: string, signal: StopSignal) => Promise<LoadAnswer>;
  /** Writes the test of one of its steps, and reports it in a later task; what it answers gives it up. */
  write: (request: TestRequest, report: (test: TestAnswer) => void) => () => void;
}

/** Which test somebody wants of a log. */
export interface TestRequest {
  /** The log. */
  text: string;
  step: number;
  /** What was seen at that step is the fault, which the test denies. */
  isWrong: boolean;
}

/** Why there is nothing to look at; `unopened`: the file cannot be read, `unread`: something broke while a log was. */
export type ReplayError = LoadError | { kind: 'unopened' } | { kind: 'unread' };

/** What came of a test that was asked for; `failed`: something broke while it was written. */
export type TestAnswer = LogTest | { outcome: 'failed' };

export interface ReplayContext extends ReplayInput {
  /** The file that is opened, or was. */
  file: LogFile | null;
  /** The text of the log. */
  text: string;
  loaded: LoadedLog | null;
  error: ReplayError | null;
  position: number;
  /** Whose steps are listed; empty for all. */
  actor: string;
  query: string;
  /** Whose machine is drawn; empty for whoever is told at each step. */
  drawn: string;
  /** The numbers of the steps that are listed. */
  shown: readonly number[];
  /** Whether the test that is written denies what was seen. */
  isWrong: boolean;
  /** The test of the step that is looked at, once somebody asked for it. */
  test: TestAnswer | null;
}

/** Nobody waits for longer between two steps, however long the learner thought. */
const LONGEST_GAP_MS = 1000;

/** Nothing is left out. */
export const unfiltered = { actor: '', query: '' };

export const listed = (loaded: LoadedLog, filter: { actor: string; query: string }): readonly number[] =>
  shownSteps(loaded.log.entries, filter.query === '' ? [] : loaded.texts, filter);

/** The listed step behind the present one, around to the first; where nothing is looked for, none but the present one. */
export function nextShown({ shown, position, query }: ReplayContext): number {
  if (query.trim() === '') return position;
  return shown.find((step) => step > position) ?? shown[0] ?? position;
}

/** How long the step that follows is waited for; behind the last one there is nothing to wait for. */
export function gapAt({ loaded, position }: ReplayContext): number {
  const { entries } = required(loaded).log;
  const now = required(entries[position]).t;
  return Math.min(LONGEST_GAP_MS, Math.max(0, (entries[position + 1]?.t ?? now) - now));
}
