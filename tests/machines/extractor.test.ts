/** Stately's tools read the text of a machine with a parser that is published: it finds every state and transition that there is when the machine runs. */
import { extractMachinesFromFile } from '@xstate/machine-extractor';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const root = resolve(import.meta.dirname, '../../machines');
const machineFiles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('Machine.ts'),
);

interface Written {
  target?: string | readonly string[];
  cond?: { type: string };
}
type OneOrMore<Part> = Part | readonly Part[] | undefined;

/** A state as the parser hands it on: in the words of the version before. */
interface State {
  on?: Record<string, OneOrMore<Written | string>>;
  always?: OneOrMore<Written | string>;
  after?: Record<string, OneOrMore<Written | string>>;
  onDone?: OneOrMore<Written | string>;
  invoke?: OneOrMore<{ id: string; onDone?: OneOrMore<Written | string>; onError?: OneOrMore<Written | string> }>;
  states?: Record<string, State>;
}

const each = <Part>(parts: OneOrMore<Part>): readonly Part[] => (parts === undefined ? [] : ([parts].flat() as Part[]));

/** One line for each transition: from where, by what, under which condition, and to which state. */
function readTransitions(state: State, id: string): string[] {
  const lines = (type: string, transitions: OneOrMore<Written | string>) =>
    each(transitions).map((transition) => {
      const { target, cond } = typeof transition === 'string' ? ({ target: transition } as Written) : transition;
      return line(
        id,
        type,
        cond?.type,
        each(target).map((path) => path.split(/[.#]/).at(-1)!),
      );
    });
  return [
    ...Object.entries(state.on ?? {}).flatMap(([type, transitions]) => lines(type, transitions)),
    ...lines('always', state.always),
    ...Object.entries(state.after ?? {}).flatMap(([delay, some]) => lines(`xstate.after.${delay}.${id}`, some)),
    ...lines(`xstate.done.state.${id}`, state.onDone),
    ...each(state.invoke).flatMap(({ id: actor, onDone }) => lines(`xstate.done.actor.${actor}`, onDone)),
    ...each(state.invoke).flatMap(({ id: actor, onError }) => lines(`xstate.error.actor.${actor}`, onError)),
    ...Object.entries(state.states ?? {}).flatMap(([key, child]) => readTransitions(child, `${id}.${key}`)),
  ];
}

function runningTransitions(node: AnyStateNode): string[] {
  const lines = (type: string, transitions: readonly AnyTransitionDefinition[]) =>
    transitions.map(({ guard, target }) =>
      line(
        node.id,
        type,
        guardName(guard),
        (target ?? []).map(({ key }) => key),
      ),
    );
  return [
    ...[...node.transitions].flatMap(([type, transitions]) => lines(type, transitions)),
    ...lines('always', node.always ?? []),
    ...Object.values(node.states).flatMap(runningTransitions),
  ];
}

const guardName = (guard: unknown): string | undefined =>
  typeof guard === 'object' && guard !== null
    ? String((guard as { type: unknown }).type)
    : (guard as string | undefined);

const line = (id: string, type: string, guard: string | undefined, targets: readonly string[]): string =>
  `${id}: ${type}${guard === undefined ? '' : ` [${guard}]`} → ${targets.join(', ')}`;

/** What the parser makes of the machines in a text, and what in it it does not understand. */
function readMachines(text: string) {
  const puzzles: unknown[] = [];
  const { warn } = console;
  Object.assign(console, { warn: (_: string, puzzle: { key: unknown }) => void puzzles.push(puzzle.key) });
  try {
    const machines = extractMachinesFromFile(text)?.machines ?? [];
    return { configs: machines.map((machine) => machine?.toConfig() as State), puzzles };
  } finally {
    Object.assign(console, { warn });
  }
}

let count = 0;

it.each(machineFiles)('%s is read transition for transition by the parser of Stately', async (path) => {
  const name = basename(path, '.ts');
  const machine = ((await import(resolve(root, path))) as Record<string, AnyStateMachine>)[name]!;
  const { configs, puzzles } = readMachines(readFileSync(resolve(root, path), 'utf8'));
  expect(configs).toHaveLength(1);
  // It draws what is done, and not what is handed to it.
  expect(puzzles.filter((key) => key !== 'params')).toEqual([]);
  const transitions = readTransitions(configs[0]!, machine.id);
  expect(transitions.toSorted()).toEqual(runningTransitions(machine.root).toSorted());
  count += transitions.length;
});

afterAll(() => void process.stdout.write(`\nThe parser of Stately reads ${count} transitions\n`));
