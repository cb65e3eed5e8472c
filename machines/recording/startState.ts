/**
 * Everything that a tree of actors is and knows between two steps, so that a replay can start there: no port and no actor can be
 * written down, so that each stands for itself by its name or its path.
 */
import type { AnyActorRef } from 'xstate';
import * as v from 'valibot';
import { actorPath, isActor } from './actorPath.ts';
import { isRecord } from './isRecord.ts';
import { isPort, portable } from './portable.ts';
import type { Redaction } from './redaction.ts';

/** The type of the event that puts a tree into such a state. */
export const RESTORED = 'xstate.restored';

const keptActor = v.object({
  path: v.string(),
  /** The name under which whoever started it knows what it runs. */
  src: v.string(),
  /** Whether whoever started it hears of its snapshots. */
  isSynced: v.boolean(),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  /** The states of a machine; a piece of work has none. */
  value: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
  /** The ids of the states to which it would return. */
  history: v.record(v.string(), v.array(v.string())),
  /** Its context, what it was asked for, and what it ended with, redacted. */
  data: v.record(v.string(), v.unknown()),
});
export type KeptActor = v.InferOutput<typeof keptActor>;

const keptTimer = v.object({
  /** Whose it is. */
  path: v.string(),
  id: v.string(),
  /** The type of the event that it brings. */
  type: v.string(),
  /** For how many milliseconds it was set. */
  delay: v.number(),
});

export const startEvent = v.object({
  type: v.literal(RESTORED),
  /** The root is the first of them. */
  actors: v.tupleWithRest([keptActor], keptActor),
  timers: v.array(keptTimer),
});
export type StartState = v.InferOutput<typeof startEvent>;

/** The ports, each with its name. */
type PortNames = ReadonlyMap<unknown, string>;

/** The parts of a snapshot that are somebody's data, and not what kind of thing it is. */
const dataParts = ['context', 'input', 'output', 'error'] as const;

/** Must be called between two steps (`isQuiet`). */
export function startStateOf(root: AnyActorRef, redaction: Redaction): StartState {
  const names = portNames(root);
  const [first, ...others] = treeOf(root);
  const kept = (actor: AnyActorRef) => keptFrom(actor, names, redaction);
  // oxlint-disable-next-line no-underscore-dangle -- what is scheduled is declared under this name
  const scheduled = Object.values(root.system.getSnapshot()._scheduledEvents);
  const timers = scheduled.map(({ source, id, event, delay }) => ({
    path: actorPath(source),
    id,
    type: event.type,
    delay,
  }));
  return { type: RESTORED, actors: [kept(first), ...others.map(kept)], timers };
}

/** The same without what turned out to be a secret after it had been written. */
export function maskedStart(start: StartState, redaction: Redaction): StartState {
  return withData(start, ({ data }) => safely(data, new Map(), redaction));
}

/** The same with other data. */
export function withData(start: StartState, dataOf: (actor: KeptActor) => KeptActor['data']): StartState {
  const [first, ...others] = start.actors;
  const changed = (actor: KeptActor): KeptActor => ({ ...actor, data: dataOf(actor) });
  return { ...start, actors: [changed(first), ...others.map(changed)] };
}

/** Whether nothing is under way in a tree: no actor is being told anything. */
export function isQuiet(root: AnyActorRef): boolean {
  return treeOf(root).every((actor) => {
    // XState declares no other way to ask whether a mailbox is being emptied.
    const mailbox: unknown = Reflect.get(actor, 'mailbox');
    return isRecord(mailbox) && mailbox['_current'] === null;
  });
}

/** An actor and all that it has started, itself first. */
export function treeOf(actor: AnyActorRef): readonly [AnyActorRef, ...AnyActorRef[]] {
  const children: Readonly<Record<string, AnyActorRef>> = actor.getSnapshot().children ?? {};
  return [actor, ...Object.values(children).flatMap(treeOf)];
}

function keptFrom(actor: AnyActorRef, names: PortNames, redaction: Redaction): KeptActor {
  const snapshot = actor.getSnapshot();
  const data = Object.fromEntries(
    dataParts.map((part) => [part, snapshot[part]]).filter(([, own]) => own !== undefined),
  );
  return {
    path: actorPath(actor),
    src: typeof actor.src === 'string' ? actor.src : '',
    isSynced: Reflect.get(actor, '_syncSnapshot') === true,
    status: snapshot.status,
    value: snapshot.value,
    history: historyOf(snapshot.historyValue),
    data: safely(data, names, redaction),
  };
}

/** What would be returned to, by the ids of the states. */
const historyOf = (history: Readonly<Record<string, readonly { id: string }[]>> = {}): Record<string, string[]> =>
  Object.fromEntries(Object.entries(history).map(([id, nodes]) => [id, nodes.map((node) => node.id)]));

function safely(
  data: Readonly<Record<string, unknown>>,
  names: PortNames,
  redaction: Redaction,
): Record<string, unknown> {
  return JSON.parse(redaction.redactState(data, (holder, key, value) => written(holder, key, value, names)).json);
}

/** The ports that a tree was given, each with its name. */
function portNames(root: AnyActorRef): PortNames {
  const ports: unknown = root.getSnapshot().context?.ports;
  return new Map(Object.entries(isRecord(ports) ? ports : {}).map(([name, port]) => [port, name]));
}

/** What stands in a start state for a value: `restored` makes of it what it was. */
function written(holder: Readonly<Record<string, unknown>>, key: string, value: unknown, names: PortNames): unknown {
  const original = holder[key];
  if (original === undefined || typeof original === 'function') return { $absent: true };
  if (typeof original !== 'object' || original === null) return value;
  if (isActor(original)) return { $actor: actorPath(original) };
  const port = names.get(original);
  if (port !== undefined) return { $port: port };
  return isPort(original) ? { $absent: true } : portable(holder, key, value);
}
