import { Actor, type AnyMachineSnapshot } from 'xstate';
import type { Deed } from './reportsTo.ts';

/** With what was started by an assignment, which is no action of its own: it shows by the children that are there afterwards. */
export function withSpawned(deeds: readonly Deed[], after: AnyMachineSnapshot, before?: AnyMachineSnapshot): Deed[] {
  const told = new Set(deeds.filter(({ type }) => type === start).map(({ params }) => actorOf(params)));
  const spawned = Object.entries(after.children).flatMap(([id, actorRef]) =>
    actorRef instanceof Actor && actorRef !== before?.children[id] && !told.has(actorRef)
      ? [{ type: start, params: { id, actorRef, input: actorRef.options.input } }]
      : [],
  );
  return [...deeds, ...spawned];
}

const start = 'xstate.spawnChild';

const actorOf = (params: unknown): unknown =>
  typeof params === 'object' && params !== null && 'actorRef' in params ? params.actorRef : undefined;
