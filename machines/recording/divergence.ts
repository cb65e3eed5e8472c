/** Where a replay and the log that it replays part. */
import { isMark, markText, type SeenChange } from './changesOf.ts';
import type { Change, Entry } from './logFormat.ts';

export type DivergenceKind =
  /** The actor that was spoken to is not there. */
  | 'actorMissing'
  /** The timer that fired was not running. */
  | 'timerMissing'
  /** A state is another one. */
  | 'state'
  /** Something in a context is another thing: `key` says what. */
  | 'context'
  /** Something came from outside the log: an effect that goes past the ports. */
  | 'strayEffect'
  /** A machine threw. */
  | 'failure';

export interface Divergence {
  /** The number of the entry, from 0, which is the start. */
  step: number;
  kind: DivergenceKind;
  /** The path of the actor. */
  path: string;
  key: string | null;
  expected: string;
  actual: string;
}

export type Difference = Omit<Divergence, 'step'>;

const none: Change = [null, {}];
const UNCHANGED = 'no change';
const LONGEST_SHOWN = 200;

/**
 * The first difference between what a step changed then and what it changed now. `blurred` remembers what had to be
 * masked: whether such a text was replaced by an equal one cannot be told. `all`: only states are compared.
 */
export function differenceOf(
  recorded: Entry['changes'],
  seen: Readonly<Record<string, SeenChange>>,
  blurred: Set<string> | 'all',
): Difference | undefined {
  for (const path of new Set([...Object.keys(recorded), ...Object.keys(seen)])) {
    const [state, marks] = recorded[path] ?? none;
    const now = seen[path] ?? { state: null, marks: {} };
    if (state !== now.state) {
      return { kind: 'state', path, key: null, expected: state ?? UNCHANGED, actual: now.state ?? UNCHANGED };
    }
    if (blurred === 'all') continue;
    for (const key of new Set([...Object.keys(marks), ...Object.keys(now.marks)])) {
      const expected = marks[key];
      const actual = now.marks[key];
      if (expected?.startsWith('≈') === true) blurred.add(`${path} ${key}`);
      const isOneSided = expected === undefined || actual === undefined;
      if (isOneSided ? blurred.has(`${path} ${key}`) : isMark(expected, actual)) continue;
      const shown = actual === undefined ? UNCHANGED : `${markText(actual)} ${actual.json.slice(0, LONGEST_SHOWN)}`;
      return { kind: 'context', path, key, expected: expected ?? UNCHANGED, actual: shown };
    }
  }
  return undefined;
}
