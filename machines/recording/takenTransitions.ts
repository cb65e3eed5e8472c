/** Which of the transitions that are written in a machine it took. */
import type { AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { actorPath, isActor } from './actorPath.ts';

/** A transition of a machine that an actor took. */
export interface TakenTransition {
  /** The actor. */
  path: string;
  /** The name that the drawing of the machine gives to it. */
  name: string;
  /** The event that it is taken for; empty where the machine goes on by itself. */
  event: string;
  /** The state in which it is written, and those it leads to: none where it stays. */
  from: string;
  to: readonly string[];
}

/** What an actor took on one event, in its order; nothing for an inspection of another kind. */
export function takenTransitions(inspected: InspectionEvent): readonly TakenTransition[] {
  if (inspected.type !== '@xstate.microstep' || !isActor(inspected.actorRef)) return [];
  const path = actorPath(inspected.actorRef);
  // oxlint-disable-next-line no-underscore-dangle -- what was taken is declared under this name
  return inspected._transitions.map((transition) => ({
    path,
    name: nameOf(transition),
    event: transition.eventType,
    from: wayOf(transition.source),
    to: (transition.target ?? []).map(wayOf),
  }));
}

/** As `scripts/machineParts.js` names it: by the state, the event, and which of that event's it is. */
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const written = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} ${eventType === '' ? 'always' : eventType} ${(written ?? []).indexOf(transition) + 1}`;
}

/** `loaded.playing`; a machine as a whole by its name. */
const wayOf = ({ path, id }: AnyStateNode): string => (path.length === 0 ? id : path.join('.'));
