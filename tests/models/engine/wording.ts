/** How the tables of the machines put states, events and deeds. */
import type { AnyActorRef, AnyEventObject, ExecutableActionObject, StateValue } from 'xstate';
import { reportsTo } from './stepsOf.ts';

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

/** What is done on the way, as far as anybody but the machine itself can notice. */
export function* deedsOf(actions: readonly ExecutableActionObject[], owner: AnyActorRef): Generator<string> {
  for (const action of actions) {
    const { id = '', delay, event, to } = (action.params ?? {}) as Partial<Deed>;
    if (action.type === 'xstate.spawnChild') yield `starts ${id}`;
    else if (action.type === 'xstate.stopChild') yield `stops ${id}`;
    else if (action.type === 'xstate.raise' && delay !== undefined) yield `waits ${delay} ms`;
    else if (action.type === 'xstate.sendTo' && event !== undefined)
      yield `${reportsTo(owner, [action]).length > 0 ? 'tells' : `to ${to?.id}:`} ${eventText(event)}`;
    else if (!action.type.startsWith('xstate.')) yield `${action.type} ${short(action.params)}`;
  }
}

interface Deed {
  id: string;
  delay: number;
  event: AnyEventObject;
  to: AnyActorRef;
}

/** JSON without its noise; long texts by their beginning and their length. */
export function short(what: unknown): string {
  if (typeof what === 'string') return what.length > 60 ? `${what.slice(0, 3)}…×${what.length}` : what || '""';
  if (what instanceof Error) return what.message;
  if (Array.isArray(what)) return `[${what.map(short).join(', ')}]`;
  if (typeof what !== 'object' || what === null) return String(what);
  return `{ ${Object.entries(what)
    .map(([name, part]) => `${name}: ${short(part)}`)
    .join(', ')} }`;
}
