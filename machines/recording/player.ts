/** Says to a tree of actors what a log says was said to another one, and compares what they become. */
import {
  type ActorOptions,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type { Ports } from '../app/ports.ts';
import { actorPath, isActor } from './actorPath.ts';
import { boundaryKind } from './boundary.ts';
import { changesOf, type SeenChange } from './changesOf.ts';
import { type Compared, type Difference, type Divergence, differenceOf } from './divergence.ts';
import { type Hear, heardPorts } from './heardPorts.ts';
import { fireTimer } from './fireTimer.ts';
import { inertPorts } from './inertPorts.ts';
import { CALLS, type Entry, type Log, callKey } from './logFormat.ts';
import { markOf } from './mark.ts';
import { revived } from './portable.ts';
import { openly } from './redaction.ts';

/** What a replayed tree has to be made with; its ports never answer. */
export type PlayerOptions = Required<Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>> & {
  input: { ports: Ports };
};

export interface Player<Root extends AnyActor> {
  /** The root of the replayed tree. What views say to it, or to any actor under it, is ignored. */
  readonly actor: Root;
  /** The entry that was played last; 0 is the start. */
  readonly position: number;
  readonly last: number;
  /** The first one found so far. */
  readonly divergence: Divergence | undefined;
  /** How many values were compared so far, and how. */
  readonly compared: Readonly<Compared>;
  /** Every actor that has not ended, by its path. */
  actors(): ReadonlyMap<string, AnyActorRef>;
  /** Plays one entry; false when there is none left. */
  step(): boolean;
  /** Plays forward, or from the beginning when `position` lies behind. Goes on after a divergence as well as it can. */
  seek(position: number): void;
  /** Plays until the end or the first divergence. */
  run(): Divergence | undefined;
}

/** `create` makes the root actor anew, unstarted; the log must have its beginning. */
export function player<Root extends AnyActor>(create: (options: PlayerOptions) => Root, log: Log): Player<Root> {
  let playing = stage(create, log);
  const { entries } = log;

  const step = () => {
    const entry = entries[playing.position + 1];
    if (entry === undefined) return false;
    playing.play(entry);
    return true;
  };

  return {
    get actor() {
      return playing.root;
    },
    get position() {
      return playing.position;
    },
    last: entries.length - 1,
    get divergence() {
      return playing.divergence;
    },
    get compared() {
      return playing.compared;
    },
    actors: () => playing.actors(),
    step,
    seek(position) {
      if (position < playing.position) playing = stage(create, log);
      while (playing.position < position && step());
    },
    run() {
      while (playing.divergence === undefined && step());
      return playing.divergence;
    },
  };
}

/** One run of the log, from its start on. */
function stage<Root extends AnyActor>(create: (options: PlayerOptions) => Root, log: Log) {
  const look = changesOf(openly);
  const known = new Map<string, AnyActorRef>();
  const senders = new WeakMap<AnyActorRef, AnyActorRef['send']>();
  let seen: Record<string, SeenChange> = {};
  const blurred = new Set<string>();
  const compared: Compared = { exact: 0, shape: 0, unknown: 0 };
  let isPlaying = true;
  let position = 0;
  let divergence: Divergence | undefined;

  const differ = (difference: Difference | undefined) => {
    if (difference !== undefined) divergence ??= { step: position, ...difference };
  };

  const inspect = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef;
    if (!isActor(actor)) return;
    if (inspected.type === '@xstate.actor') {
      known.set(actorPath(actor), actor);
      senders.set(actor, actor.send);
      actor.send = () => undefined;
    } else if (inspected.type === '@xstate.snapshot') {
      const change = look(actor, inspected.snapshot);
      if (change !== undefined) seen[actorPath(actor)] = merged(seen[actorPath(actor)], change);
    } else if (inspected.type === '@xstate.event' && !isPlaying && boundaryKind(inspected) !== undefined) {
      differ({
        kind: 'strayEffect',
        path: actorPath(actor),
        key: null,
        expected: 'nothing',
        actual: inspected.event.type,
      });
    }
  };

  const hear: Hear = (call, args) => {
    const { marks = {} } = seen[CALLS] ?? {};
    seen[CALLS] = { state: null, marks: { ...marks, [callKey(marks, call)]: markOf(call, args, openly) } };
  };

  // A clock that nobody moves: the log says when each timer fired.
  const root = create({
    clock: new SimulatedClock(),
    inspect,
    input: { ports: heardPorts(inertPorts(), hear) },
  });

  const actors = () => new Map([...known].filter(([, actor]) => actor.getSnapshot()?.status === 'active'));

  /** Does something to the tree and compares what came of it with what the log says. */
  const act = (entry: Entry, doing: () => void) => {
    seen = {};
    isPlaying = true;
    try {
      doing();
    } catch (error) {
      const actual = error instanceof Error ? error.message : String(error);
      differ({ kind: 'failure', path: entry.to, key: null, expected: 'no error', actual });
    }
    isPlaying = false;
    differ(differenceOf(entry.changes, seen, blurred, compared));
  };

  const deliver = ({ kind, to, event }: Entry) => {
    const actor = known.get(to);
    if (actor === undefined || actor.getSnapshot()?.status !== 'active') {
      differ({ kind: 'actorMissing', path: to, key: null, expected: event.type, actual: 'no such actor' });
      return;
    }
    const { delay, ...said } = event;
    if (kind === 't') differ(fireTimer(root, to, said, delay));
    senders.get(actor)?.call(actor, JSON.parse(JSON.stringify(kind === 't' ? said : event), revived));
  };

  const [start] = log.entries;
  if (start !== undefined) act(start, () => root.start());

  return {
    root,
    actors,
    compared,
    get position() {
      return position;
    },
    get divergence() {
      return divergence;
    },
    play(entry: Entry) {
      position += 1;
      act(entry, () => deliver(entry));
    },
  };
}

function merged(earlier: SeenChange | undefined, later: SeenChange): SeenChange {
  return { state: later.state ?? earlier?.state ?? null, marks: { ...earlier?.marks, ...later.marks } };
}
