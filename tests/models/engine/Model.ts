import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  AnyEventObject,
} from 'xstate';
import type { SystemEvent } from './systemEvents.ts';
import { type World, newWorld } from './World.ts';

/** What a test must know about a machine to walk through it. */
export interface Model {
  machine: AnyStateMachine;
  /** What the machine is started with in this world. */
  input: (world: World) => unknown;
  /** Other ways to begin, each walked like the first one. */
  otherInputs?: (world: World) => readonly unknown[];
  /** One event for each kind of event that the machine may tell apart. */
  events: readonly AnyEventObject[];
  /** What, besides its states, the machine may act on: as coarse as can be, or there is no end of states. */
  known: (context: AnyMachineSnapshot['context'], snapshot: AnyMachineSnapshot) => Readonly<Record<string, unknown>>;
  /** Whether this may happen here at all; without it everything may that the machine would take. */
  isPossible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

interface TypedModel<Machine extends AnyStateMachine> {
  machine: Machine;
  input: (world: World) => InputFrom<Machine>;
  otherInputs?: (world: World) => readonly InputFrom<Machine>[];
  events: readonly (EventFromLogic<Machine> | SystemEvent)[];
  known: (context: ContextFrom<Machine>, snapshot: AnyMachineSnapshot) => Readonly<Record<string, unknown>>;
  isPossible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

/** The same model, once for each way to begin. */
export function beginningsOf(model: Model): Model[] {
  const others = model.otherInputs?.(newWorld()) ?? [];
  return [
    model,
    ...others.map((_, index) =>
      Object.assign({}, model, { input: (world: World) => model.otherInputs?.(world)[index] }),
    ),
  ];
}

/** A model whose input, events and context are those of its machine. */
export function modelOf<Machine extends AnyStateMachine>(model: TypedModel<Machine>): Model {
  return model;
}
