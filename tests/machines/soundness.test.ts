/** What the compiler lets through: words in a machine that nobody declared, words declared that nobody uses, and worlds let in. */
import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

const root = resolve(import.meta.dirname, '../../machines');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => resolve(root, name));
const machineFiles = files.filter((path) => path.endsWith('Machine.ts'));

const configPath = resolve(root, '../tsconfig.json');
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configPath, (name) => ts.sys.readFile(name)).config,
  ts.sys,
  resolve(root, '..'),
);
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();

const nameOf = (path: string): string => path.split('/').at(-1)!.replace('.ts', '');

/** The event types a machine's module declares, read from the machine's own type. */
function declaredEvents(path: string): string[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)!;
  const machine = checker.getExportsOfModule(module).find((symbol) => symbol.name === nameOf(path))!;
  const [, events] = checker.getTypeArguments(checker.getTypeOfSymbol(machine) as ts.TypeReference);
  const variants = events?.isUnion() ? events.types : [events!];
  return variants.flatMap((event) => {
    const type = checker.getTypeOfSymbol(event.getProperty('type')!);
    return (type.isUnion() ? type.types : [type]).map((literal) => (literal as ts.StringLiteralType).value);
  });
}

const statesOf = (state: AnyStateNode): AnyStateNode[] => [state, ...Object.values(state.states).flatMap(statesOf)];

/** The states that the machine begins in, that a transition leads to, or that are entered with one of these. */
function statesLedTo(states: readonly AnyStateNode[]): Set<AnyStateNode> {
  const targets = states.flatMap((state) => [
    ...(state.initial?.target ?? []),
    ...[...state.transitions.values(), state.always ?? []].flat().flatMap(({ target }) => target ?? []),
    ...(state.type === 'parallel' ? Object.values(state.states) : []),
  ]);
  const ledTo = new Set<AnyStateNode>();
  for (let state of targets as (AnyStateNode | undefined)[])
    for (; state !== undefined; state = state.parent) ledTo.add(state);
  return ledTo;
}

function each(node: ts.Node, visit: (node: ts.Node) => boolean | void): void {
  if (visit(node) !== false) ts.forEachChild(node, (child) => each(child, visit));
}

/** What stands between the braces of `createMachine({ … })`. */
function configOf(path: string): ts.Node[] {
  const found: ts.Node[] = [];
  each(program.getSourceFile(path)!, (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'createMachine'
    )
      found.push(node.arguments[0]!);
  });
  return found;
}

/** The parts of a configuration that a diagram tool, which reads the text, would not see. */
function hiddenParts(config: ts.Node): string[] {
  const hidden: string[] = [];
  each(config, (node) => {
    if (ts.isArrowFunction(node) || ts.isCallExpression(node)) return false;
    const isHidden =
      ts.isSpreadAssignment(node) ||
      ts.isSpreadElement(node) ||
      ts.isComputedPropertyName(node) ||
      ts.isShorthandPropertyAssignment(node);
    if (isHidden) hidden.push(node.getText());
    return undefined;
  });
  return hidden;
}

/** The world outside: whatever the browser and Node declare, the clock, and chance. Addresses are only parsed. */
const harmless = new Set(['URL', 'URLSearchParams']);
function worldsTouched(path: string): string[] {
  const touched: string[] = [];
  each(program.getSourceFile(path)!, (node) => {
    if (!ts.isIdentifier(node) || harmless.has(node.text)) return;
    if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) {
      if (node.parent.getText() === 'Math.random') touched.push('Math.random');
      return;
    }
    const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
    const isOutside =
      declarations.length > 0 &&
      declarations.every((declaration) => /lib\.dom|@types\/node/.test(declaration.getSourceFile().fileName));
    if (isOutside || node.text === 'Date' || node.text === 'globalThis') touched.push(node.text);
  });
  return touched;
}

describe.each(machineFiles.map((path) => [nameOf(path), path]))('%s', async (name, path) => {
  const machine = ((await import(path)) as Record<string, AnyStateMachine>)[name]!;
  const states = statesOf(machine.root);
  const handled = [...new Set(states.flatMap((state) => Object.keys(state.config.on ?? {})))];
  const declared = declaredEvents(path);

  it('handles only events it declares', () => {
    expect(handled.filter((event) => !declared.includes(event))).toEqual([]);
  });

  it('declares only events it handles', () => {
    expect(declared.filter((event) => !handled.includes(event))).toEqual([]);
  });

  it('calls its events by what happened', () => {
    expect(declared.filter((event) => !/^[a-z]\w*\.[a-z]\w*$/.test(event))).toEqual([]);
  });

  it('waits only for delays it names', () => {
    const awaited = states.flatMap((state) => Object.keys(state.config.after ?? {}));
    expect(awaited.filter((delay) => !(delay in machine.implementations.delays))).toEqual([]);
  });

  it('says of every state what it means', () => {
    expect(states.filter(({ config }) => !config.description).map(({ id }) => id)).toEqual([]);
  });

  it('has no state that nothing leads to', () => {
    const ledTo = statesLedTo(states);
    expect(states.filter((state) => state.parent !== undefined && !ledTo.has(state)).map(({ id }) => id)).toEqual([]);
  });

  it('gives every invoked actor an id and a name', () => {
    const invoked = states.flatMap(({ config }) => [config.invoke ?? []].flat());
    expect(invoked.filter(({ id, src }) => !id || typeof src !== 'string')).toEqual([]);
  });

  it('names every guard', () => {
    const guards = states.flatMap((state) =>
      [...state.transitions.values()].flat().map((transition) => transition.guard),
    );
    expect(guards.filter((guard) => typeof guard === 'function')).toEqual([]);
  });

  it('acts on the world only by one call of a port', () => {
    const own = Object.entries(machine.implementations.actions).filter(
      ([, action]) => !('resolve' in (action as object)),
    );
    const call = /^\(\{ context \}(, \w+)?\) => context(\.\w+)+\(.*\)$/s;
    expect(
      own.filter(([, action]) => !call.test(String(action).replace(/\s+/g, ' '))).map(([action]) => action),
    ).toEqual([]);
  });

  it('can be drawn from its text', () => {
    const configs = configOf(path);
    expect(configs).toHaveLength(1);
    expect(configs.flatMap(hiddenParts)).toEqual([]);
  });
});

it.each(files.map((path) => [relative(root, path), path]))('%s leaves the world outside', (_, path) => {
  expect(worldsTouched(path)).toEqual([]);
});
