/** A part of what an actor knows, in a few letters: what a log keeps of it, and what a replay compares. */
import { fingerprintOf } from './fingerprintOf.ts';
import { holdsMask } from './mask.ts';
import { type Holder, isPersonal, isStructural } from './personal.ts';
import { portable } from './portable.ts';
import type { Redaction } from './redaction.ts';

export interface Mark {
  /** What is compared, redacted: a text as it is, anything else as JSON; null when it is too long to be read at every keystroke. */
  json: string | null;
  /** Something in it was masked. */
  isMasked: boolean;
  /** The JSON with its texts replaced by their lengths: numbers, ids and the form of it stay exact. */
  shape: () => string;
}

/** How a mark of a log and what a replay found there agree; `unknown`: a text was masked after its mark had been written. */
export type Agreement = 'exact' | 'shape' | 'unknown' | 'none';

/** Longer texts are compared by their length: a keystroke must not cost the reading of a whole book. */
const LONGEST_COMPARED = 16_384;

export function markOf(key: string, value: unknown, { redact, safeText }: Redaction): Mark {
  const shape = () => shapeOf({ [key]: value });
  if (typeof value !== 'string') return { ...redact({ [key]: value }), shape };
  if (value.length > LONGEST_COMPARED) return { json: null, isMasked: false, shape };
  const safe = safeText(key, value);
  return { json: safe, isMasked: safe !== value, shape };
}

/** What tells one value from another in the memory of a recorder. */
export const printOf = ({ json, shape }: Mark): string => fingerprintOf(json ?? shape());

/**
 * A mark as it stands in a log: the fingerprint of the whole; behind `~` that of its shape, once there is anything masked
 * that a replay may have in its place; `≈` in front when that is so for certain.
 */
export function markText({ json, isMasked, shape }: Mark, mayHoldMasks: boolean): string {
  if (json === null) return `~${fingerprintOf(shape())}`;
  const exact = `${isMasked ? '≈' : ''}${fingerprintOf(json)}`;
  return isMasked || mayHoldMasks ? `${exact}~${fingerprintOf(shape())}` : exact;
}

/** A replay is told masks where the visit had texts: only where it holds one may it be another text of the same length. */
export function agreementOf(expected: string, actual: Mark): Agreement {
  const [exact = '', shape] = expected.replace('≈', '').split('~');
  if (actual.json !== null && exact === fingerprintOf(actual.json)) return 'exact';
  const isCovered = exact === '' || expected.startsWith('≈') || (actual.json !== null && holdsMask(actual.json));
  if (!isCovered) return 'none';
  if (shape === undefined) return 'unknown';
  return shape === fingerprintOf(actual.shape()) ? 'shape' : 'none';
}

function shapeOf(value: unknown): string {
  return JSON.stringify(value, withoutTexts) ?? 'null';
}

function withoutTexts(this: Holder, key: string, value: unknown): unknown {
  const kept = portable(this, key, value);
  if (typeof kept !== 'string' || kept !== value) return kept;
  return isStructural(key) && !isPersonal(key, this) ? kept : `≈${lengthOf(kept)}`;
}

/** How long a text is that may be a part of an address: a mask takes more room there than what it covers. */
function lengthOf(text: string): number {
  return text.includes('%') ? text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decoded).length : text.length;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
