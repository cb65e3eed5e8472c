/** Two values as somebody compares them: which of their parts differ, and how. */
import { isRecord } from './isRecord.ts';

/** One part that differs: undefined where there is no such part. */
export interface PartChange {
  /** The keys that lead to it: empty for the whole. */
  keys: readonly string[];
  before: unknown;
  after: unknown;
}

/** More are counted, not listed: nobody reads them. */
const MOST_PARTS = 60;

/** The smallest parts in which two values of JSON differ, in the order of their keys; no more than a reader can take in. */
export function partsThatDiffer(before: unknown, after: unknown): readonly PartChange[] {
  const found: PartChange[] = [];
  const compare = (keys: readonly string[], one: unknown, other: unknown) => {
    if (found.length >= MOST_PARTS || Object.is(one, other)) return;
    if (!isWhole(one) || !isWhole(other) || Array.isArray(one) !== Array.isArray(other)) {
      if (JSON.stringify(one) !== JSON.stringify(other)) found.push({ keys, before: one, after: other });
      return;
    }
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare([...keys, key], partOf(one, key), partOf(other, key));
  };
  compare([], before, after);
  return found;
}

/** Of a text that became another one: what stays in front, what went, what came, and what stays behind. */
export interface TextChange {
  lead: string;
  removed: string;
  added: string;
  trail: string;
}

/** The one piece in which two texts differ, and as many letters around it as tell where it stands. */
export function textChange(before: string, after: string, around: number): TextChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const lead = before.slice(Math.max(0, start - around), start);
  const trail = before.slice(before.length - end, before.length - end + around);
  return {
    lead: start > around ? `…${lead}` : lead,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
    trail: end > around ? `${trail}…` : trail,
  };
}

const isWhole = (value: unknown): value is object => isRecord(value) || Array.isArray(value);

const partOf = (whole: object, key: string): unknown => Reflect.get(whole, key);
