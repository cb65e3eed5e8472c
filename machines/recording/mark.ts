/** A part of what an actor knows, in a few letters: what a log keeps of it, and what a replay compares. */
import { fingerprintOf } from './fingerprintOf.ts';
import { holdsMask } from './mask.ts';
import { type Holder, isPersonal, isStructural } from './personal.ts';
import { portable } from './portable.ts';
import type { Redaction } from './redaction.ts';
import { textPrint } from './textPrint.ts';

export interface Mark {
  /** What is compared, redacted: a text as it is, anything else as JSON. */
  json: string;
  /** What tells it from another one. */
  print: string;
  /** Something in it was masked. */
  isMasked: boolean;
  /** The JSON with its texts replaced by their lengths: numbers, ids and the form of it stay exact. */
  shape: () => string;
}

/** How a mark of a log and what a replay found there agree; `unknown`: a log of an earlier build does not say. */
export type Agreement = 'exact' | 'shape' | 'unknown' | 'none';

/** From this length on a text is marked in the way that can follow its edits. */
const SHORTEST_FOLLOWED = 512;

/** `follow` marks a long text; one that remembers the text before has less to read. `holder` is the context that it is a part of. */
export function markOf(
  key: string,
  value: unknown,
  { redactState, safeText }: Redaction,
  { follow = textPrint, holder }: { follow?: ((text: string) => string) | undefined; holder?: Holder } = {},
): Mark {
  const shape = () => shapeOf(key, value);
  if (typeof value !== 'string') {
    const { json, isMasked } = redactState({ [key]: value });
    return { json, isMasked, print: fingerprintOf(json), shape };
  }
  const json = safeText(key, value, holder);
  const print = json.length < SHORTEST_FOLLOWED ? fingerprintOf(json) : follow(json);
  return { json, isMasked: json !== value, print, shape };
}

/**
 * A mark as it stands in a log: the print of the whole; behind `~` that of its shape, as any text may turn out to be a secret,
 * for which a replay has a mask in its place; `≈` in front where one was masked at once.
 */
export const markText = ({ print, isMasked, shape }: Mark): string =>
  `${isMasked ? '≈' : ''}${print}~${fingerprintOf(shape())}`;

/** The same of a value in which something turned out to be a secret: its print would tell a guess of that from a wrong one. */
export function withoutPrint(mark: string): string {
  const [print, shape] = mark.split('~');
  // Without any text, a value is as its shape.
  return print === shape ? mark : `≈~${shape}`;
}

/** What a recorded mark says of the whole. */
export const printIn = (recorded: string): string => recorded.replace('≈', '').split('~')[0] ?? '';

/** A replay is told masks where the visit had texts: only where it holds one may it be another text of the same length. */
export function agreementOf(expected: string, actual: Mark, isMask = holdsMask): Agreement {
  if (printIn(expected) === actual.print) return 'exact';
  if (!expected.startsWith('≈') && !isMask(actual.json)) return 'none';
  const [, shape] = expected.split('~');
  if (shape === undefined) return 'unknown';
  return shape === fingerprintOf(actual.shape()) ? 'shape' : 'none';
}

/** Of what stands under a key; a text has the form of its length, which is known without reading it. */
function shapeOf(key: string, value: unknown): string {
  if (typeof value === 'string' && !isStructural(key)) return `{${JSON.stringify(key)}:"≈${lengthOf(value)}"}`;
  return JSON.stringify({ [key]: value }, withoutTexts) ?? 'null';
}

function withoutTexts(this: Holder, key: string, value: unknown): unknown {
  const kept = portable(this, key, value);
  if (typeof kept !== 'string' || kept !== value) return kept;
  return isStructural(key) && !isPersonal(key, this) ? kept : `≈${lengthOf(kept)}`;
}

/** How long a text is that may be a part of an address: a mask takes more room there than what it covers. */
function lengthOf(text: string): number {
  // No address has lines, and a program is long.
  if (text.includes('\n')) return text.length;
  return text.includes('%') ? text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decoded).length : text.length;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
