import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateValue,
  transition,
} from 'xstate';
import { explore } from './explore.ts';
import { type Model, beginningsOf } from './Model.ts';
import { isRecord, short } from './short.ts';
import { newWorld } from './World.ts';
import { withSilentChildren } from './withSilentChildren.ts';
import { withSpawned } from './withSpawned.ts';
import { deedsText, eventText, valueText } from './wording.ts';

export type Facts = Readonly<Record<string, string>>;

/** One thing that may happen in one place: what holds before, what is done, what holds afterwards. */
export interface Row {
  /** The state it happens in; empty where a machine has several at once: each region is a fact then. */
  state: string;
  /** The event in words. */
  event: string;
  cause: AnyEventObject;
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
  const rows = places.flatMap(({ snapshot, edges }) =>
    edges.map(({ event }) => {
      const [next, actions] = transition(machine, snapshot, event);
      return {
        state: stateOf(machine, snapshot),
        event: eventText(event),
        cause: event,
        before: factsOf(model, snapshot),
        to: stateOf(machine, next),
        after: factsOf(model, next),
        deeds: deedsText(withSpawned(actions, next, snapshot), world.owner),
      };
    }),
  );
  return withAbsentFacts(rows);
}

/** What is sometimes known in a state is told as absent where it is not. */
function withAbsentFacts(rows: readonly Row[]): Row[] {
  const absent = new Map<string, Record<string, string>>();
  for (const [state, facts] of rows.flatMap((row) => [[row.state, row.before] as const, [row.to, row.after] as const]))
    for (const name of Object.keys(facts)) absent.set(state, { ...absent.get(state), [name]: 'absent' });
  return rows.map((row) =>
    Object.assign({}, row, {
      before: { ...absent.get(row.state), ...row.before },
      after: { ...absent.get(row.to), ...row.after },
    }),
  );
}

export const stateOf = (machine: AnyStateMachine, { value }: AnyMachineSnapshot): string =>
  machine.root.type === 'parallel' ? '' : valueText(value);

/** What a model knows in a snapshot, in words; the parts of a record each by themselves. */
export function factsOf(model: Model, snapshot: AnyMachineSnapshot): Facts {
  const isParallel = model.machine.root.type === 'parallel';
  const regions = isParallel ? Object.entries(snapshot.value as Record<string, StateValue>) : [];
  const known = Object.entries(model.known(snapshot.context, snapshot)).flatMap(([name, what]) =>
    isRecord(what)
      ? Object.entries(what).map(([part, value]) => [`${name}.${part}`, value] as const)
      : [[name, what] as const],
  );
  return Object.fromEntries([
    ...regions.map(([region, value]) => [region, valueText(value)]),
    ...known.flatMap(([name, what]) => (what === undefined ? [] : [[name, short(what)]])),
  ]);
}
