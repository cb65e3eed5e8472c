/** What a mark of a log stands for, where that can be found: a mark cannot be read back, but a guess can be marked. */
import { isRecord } from './isRecord.ts';
import { agreementOf, markOf } from './mark.ts';
import { withoutRedaction } from './redaction.ts';

const MOST_GUESSES = 20_000;
/** A longer value is not guessed at part by part. */
const LONGEST_VARIED = 4000;
const MOST_PARTS = 300;

const usual: readonly unknown[] = [
  true,
  false,
  null,
  '',
  [],
  {},
  -1,
  ...Array.from({ length: 1001 }, (_, number) => number),
  ...Array.from({ length: 60 }, (_, seconds) => (seconds + 1) * 1000),
];

/** A value that was found for a mark; it may be undefined in no case, as JSON has no such thing. */
export type Guess = { value: unknown } | undefined;

/**
 * The value that a recorded mark stands for, if it is one of the usual ones, stands anywhere in what was known or told, or is
 * what was found instead with one part of it changed or left out.
 */
export function valueOfMark(recorded: string, key: string, found: unknown, known: readonly unknown[]): Guess {
  const isIt = (value: unknown) => agreementOf(recorded, markOf(key, value, withoutRedaction)) === 'exact';
  const parts = [...usual, ...partsOf(known)];
  for (const value of parts) if (isIt(value)) return { value };
  if (typeof found !== 'object' || found === null || JSON.stringify(found).length > LONGEST_VARIED) return undefined;
  const small = parts.filter((part) => typeof part !== 'object' || part === null);
  for (const value of variants(found, [...small.slice(0, 20), ...small.slice(-MOST_PARTS)]))
    if (isIt(value)) return { value };
  return undefined;
}

function partsOf(whole: unknown): unknown[] {
  const parts: unknown[] = [];
  const open: unknown[] = [whole];
  while (open.length > 0 && parts.length < MOST_GUESSES) {
    const next = open.shift();
    parts.push(next);
    if (typeof next === 'object' && next !== null) open.push(...Object.values(next));
  }
  return parts;
}

/** The same with one part, at any depth, replaced by each of some values, or left out. */
function* variants(whole: object, values: readonly unknown[]): Generator {
  for (const [key, part] of Object.entries(whole)) {
    for (const value of values) yield withPart(whole, key, value);
    if (isRecord(whole)) yield Object.fromEntries(Object.entries(whole).filter(([other]) => other !== key));
    if (typeof part === 'object' && part !== null)
      for (const inner of variants(part, values)) yield withPart(whole, key, inner);
  }
}

const withPart = (whole: object, key: string, part: unknown): unknown =>
  Array.isArray(whole) ? whole.map((item, index) => (String(index) === key ? part : item)) : { ...whole, [key]: part };
