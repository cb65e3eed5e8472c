/** Says to a tree of actors what a log says was said to another one, and compares what they become. */
import type { AnyActor, AnyActorRef } from 'xstate';
import { actorPath } from './actorPath.ts';
import { changesOf, type SeenChange } from './changesOf.ts';
import { type Compared, type Difference, type Divergence, differenceOf } from './divergence.ts';
import { callsAddedLater } from './callsAddedLater.ts';
import { CALLS, type Entry, type Log, callKey, startStateIn } from './logFormat.ts';
import { markOf } from './mark.ts';
import { maskTestFor } from './mask.ts';
import { type Create, type TreeObserver, isolatedTree } from './isolatedTree.ts';
import { withoutRedaction } from './redaction.ts';

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

/** `create` makes the root actor anew, unstarted. */
export function player<Root extends AnyActor>(create: Create<Root>, log: Log): Player<Root> {
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
function stage<Root extends AnyActor>(create: Create<Root>, log: Log) {
  const look = changesOf(withoutRedaction);
  const isUnsaid = callsAddedLater(log);
  let seen: Record<string, SeenChange> = {};
  const blurred = new Set<string>();
  const isMask = maskTestFor(() => JSON.stringify(log.entries.map(({ event }) => event)));
  const compared: Compared = { exact: 0, shape: 0, unknown: 0 };
  let position = 0;
  let divergence: Divergence | undefined;

  const differ = (difference: Difference | undefined) => {
    if (difference !== undefined) divergence ??= { step: position, ...difference };
  };

  const observer: TreeObserver = {
    became(actor, snapshot) {
      const change = look(actor, snapshot);
      if (change !== undefined) seen[actorPath(actor)] = merged(seen[actorPath(actor)], change);
    },
    called(call, args) {
      if (isUnsaid(call)) {
        compared.unknown += 1;
        return;
      }
      const { marks = {} } = seen[CALLS] ?? {};
      seen[CALLS] = { state: null, marks: { ...marks, [callKey(marks, call)]: markOf(call, args, withoutRedaction) } };
    },
    strayed: (path, type) => differ({ kind: 'strayEffect', path, key: null, expected: 'nothing', actual: type }),
  };
  const { root, actors, tell } = isolatedTree(create, observer, { start: startStateIn(log.entries) });

  /** Tells the tree what was said, and compares what came of it with what the log says. */
  const act = (entry: Entry) => {
    seen = {};
    differ(tell(entry));
    differ(differenceOf(entry.changes, seen, blurred, compared, isMask));
  };

  /** What is restored is nothing that has changed; whether a text with a mask in it is replaced by an equal one cannot be told later. */
  const restore = (entry: Entry) => {
    seen = {};
    differ(tell(entry));
    for (const [path, { marks }] of Object.entries(seen))
      for (const [key, { json }] of Object.entries(marks)) if (isMask(json)) blurred.add(`${path} ${key}`);
  };

  const [start] = log.entries;
  if (start !== undefined) (start.kind === 's' ? restore : act)(start);

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
      act(entry);
    },
  };
}

function merged(earlier: SeenChange | undefined, later: SeenChange): SeenChange {
  return { state: later.state ?? earlier?.state ?? null, marks: { ...earlier?.marks, ...later.marks } };
}
