/** What a bug report comes to in a test: machines are told a few things that others were told, and asked what they became. */
import type { AnyActor } from 'xstate';
import { actorPath } from './actorPath.ts';
import { contextOf, stateOf } from './changesOf.ts';
import type { Difference } from './divergence.ts';
import { CALLS, type EntryKind, callKey } from './logFormat.ts';
import { agreementOf, markOf } from './mark.ts';
import { type Create, type SentEvent, isolatedTree } from './isolatedTree.ts';
import { withoutRedaction } from './redaction.ts';
import { startFrom } from './startLines.ts';
import type { StartState } from './startState.ts';
import { currentApp } from './currentApp.ts';

/** Something that was said from outside, an answer of an effect, or a timer that fired; and to whom. */
export type ReplayedEvent = readonly [kind: keyof typeof kinds, to: string, event: SentEvent['event']];

const kinds = { said: 'u', answered: 'e', fired: 't' } as const satisfies Record<string, EntryKind>;

/** What can be asked of a tree that was told something. */
export interface ReplayedTree {
  /** The state of the actor at a path, as a log writes it; undefined when there never was one. */
  stateOf(path: string): string | undefined;
  /** What an actor knows, as JSON has it: a machine its context, work that is under way its `input`; `ports` the calls. */
  knownTo(path: string): Readonly<Record<string, unknown>> | undefined;
  /** Whether a part of that may be what a log has only a mark of. */
  agrees(path: string, key: string, mark: string): boolean;
  /** The timers of an actor that are running, and how many milliseconds each was set for. */
  timersOf(path: string): Readonly<Record<string, number>>;
}

export interface StartedTree extends ReplayedTree {
  /** Of every actor that has not ended. */
  paths: () => readonly string[];
  /** A difference where it could not begin as it should. */
  begun: Difference | undefined;
  /** What a machine threw. */
  broke: () => unknown;
  /** A difference where it could not be heard as it was said. */
  tell: (said: SentEvent) => Difference | undefined;
}

export interface ReplayFrom {
  /** Where the story begins in the middle of a visit: what everybody was and knew then, as `startLines` writes it. */
  start?: readonly string[];
  /** A machine throws at the end of the story, and what becomes of that is asked for. */
  throws?: boolean;
  /** Other machines than today's. */
  create?: Create<AnyActor>;
}

/**
 * Tells machines what is in the list, after their start. Throws where nobody is there to hear it, or where none can be what they
 * were, and what a machine throws, unless that is looked at.
 * @public The tests that a log is written down as begin with it (`testText.ts`).
 */
export function replayEvents(
  list: readonly ReplayedEvent[],
  { start, throws = false, create = currentApp }: ReplayFrom = {},
): ReplayedTree {
  const { begun, broke, tell, ...tree } = startedTree(create, start === undefined ? undefined : startFrom(start));
  if (begun !== undefined) throw new Error(`${begun.path} cannot go on from there: it is ${begun.actual}`);
  for (const [kind, to, event] of list) {
    const { kind: wrong, actual } = tell({ kind: kinds[kind], to, event }) ?? {};
    if (wrong !== undefined) throw new Error(`${to} cannot hear ${event.type}: ${actual}`);
    if (broke() !== undefined && !throws) throw broke();
  }
  return tree;
}

/** A tree that has started, or goes on from a state, and is told one thing after the other. */
export function startedTree<Root extends AnyActor>(create: Create<Root>, start?: StartState): StartedTree {
  let calls: Record<string, readonly unknown[]> = {};
  const called = (call: string, args: readonly unknown[]) =>
    void Object.assign(calls, { [callKey(calls, call)]: args });
  let thrown: unknown;
  const broke = (error: unknown) => void (thrown = error);
  const { root, at, actors, tell } = isolatedTree(create, { called, broke }, { start });
  const begun = tell({ kind: 'i', to: 'app', event: { type: 'xstate.init' } });

  const known = (path: string): Readonly<Record<string, unknown>> | undefined => {
    const actor = at(path);
    if (path === CALLS) return calls;
    return actor === undefined ? undefined : contextOf(actor.getSnapshot());
  };

  return {
    begun,
    broke: () => thrown,
    tell(said) {
      calls = {};
      return tell(said);
    },
    paths: () => [...actors().keys()],
    stateOf(path) {
      const actor = at(path);
      return actor === undefined ? undefined : stateOf(actor.getSnapshot());
    },
    knownTo(path) {
      const context = known(path);
      return context === undefined ? undefined : JSON.parse(withoutRedaction.redact(context).json);
    },
    agrees(path, key, mark) {
      const context = known(path);
      const found =
        context === undefined || !(key in context)
          ? undefined
          : markOf(markedAs(path, key), context[key], withoutRedaction);
      return found !== undefined && agreementOf(mark, found) !== 'none';
    },
    timersOf(path) {
      // oxlint-disable-next-line no-underscore-dangle -- what is scheduled is declared under this name
      const timers = Object.values(root.system.getSnapshot()._scheduledEvents);
      const own = timers.filter(({ target }) => actorPath(target) === path);
      return Object.fromEntries(own.map(({ event, delay }) => [event.type, delay]));
    },
  };
}

/** Under which name a part of a context is marked: the second call of a kind as the first. */
export const markedAs = (path: string, key: string): string => (path === CALLS ? key.replace(/ \d+$/, '') : key);
