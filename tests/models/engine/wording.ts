/** How the tables of the machines put states, events and deeds. */
import type { AnyActor, AnyActorRef, AnyEventObject, StateValue } from 'xstate';
import { askedAtStart, plainOf } from './askedAtStart.ts';
import { type Deed, reportsTo } from './reportsTo.ts';
import { short } from './short.ts';

/** A state as a path; states side by side are joined by an ampersand. */
export function valueText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([state, inner]) =>
      inner === undefined || Object.keys(inner).length === 0 ? state : `${state}.${valueText(inner)}`,
    )
    .join(' & ');
}

/** An event in one line, under the name by which people know it. */
export function eventText(event: AnyEventObject): string {
  const { type } = event;
  const more = Object.entries(event).filter(([name]) => name !== 'type' && name !== 'actorId');
  const name = type
    .replace(/^xstate\.(done|error)\.actor\.(.*)/, '$2 $1')
    .replace(/^xstate\.after\.(\w+)\..*/, 'after $1');
  return more.length > 0 ? `${name} ${short(Object.fromEntries(more))}` : name;
}

/** What is done on the way, in one line, as far as anybody but the machine itself can notice. */
export const deedsText = (deeds: readonly Deed[], owner: AnyActorRef): string => [...deedsOf(deeds, owner)].join('; ');

function* deedsOf(actions: readonly Deed[], owner: AnyActorRef): Generator<string> {
  for (const action of actions) {
    const { id = '', delay, event, to, actorRef, input } = (action.params ?? {}) as Partial<Details>;
    if (action.type === 'xstate.spawnChild') yield `starts ${id}${actorRef ? startText(actorRef, input) : ''}`;
    else if (action.type === 'xstate.stopChild') yield `stops ${id}`;
    else if (action.type === 'xstate.raise' && delay !== undefined) yield `waits ${delay} ms`;
    else if (action.type === 'xstate.sendTo' && event !== undefined)
      yield `${reportsTo(owner, [action]).length > 0 ? 'tells' : `to ${to?.id}:`} ${eventText(event)}`;
    else if (!action.type.startsWith('xstate.'))
      yield action.params === undefined ? action.type : `${action.type} ${short(action.params)}`;
  }
}

interface Details {
  id: string;
  delay: number;
  event: AnyEventObject;
  to: AnyActorRef;
  actorRef: AnyActor;
  input: unknown;
}

/** What comes of a start: what is asked of the world at once or, where nothing is, what the actor is given to know. */
function startText({ logic }: AnyActor, input: unknown): string {
  const asked = askedAtStart(logic, input);
  if (asked.length > 0) return `: ${asked.join(' and ')}`;
  const known = plainOf(input);
  return known === undefined ? '' : ` ${short(known)}`;
}
