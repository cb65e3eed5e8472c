/** What a mark of a log stands for, where that can be found: a mark cannot be read back, but a guess can be marked. */
import { fingerprintOf } from './fingerprintOf.ts';
import { agreementOf, markOf, printIn } from './mark.ts';
import { withoutRedaction } from './redaction.ts';

const MOST_GUESSES = 20_000;
/** A longer value is not guessed at part by part. */
const LONGEST_VARIED = 4000;
const MOST_PARTS = 300;
/** So many characters are compared until somebody else may do something, and until the search gives up. */
const PAUSE_AFTER = 2_000_000;
const MOST_COMPARED = 80_000_000;
/** What is not JSON yet takes so many times as long, however short it is. */
const WRITING_COST = 20;
const SHORTEST_COST = 50;

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
 * what was found instead with one part of it changed or left out. It pauses now and then, and ends where it is over by then.
 */
export function* valueOfMark(
  recorded: string,
  key: string,
  found: unknown,
  known: readonly unknown[],
  isOver: () => boolean,
): Generator<undefined, Guess> {
  let compared = 0;
  let pauseAt = PAUSE_AFTER;
  for (const { cost, value } of guesses(recorded, key, found, known)) {
    if (value !== undefined) return { value };
    compared += cost;
    if (compared < pauseAt) continue;
    yield;
    if (compared >= MOST_COMPARED || isOver()) return undefined;
    pauseAt = compared + PAUSE_AFTER;
  }
  return undefined;
}

/** What each guess costs, in characters; with the value where it is right. */
function* guesses(
  recorded: string,
  key: string,
  found: unknown,
  known: readonly unknown[],
): Generator<{ cost: number; value?: unknown }> {
  const parts = [...usual, ...partsOf(known)];
  for (const value of parts) {
    const mark = markOf(key, value, withoutRedaction);
    const cost = (mark.json.length + SHORTEST_COST) * WRITING_COST;
    yield agreementOf(recorded, mark) === 'exact' ? { cost, value } : { cost };
  }
  if (typeof found !== 'object' || found === null) return;
  if (JSON.stringify(found).length > LONGEST_VARIED) return;
  const small = parts.filter((part) => typeof part !== 'object' || part === null);
  const values = [...small.slice(0, 20), ...small.slice(-MOST_PARTS)].map((value) => JSON.stringify(value));
  const print = printIn(recorded);
  for (const json of variants(found, `{${JSON.stringify(key)}:`, '}', values)) {
    const cost = json.length;
    yield fingerprintOf(json) === print ? { cost, value: JSON.parse(json)[key] } : { cost };
  }
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

/**
 * The same with one part, at any depth, replaced by each of some values, or left out: as JSON, with what stands before and after
 * it, for what is the same in all of them need not be written anew.
 */
function* variants(whole: object, before: string, after: string, values: readonly string[]): Generator<string> {
  const isList = Array.isArray(whole);
  const parts = Object.entries(whole).map(([name, part]) => ({ name: isList ? '' : `${JSON.stringify(name)}:`, part }));
  const texts = parts.map(({ name, part }) => name + JSON.stringify(part));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  for (const [index, { name, part }] of parts.entries()) {
    const [earlier, later] = [texts.slice(0, index), texts.slice(index + 1)];
    const head = before + open + earlier.map((text) => `${text},`).join('') + name;
    const tail = later.map((text) => `,${text}`).join('') + close + after;
    for (const value of values) yield head + value + tail;
    yield before + open + [...earlier, ...later].join(',') + close + after;
    if (typeof part === 'object' && part !== null) yield* variants(part, head, tail, values);
  }
}
