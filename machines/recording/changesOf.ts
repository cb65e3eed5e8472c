/** What actors become, told as what has changed since they were last looked at. */
import type { AnyActorRef, Snapshot } from 'xstate';
import { isRecord } from './isRecord.ts';
import { type Mark, markOf } from './mark.ts';
import type { Redaction } from './redaction.ts';
import { textPrints } from './textPrint.ts';

export interface SeenChange {
  /** The state, when it is another than before. */
  state: string | null;
  marks: Record<string, Mark>;
}

interface Memory {
  snapshot: Snapshot<unknown> | undefined;
  state: string | undefined;
  context: Readonly<Record<string, unknown>>;
  prints: Record<string, string>;
  /** Marks its long texts, each by what has changed in it. */
  follow: Record<string, (text: string) => string>;
}

/** Looks at actors; each look answers what has changed since the last, undefined when nothing has. */
export function changesOf(
  redaction: Redaction,
): (actor: AnyActorRef, snapshot: Snapshot<unknown>) => SeenChange | undefined {
  const memories = new WeakMap<AnyActorRef, Memory>();

  const memoryOf = (actor: AnyActorRef): Memory => {
    const earlier = memories.get(actor);
    if (earlier !== undefined) return earlier;
    const memory = { snapshot: undefined, state: undefined, context: {}, prints: {}, follow: {} };
    memories.set(actor, memory);
    return memory;
  };

  return (actor, snapshot) => {
    const memory = memoryOf(actor);
    // What an actor does not react to leaves it the snapshot that it had.
    if (snapshot === memory.snapshot) return undefined;
    const marks = marksIn(contextOf(snapshot), memory, redaction);
    const state = isSameState(snapshot, memory.snapshot) ? memory.state : stateOf(snapshot);
    const isSame = state === memory.state;
    memory.snapshot = snapshot;
    memory.state = state;
    return isSame && marks === undefined ? undefined : { state: isSame ? null : (state ?? null), marks: marks ?? {} };
  };
}

/** Marks what is another value than the one that is remembered, and remembers it; undefined where nothing is. */
function marksIn(
  context: Readonly<Record<string, unknown>>,
  memory: Memory,
  redaction: Redaction,
): Record<string, Mark> | undefined {
  if (context === memory.context) return undefined;
  let marks: Record<string, Mark> | undefined;
  for (const key of Object.keys(context)) {
    const value = context[key];
    if (Object.is(value, memory.context[key]) && key in memory.context) continue;
    if (typeof value === 'string') memory.follow[key] ??= textPrints();
    const mark = markOf(key, value, redaction, { follow: memory.follow[key], holder: context });
    if (mark.print !== memory.prints[key]) (marks ??= {})[key] = mark;
    memory.prints[key] = mark.print;
  }
  memory.context = context;
  return marks;
}

/** Whether a snapshot has the very state of the one before, which need not be written out to be compared. */
function isSameState(snapshot: Snapshot<unknown>, before: Snapshot<unknown> | undefined): boolean {
  if (before === undefined || snapshot.status !== before.status) return false;
  return 'value' in snapshot && 'value' in before && snapshot.value === before.value;
}

/** A state as a log writes it. */
export function stateOf(snapshot: Snapshot<unknown>): string {
  if (!('value' in snapshot) || snapshot.status !== 'active') return snapshot.status;
  return stateText(snapshot.value);
}

export const stateText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a machine knows; of work that is under way, what it was asked for. */
export function contextOf(snapshot: Snapshot<unknown>): Readonly<Record<string, unknown>> {
  if ('value' in snapshot && 'context' in snapshot && isRecord(snapshot.context)) return snapshot.context;
  return 'input' in snapshot && snapshot.input !== undefined ? { input: snapshot.input } : {};
}
