/** What Stately and the drawings show of a machine are its names: nothing may be done or asked in it that has none. */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const root = resolve(import.meta.dirname, '../../machines');
const machineFiles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('Machine.ts'),
);

/** Where a configuration says what is done or asked. */
const named = new Set(['actions', 'entry', 'exit', 'guard']);

/** What is done or asked in `createMachine({ … })` by a call or a function instead of a name. */
function anonymousIn(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !node.expression.getText().endsWith('.createMachine'))
    return ts.forEachChild(node, (child) => (anonymousIn(child).length > 0 ? anonymousIn(child) : undefined)) ?? [];
  return node.arguments.flatMap(unnamedIn);
}

function unnamedIn(node: ts.Node): string[] {
  if (ts.isPropertyAssignment(node) && named.has(node.name.getText())) {
    const { initializer } = node;
    const items = ts.isArrayLiteralExpression(initializer) ? [...initializer.elements] : [initializer];
    return items.filter((item) => !isNamed(item)).map((item) => `${node.name.getText()}: ${item.getText()}`);
  }
  const unnamed: string[] = [];
  ts.forEachChild(node, (child) => void unnamed.push(...unnamedIn(child)));
  return unnamed;
}

function isNamed(item: ts.Expression): boolean {
  if (ts.isStringLiteral(item)) return true;
  if (!ts.isObjectLiteralExpression(item)) return false;
  return item.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'type' &&
      ts.isStringLiteral(property.initializer),
  );
}

it.each(machineFiles)('%s does and asks nothing that has no name', (path) => {
  const source = ts.createSourceFile(path, readFileSync(resolve(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  expect(anonymousIn(source), 'Give it a name in setup({ … }), and its arguments as params.').toEqual([]);
});

const statesOf = (state: AnyStateNode): AnyStateNode[] => [state, ...Object.values(state.states).flatMap(statesOf)];

/** A guard as it is seen: its name, and what it is asked about if that stands in the text. */
function seenAs({ guard }: AnyTransitionDefinition): string {
  if (guard === undefined) return 'otherwise';
  if (typeof guard !== 'object') return String(guard);
  return 'params' in guard && typeof guard.params !== 'function'
    ? `${guard.type}(${JSON.stringify(guard.params)})`
    : guard.type;
}

it.each(machineFiles)('%s asks something else on each way from a branching', async (path) => {
  const name = path.split('/').at(-1)!.replace('.ts', '');
  const machine = ((await import(resolve(root, path))) as Record<string, AnyStateMachine>)[name]!;
  const alike = statesOf(machine.root).flatMap((state) =>
    [...state.transitions, ['always', state.always ?? []] as const].flatMap(([event, ways]) => {
      const seen = ways.map(seenAs);
      return seen
        .filter((guard, index) => seen.indexOf(guard) !== index)
        .map((guard) => `${state.id}: ${event}: ${guard}`);
    }),
  );
  expect(alike, 'Give each way a guard with a name of its own.').toEqual([]);
});
