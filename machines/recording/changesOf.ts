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

  return (actor, snapshot) => {
    const memory = memories.get(actor) ?? { state: undefined, context: {}, prints: {}, follow: {} };
    const state = stateOf(snapshot);
    const context = contextOf(snapshot);
    const marks: Record<string, Mark> = {};
    for (const key of context === memory.context ? [] : Object.keys(context)) {
      if (Object.is(context[key], memory.context[key]) && key in memory.context) continue;
      if (typeof context[key] === 'string') memory.follow[key] ??= textPrints();
      const mark = markOf(key, context[key], redaction, memory.follow[key]);
      if (mark.print !== memory.prints[key]) marks[key] = mark;
      memory.prints[key] = mark.print;
    }
    const isSame = state === memory.state;
    memories.set(actor, { ...memory, state, context });
    return isSame && Object.keys(marks).length === 0 ? undefined : { state: isSame ? null : state, marks };
  };
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
