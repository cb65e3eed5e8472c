/** A tree of actors in a world that never answers: it hears what it is told from outside, and nothing else. */
import {
  type ActorOptions,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import type { Ports } from '../app/ports.ts';
import { actorPath, isActor } from './actorPath.ts';
import { boundaryKind } from './boundary.ts';
import type { Difference } from './divergence.ts';
import { fireTimer } from './fireTimer.ts';
import { type RecordCall, recordedPorts } from './recordedPorts.ts';
import { inertPorts } from './inertPorts.ts';
import { type Keyframe, keyframeOf, putBack } from './keyframe.ts';
import type { Entry } from './logFormat.ts';
import { restored, setTimers, unrestored } from './restored.ts';
import { readEvent } from './reviveErrors.ts';
import type { StartState } from './startState.ts';
import { type TakenTransition, takenTransitions } from './takenTransitions.ts';

/** What a replayed tree has to be made with; its ports never answer. */
export type PlayerOptions = Required<Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>> & {
  input: { ports: Ports };
  /** What it is and knows, with all its children, where it does not begin. */
  snapshot?: Snapshot<unknown>;
};

/** Makes a root actor anew, unstarted. */
export type Create<Root extends AnyActor> = (options: PlayerOptions) => Root;

/** What is said to whom. */
export type SentEvent = Pick<Entry, 'kind' | 'to' | 'event'>;

/** Hears what becomes of a tree. */
export interface TreeObserver {
  /** An actor has become something. */
  became?: (actor: AnyActorRef, snapshot: Snapshot<unknown>) => void;
  /** An actor was told something; by whom, where it was another actor. */
  received?: (path: string, type: string, from: string | null) => void;
  /** An actor has taken transitions of its machine, in this order. */
  took?: (transitions: readonly TakenTransition[]) => void;
  /** A port was called. */
  called?: RecordCall;
  /** Something came from outside although nothing was being told. */
  strayed?: (path: string, type: string) => void;
  /** A machine threw what nobody caught: the tree has ended with it. */
  broke?: (error: unknown) => void;
}

export interface IsolatedTree<Root extends AnyActor> {
  readonly root: Root;
  /** Every actor that has not ended, by its path. */
  actors: () => ReadonlyMap<string, AnyActorRef>;
  /** The actor at a path, ended or not. */
  at: (path: string) => AnyActorRef | undefined;
  /** Says one thing; a difference where the tree could not hear it as it was said. */
  tell: (said: SentEvent) => Difference | undefined;
  /** This moment; and the way back to one. Views of the tree are not told of it, and have to be drawn anew. */
  keep: () => Keyframe;
  putBack: (moment: Keyframe) => void;
}

interface Around {
  /** The state from which the tree goes on; without one it begins. */
  start?: StartState | undefined;
  /** What it finds outside; by default nothing that answers. */
  ports?: Ports | undefined;
}

export function isolatedTree<Root extends AnyActor>(
  create: Create<Root>,
  observer: TreeObserver,
  { start, ports = inertPorts() }: Around = {},
): IsolatedTree<Root> {
  const known = new Map<string, AnyActorRef>();
  const senders = new WeakMap<AnyActorRef, AnyActorRef['send']>();
  let isTelling = false;

  const inspect = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef;
    if (!isActor(actor)) return;
    if (inspected.type === '@xstate.actor') {
      known.set(actorPath(actor), actor);
      senders.set(actor, actor.send);
      actor.send = () => undefined;
    } else if (inspected.type === '@xstate.snapshot') {
      observer.became?.(actor, inspected.snapshot);
    } else if (inspected.type === '@xstate.microstep') {
      if (observer.took !== undefined) observer.took(takenTransitions(inspected));
    } else if (inspected.type === '@xstate.event') {
      if (observer.received !== undefined)
        observer.received(actorPath(actor), inspected.event.type, senderOf(inspected));
      if (!isTelling && boundaryKind(inspected) !== undefined)
        observer.strayed?.(actorPath(actor), inspected.event.type);
    }
  };

  // A clock that nobody moves: who tells says when each timer fires.
  const options = {
    clock: new SimulatedClock(),
    inspect,
    input: { ports: recordedPorts(ports, (call, args) => observer.called?.(call, args)) },
  };
  const root =
    start === undefined
      ? create(options)
      : restored((snapshot) => create({ ...options, snapshot }), start, { ports: options.input.ports, known });

  // Without an observer, what a machine throws is thrown once more in a later task, and ends whoever replays it.
  const observe = () => root.subscribe({ error: (error) => observer.broke?.(error) });
  let observed = observe();

  const begin = (): Difference | undefined => {
    root.start();
    if (start === undefined) return undefined;
    setTimers(root, start, known);
    return unrestored(start, known);
  };

  const deliver = ({ kind, to, event }: SentEvent): Difference | undefined => {
    const actor = known.get(to);
    if (actor === undefined || actor.getSnapshot()?.status !== 'active')
      return { kind: 'actorMissing', path: to, key: null, expected: event.type, actual: 'no such actor' };
    const { delay, ...said } = event;
    const difference = kind === 't' ? fireTimer(root, to, said, delay) : undefined;
    senders.get(actor)?.call(actor, readEvent(JSON.stringify(kind === 't' ? said : event)));
    return difference;
  };

  return {
    root,
    actors: () => new Map([...known].filter(([, actor]) => actor.getSnapshot()?.status === 'active')),
    at: (path) => known.get(path),
    keep: () => keyframeOf(root, known),
    putBack(moment) {
      putBack(root, moment);
      // Whoever has thrown has forgotten who observed it.
      observed.unsubscribe();
      observed = observe();
      known.clear();
      for (const [path, actor] of moment.known) known.set(path, actor);
    },
    tell(said) {
      isTelling = true;
      try {
        return said.kind === 'i' || said.kind === 's' ? begin() : deliver(said);
      } catch (error) {
        const actual = error instanceof Error ? error.message : String(error);
        return { kind: 'failure', path: said.to, key: null, expected: 'no error', actual };
      } finally {
        isTelling = false;
      }
    },
  };
}

/** The path of the actor that told something; nothing where it came from outside. */
function senderOf({ sourceRef }: { readonly sourceRef?: object | undefined }): string | null {
  return sourceRef !== undefined && isActor(sourceRef) ? actorPath(sourceRef) : null;
}
