/** Where a replay and the log that it replays part. */
import type { SeenChange } from './changesOf.ts';
import type { Change, Entry } from './logFormat.ts';
import { type Agreement, agreementOf } from './mark.ts';
import { holdsMask } from './mask.ts';

export type DivergenceKind =
  /** The actor that was spoken to is not there. */
  | 'actorMissing'
  /** The timer that fired was not running. */
  | 'timerMissing'
  /** The timer that fired was set for another time. */
  | 'timerDelay'
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

/** How many values of contexts and of work were compared, by how they agreed. */
export type Compared = Record<Exclude<Agreement, 'none'>, number>;

/**
 * The first difference between what a step changed then and what it changed now. `blurred` remembers which values hold what
 * had to be masked: whether such a text was replaced by an equal one cannot be told, which is counted as well as what agrees.
 */
export function differenceOf(
  recorded: Entry['changes'],
  seen: Readonly<Record<string, SeenChange>>,
  blurred: Set<string>,
  compared: Compared,
  isMask = holdsMask,
): Difference | undefined {
  for (const path of new Set([...Object.keys(recorded), ...Object.keys(seen)])) {
    const [state, marks] = recorded[path] ?? none;
    const now = seen[path] ?? { state: null, marks: {} };
    if (state !== now.state) {
      return { kind: 'state', path, key: null, expected: state ?? UNCHANGED, actual: now.state ?? UNCHANGED };
    }
    for (const key of new Set([...Object.keys(marks), ...Object.keys(now.marks)])) {
      const [expected, actual] = [marks[key], now.marks[key]];
      const isOneSided = expected === undefined || actual === undefined;
      const agreement = isOneSided ? 'none' : agreementOf(expected, actual, isMask);
      if (agreement !== 'none') compared[agreement] += 1;
      const value = `${path} ${key}`;
      if (expected?.startsWith('≈') === true || agreement === 'shape' || agreement === 'unknown') blurred.add(value);
      else if (agreement === 'exact' && blurred.has(value) && !isMask(actual?.json ?? '')) blurred.delete(value);
      if (agreement !== 'none') continue;
      if (isOneSided && blurred.has(value)) {
        compared.unknown += 1;
        continue;
      }
      return { kind: 'context', path, key, expected: expected ?? UNCHANGED, actual: shownOf(actual) };
    }
  }
  return undefined;
}

function shownOf(mark: SeenChange['marks'][string] | undefined): string {
  return mark === undefined ? UNCHANGED : `${mark.print} ${mark.json.slice(0, LONGEST_SHOWN)}`;
}
