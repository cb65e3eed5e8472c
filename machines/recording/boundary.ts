/** Where a tree of actors meets the world: which of all the events in it came from outside. */
import type { InspectionEvent } from 'xstate';
import { isRecord } from './isRecord.ts';
import type { EntryKind } from './logFormat.ts';

type InspectedEvent = Extract<InspectionEvent, { type: '@xstate.event' }>;

/** What actors tell each other about their lives follows from the rest. */
const ownAffair = /^xstate\.(init|stop|done\.|error\.|snapshot\.)/;

/** Machines wait with `after` only, never with a delayed action. */
const timerPrefix = 'xstate.after.';

/** How an event came in; undefined when it follows from earlier ones. */
export function boundaryKind({ event, sourceRef }: InspectedEvent): EntryKind | undefined {
  if (ownAffair.test(event.type)) return undefined;
  if (event.type.startsWith(timerPrefix)) return 't';
  if (sourceRef === undefined) return 'u';
  return isEffect(sourceRef) ? 'e' : undefined;
}

/** Whether an actor does something in the world: it has work to start, and no states. */
function isEffect(actor: object): boolean {
  const logic = 'logic' in actor ? actor.logic : undefined;
  return isRecord(logic) && 'start' in logic && !('getStateNodeById' in logic);
}
