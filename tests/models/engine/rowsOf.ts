import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, type StateValue, transition } from 'xstate';
import { explore } from './explore.ts';
import { type Model, beginningsOf } from './Model.ts';
import { newWorld } from './World.ts';
import { withSilentChildren } from './withSilentChildren.ts';
import { deedsOf, eventText, short, valueText } from './wording.ts';

export type Facts = Readonly<Record<string, string>>;

/** One thing that may happen in one place: what holds before, what is done, what holds afterwards. */
export interface Row {
  /** The state it happens in; empty where a machine has several at once: each region is a fact then. */
  state: string;
  event: string;
  before: Facts;
  to: string;
  after: Facts;
  deeds: string;
}

/** Everything that a machine does, place by place. */
export function rowsOf(model: Model): Row[] {
  const machine = withSilentChildren(model.machine);
  const world = newWorld();
  const startedHere = (each: Model): Model => Object.assign({}, each, { input: () => each.input(world) });
  const places = beginningsOf(model).flatMap((each) => Array.from(explore(startedHere(each)).values()));
  return places.flatMap(({ snapshot, edges }) =>
    edges.map(({ event }) => {
      const [next, actions] = transition(machine, snapshot, event);
      return {
        state: stateOf(machine, snapshot),
        event: eventText(event),
        before: factsOf(model, snapshot),
        to: stateOf(machine, next),
        after: factsOf(model, next),
        deeds: deedsText(actions, world.owner),
      };
    }),
  );
}

/** What is done, in one line. */
export const deedsText = (actions: Parameters<typeof deedsOf>[0], owner: AnyActorRef): string =>
  [...deedsOf(actions, owner)].join('; ');

export const stateOf = (machine: AnyStateMachine, { value }: AnyMachineSnapshot): string =>
  machine.root.type === 'parallel' ? '' : valueText(value);

/** What a model knows in a snapshot, in words. */
export function factsOf(model: Model, snapshot: AnyMachineSnapshot): Facts {
  const isParallel = model.machine.root.type === 'parallel';
  const regions = isParallel ? Object.entries(snapshot.value as Record<string, StateValue>) : [];
  const known = Object.entries(model.known(snapshot.context, snapshot));
  return Object.fromEntries([
    ...regions.map(([region, value]) => [region, valueText(value)]),
    ...known.map(([name, what]) => [name, short(what)]),
  ]);
}
