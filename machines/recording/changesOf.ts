/** What actors become, told as what has changed since they were last looked at. */
import type { AnyActorRef, Snapshot } from 'xstate';
import { isRecord } from './isRecord.ts';
import { fingerprintOf } from './fingerprintOf.ts';
import type { Redaction } from './redaction.ts';

/** A value as it is compared: by its JSON, or, when something in it was masked or it is long, by its length. */
export interface Mark {
  json: string;
  isMasked: boolean;
}

export interface SeenChange {
  /** The state, when it is another than before. */
  state: string | null;
  marks: Record<string, Mark>;
}

/** Longer texts are compared by their length: a keystroke must not cost the reading of a whole book. */
const LONGEST_COMPARED = 16_384;

interface Memory {
  state: string | undefined;
  context: Readonly<Record<string, unknown>>;
  prints: Record<string, string>;
}

/** Looks at actors; each look answers what has changed since the last, undefined when nothing has. */
export function changesOf(
  redaction: Redaction,
): (actor: AnyActorRef, snapshot: Snapshot<unknown>) => SeenChange | undefined {
  const memories = new WeakMap<AnyActorRef, Memory>();

  return (actor, snapshot) => {
    const memory = memories.get(actor) ?? { state: undefined, context: {}, prints: {} };
    const state = stateOf(snapshot);
    const context = contextOf(snapshot);
    const marks: Record<string, Mark> = {};
    for (const key of Object.keys(context)) {
      if (Object.is(context[key], memory.context[key]) && key in memory.context) continue;
      const mark = markOf(key, context[key], redaction);
      const print = fingerprintOf(mark.json);
      if (print !== memory.prints[key]) marks[key] = mark;
      memory.prints[key] = print;
    }
    const isSame = state === memory.state;
    memories.set(actor, { state, context, prints: memory.prints });
    return isSame && Object.keys(marks).length === 0 ? undefined : { state: isSame ? null : state, marks };
  };
}

/** A mark as it stands in a log. */
export function markText({ json, isMasked }: Mark): string {
  return isMasked ? lengthText(json) : fingerprintOf(json);
}

/** Whether a mark is the one that a log has. */
export function isMark(expected: string, actual: Mark): boolean {
  return expected === (expected.startsWith('≈') ? lengthText(actual.json) : fingerprintOf(actual.json));
}

/** An escaped character counts as one, as its mask does. */
const lengthText = (json: string): string => `≈${json.replaceAll(/\\(?:u.{4}|.)/g, '_').length}`;

function markOf(key: string, value: unknown, { redact, hasCutIntoText }: Redaction): Mark {
  if (typeof value === 'string' && value.length > LONGEST_COMPARED) return { json: `${value.length}`, isMasked: false };
  const { json, isMasked } = redact({ [key]: value });
  return { json, isMasked: isMasked || hasCutIntoText() };
}

function stateOf(snapshot: Snapshot<unknown>): string {
  if (!('value' in snapshot) || snapshot.status !== 'active') return snapshot.status;
  return typeof snapshot.value === 'string' ? snapshot.value : JSON.stringify(snapshot.value);
}

function contextOf(snapshot: Snapshot<unknown>): Readonly<Record<string, unknown>> {
  return 'value' in snapshot && 'context' in snapshot && isRecord(snapshot.context) ? snapshot.context : {};
}
