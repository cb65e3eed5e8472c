import type { InspectionEvent } from 'xstate';
import { isActor } from './actorPath.ts';

/** Whether what was said is heard by anybody: an actor that has ended is changed by nothing. True of everything that is no event. */
export function isDelivered({ type, actorRef }: InspectionEvent): boolean {
  return type !== '@xstate.event' || (isActor(actorRef) && actorRef.getSnapshot()?.status === 'active');
}
