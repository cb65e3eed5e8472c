import type { AnyActorRef, AnyEventObject } from 'xstate';

/** Something that is to be done, or was: what it is called, and with what it is done. */
export interface Deed {
  type: string;
  params?: unknown;
}

/** The events among what is to be done that go to this actor. */
export function reportsTo(actor: AnyActorRef, actions: readonly Deed[]): AnyEventObject[] {
  return actions.filter(isSend).flatMap(({ params }) => (params.to === actor ? [params.event] : []));
}

function isSend(action: Deed): action is Deed & { params: { to?: unknown; event: AnyEventObject } } {
  return action.type === 'xstate.sendTo';
}
