import type { AnyActorRef } from 'xstate';

/** What the root of a recorded tree is called, whatever id it was given. */
export const ROOT_PATH = 'app';

const known = new WeakMap<AnyActorRef, string>();

/** Where an actor stands in its tree: the ids from the root down, `app/workspace/file`. The same in every run. */
export function actorPath(actor: AnyActorRef): string {
  const earlier = known.get(actor);
  if (earlier !== undefined) return earlier;
  // XState declares no other way to ask an actor who started it.
  // oxlint-disable-next-line no-underscore-dangle
  const parent = actor._parent;
  const path = parent === undefined ? ROOT_PATH : `${actorPath(parent)}/${actor.id}`;
  known.set(actor, path);
  return path;
}

/** Whether this is an actor; what an inspection names always is one, though its type does not say so. */
export function isActor(value: object): value is AnyActorRef {
  return 'sessionId' in value && 'getSnapshot' in value;
}
