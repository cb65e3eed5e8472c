import { RefusedError } from '#machines/ports/reason.ts';

/** What a machine hears from XState itself, under the names that XState gives it. */
export type SystemEvent =
  | { type: `xstate.done.actor.${string}`; output: unknown; actorId: string }
  | { type: `xstate.error.actor.${string}`; error: unknown; actorId: string }
  | { type: `xstate.after.${string}` };

/** The invoked actor with this id has its answer. */
export const answers = (actorId: string, output?: unknown): SystemEvent => ({
  type: `xstate.done.actor.${actorId}`,
  output,
  actorId,
});

/** The invoked actor with this id breaks. */
export const breaks = (actorId: string, message = `${actorId} broke`): SystemEvent =>
  failsWith(actorId, new Error(message));

/** What it asked for may be done, and nobody said so. */
export const goesUnanswered = (actorId: string): SystemEvent =>
  failsWith(actorId, new RefusedError({ code: 'service_unreachable', facts: {} }));

const failsWith = (actorId: string, error: Error): SystemEvent => ({
  type: `xstate.error.actor.${actorId}`,
  error,
  actorId,
});

/** This delay of this state (`machine.state`) passes. */
export const passes = (delay: string, state: string): SystemEvent => ({ type: `xstate.after.${delay}.${state}` });
