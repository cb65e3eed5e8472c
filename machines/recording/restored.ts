/** A tree of actors that is put into the state in which another one was, so that it goes on from there. */
import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type Snapshot,
  createActor,
  fromCallback,
} from 'xstate';
import { actorPath } from './actorPath.ts';
import { stateOf, stateText } from './changesOf.ts';
import type { Difference } from './divergence.ts';
import { isRecord } from './isRecord.ts';
import { reviveErrors } from './reviveErrors.ts';
import type { KeptActor, StartState } from './startState.ts';

/** XState declares no way to say what an actor is: this is where it keeps it. */
const SNAPSHOT = '_snapshot';

/** Where the actors go on, and with what. */
interface World {
  ports: object;
  /** Filled by whoever inspects them. */
  known: ReadonlyMap<string, AnyActorRef>;
}

/**
 * Makes the root, and with it everybody else, unstarted. Work that was under way is asked for again when they start, in a world
 * that never answers.
 */
export function restored<Root extends AnyActor>(
  create: (snapshot: Snapshot<unknown>) => Root,
  { actors }: StartState,
  world: World,
): Root {
  const root = create(snapshotOf(actors[0], actors));
  for (const actor of world.known.values()) {
    const snapshot: unknown = Reflect.get(actor, SNAPSHOT);
    if (!isRecord(snapshot)) continue;
    Object.assign(snapshot, dataOf(actor, actors, world));
    if (Array.isArray(snapshot['_nodes'])) standIn(actor);
  }
  return root;
}

/**
 * Whom the states of a machine have started and the start leaves out is there as one who hears everything and says nothing: a machine
 * that has been repaired since may tell them what the one that was recorded did not, and XState throws where nobody is there.
 */
function standIn(owner: AnyActorRef): void {
  const { _nodes: nodes, children }: AnyMachineSnapshot = owner.getSnapshot();
  const ids = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)).filter((id) => children[id] === undefined);
  for (const id of ids) children[id] = createActor(silence, { id, parent: owner });
}

const silence = fromCallback(() => undefined);

/** What was waited for is waited for again: must be called once the root has started. */
export function setTimers(root: AnyActor, { timers }: StartState, known: ReadonlyMap<string, AnyActorRef>): void {
  for (const { path, id, type, delay } of timers) {
    const actor = known.get(path);
    if (actor !== undefined) root.system.scheduler.schedule(actor, actor, { type }, delay, id);
  }
}

/** Who cannot be put into the state in which they were: today's machines have no such actor, or it no such state. */
export function unrestored({ actors }: StartState, known: ReadonlyMap<string, AnyActorRef>): Difference | undefined {
  for (const { path, status, value } of actors) {
    const expected = value === undefined || status !== 'active' ? status : stateText(value);
    const actor = known.get(path);
    const actual = actor === undefined ? 'no such actor' : stateOf(actor.getSnapshot());
    if (actual !== expected) return { kind: 'state', path, key: null, expected, actual };
  }
  return undefined;
}

/** As XState writes down an actor with all its children. */
function snapshotOf(actor: KeptActor, actors: readonly KeptActor[]): Snapshot<unknown> {
  const { path, status, value, history } = actor;
  const own = { status, output: undefined, error: undefined };
  if (value === undefined) return own;
  const children = Object.fromEntries(
    actors
      .filter((other) => other.path.slice(0, other.path.lastIndexOf('/')) === path)
      .map((child) => [
        child.path.slice(path.length + 1),
        { src: child.src, syncSnapshot: child.isSynced, snapshot: snapshotOf(child, actors) },
      ]),
  );
  const historyValue = Object.fromEntries(
    Object.entries(history).map(([id, ids]) => [id, ids.map((of) => ({ id: of }))]),
  );
  const machine = { ...own, value, context: {}, children, historyValue };
  return machine;
}

function dataOf(
  actor: AnyActorRef,
  actors: readonly KeptActor[],
  { ports, known }: World,
): Readonly<Record<string, unknown>> {
  const data = actors.find(({ path }) => path === actorPath(actor))?.data ?? {};
  const meant = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(meant);
    if (!isRecord(value)) return value;
    if ('$absent' in value) return undefined;
    if ('$actor' in value) return known.get(String(value['$actor']));
    if ('$port' in value) return Reflect.get(ports, String(value['$port']));
    const error = reviveErrors('', value);
    return error === value ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, meant(part)])) : error;
  };
  return Object.fromEntries(Object.entries(data).map(([part, value]) => [part, meant(value)]));
}
