/**
 * The mark of a long text, which follows its edits: what is typed costs what was typed, however long the text is. It says as
 * much as a mark that is made of the whole at once, and is the same.
 *
 * The text is taken for a number with its letters as digits, of which the remainder by a prime is kept. What stands before the
 * last edit and what stands behind it are kept apart, so that a letter between them is put to the one or taken from the other.
 */
import { editBetween } from './editBetween.ts';

/** Of which the remainder is taken, the base of the number, and what undoes a multiplication by it. */
const PRIME = 2_147_483_647;
const BASE = 1_103_515_245;
/** 1 / 1,103,515,245 among the remainders. */
const INVERSE = power(BASE, PRIME - 2);

/** A text as it was seen last, in two parts that meet at `at`. */
interface Seen {
  text: string;
  at: number;
  head: number;
  /** With its first letter as the last digit, by the inverse: so that it can be taken away. */
  tail: number;
}

/** Marks one text that is edited again and again. */
export function textPrints(): (text: string) => string {
  let seen = fresh('', 0);
  return (text) => {
    seen = followed(seen, text);
    return printOf(seen);
  };
}

/** The same mark for a text that is seen once. */
export const textPrint = (text: string): string => printOf(fresh(text, text.length));

function followed(seen: Seen, text: string): Seen {
  const { from, to, insert } = editBetween(seen.text, text, seen.at);
  const way = Math.abs(from - seen.at) + (to - from) + insert.length;
  if (way > text.length) return fresh(text, from + insert.length);
  const { head, tail } = movedTo(seen, from);
  const behind = without(tail, seen.text, from, to);
  return { text, at: from + insert.length, head: extended(head, insert, 0, insert.length), tail: behind };
}

function fresh(text: string, at: number): Seen {
  return { text, at, head: extended(1, text, 0, at), tail: preceded(0, text, at, text.length) };
}

function movedTo({ text, at, head, tail }: Seen, place: number): { head: number; tail: number } {
  if (place >= at) return { head: extended(head, text, at, place), tail: without(tail, text, at, place) };
  let shorter = head;
  for (let index = at - 1; index >= place; index--) shorter = times(shorter - text.charCodeAt(index) + PRIME, INVERSE);
  return { head: shorter, tail: preceded(tail, text, place, at) };
}

function extended(head: number, text: string, from: number, to: number): number {
  let longer = head;
  for (let index = from; index < to; index++) longer = times(longer, BASE) + text.charCodeAt(index);
  return rest(longer);
}

function preceded(tail: number, text: string, from: number, to: number): number {
  let longer = tail;
  for (let index = to - 1; index >= from; index--) longer = times(longer, INVERSE) + text.charCodeAt(index);
  return rest(longer);
}

function without(tail: number, text: string, from: number, to: number): number {
  let shorter = tail;
  for (let index = from; index < to; index++) shorter = times(shorter - text.charCodeAt(index) + PRIME, BASE);
  return shorter;
}

function printOf({ text, at, head, tail }: Seen): string {
  const behind = text.length - at;
  const scale = power(BASE, behind);
  return rest(times(head, scale) + times(times(tail, scale), INVERSE)).toString(36);
}

function power(base: number, exponent: number): number {
  let [result, factor] = [1, base];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, factor);
    factor = times(factor, factor);
  }
  return result;
}

/** The product by the prime, in two steps: a number has 53 bits. */
function times(one: number, other: number): number {
  const high = Math.floor(one / 65_536);
  return rest(rest(high * other) * 65_536 + (one - high * 65_536) * other);
}

/** What `%` says too, in a tenth of the time. */
function rest(number: number): number {
  return number - Math.floor(number / PRIME) * PRIME;
}
