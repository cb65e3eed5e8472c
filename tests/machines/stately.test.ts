/** A diagram tool reads the text of a machine, not the machine: both must tell of the same states, in the same words. */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

interface State {
  id: string;
  description: string;
  tags: readonly string[];
  /** The events it takes, in the order in which they are written. */
  events: readonly string[];
}

const root = resolve(import.meta.dirname, '../../machines');
const machineFiles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('Machine.ts'),
);

/** The states that stand in a source file as plain text. */
function writtenStates(path: string): State[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const config = configIn(source);
  return config ? statesIn(config, textOf(propertyOf(config, 'id'))) : [];
}

function configIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'createMachine'
  )
    return objectIn(node.arguments[0]);
  return ts.forEachChild(node, configIn);
}

function statesIn(config: ts.ObjectLiteralExpression, id: string): State[] {
  const tags = propertyOf(config, 'tags');
  const children = objectIn(propertyOf(config, 'states'))?.properties ?? [];
  const own: State = {
    id,
    description: textOf(propertyOf(config, 'description')),
    tags: tags === undefined ? [] : ts.isArrayLiteralExpression(tags) ? tags.elements.map(textOf) : [textOf(tags)],
    events: (objectIn(propertyOf(config, 'on'))?.properties ?? []).map(nameOf),
  };
  return [
    own,
    ...children.flatMap((child) => {
      const inner = ts.isPropertyAssignment(child) ? objectIn(child.initializer) : undefined;
      return inner ? statesIn(inner, `${id}.${nameOf(child)}`) : [];
    }),
  ];
}

function propertyOf(config: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = config.properties.find((candidate) => nameOf(candidate) === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

const objectIn = (node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined =>
  node && ts.isObjectLiteralExpression(node) ? node : undefined;
const textOf = (node: ts.Node | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : '');
const nameOf = ({ name }: ts.ObjectLiteralElementLike): string =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : '';

/** The states of the machine as it runs. */
function runningStates(node: AnyStateNode): State[] {
  const { description = '', on = {} } = node.config;
  const own = { id: node.id, description, tags: node.tags, events: Object.keys(on) };
  return [own, ...Object.values(node.states).flatMap((child) => runningStates(child))];
}

it.each(machineFiles)('%s says in its text what it is when it runs', async (path) => {
  const name = path.split('/').at(-1)!.replace('.ts', '');
  const machine = ((await import(resolve(root, path))) as Record<string, AnyStateMachine>)[name]!;
  expect(
    writtenStates(resolve(root, path)),
    'Write every state inline in createMachine({ … }), with its description and tags as plain texts.',
  ).toEqual(runningStates(machine.root));
});

it.each(machineFiles)('%s says of the machine itself what it is', async (path) => {
  const [machine] = writtenStates(resolve(root, path));
  expect(machine?.description, 'Give the machine a description: it stands in docs/machines/README.md.').not.toBe('');
});
