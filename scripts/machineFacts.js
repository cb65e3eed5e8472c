import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * What the sources of the machines say that a running machine does not know: what events carry, what is reported, how views look in.
 * @typedef {{ path: string, introduction: string, events: Message[], reports: Message[], selectors: Selector[] }} MachineFacts
 * @typedef {{ type: string, fields: string[], comment: string }} Message
 * @typedef {{ name: string, answers: string, comment: string }} Selector
 * @typedef {ts.TypeNode | ts.InterfaceDeclaration} Named
 */

/**
 * The facts of every machine below a folder, by the name of its export.
 * @param {string} folder
 * @returns {Map<string, MachineFacts>}
 */
export function machineFacts(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const sources = new Map(paths.toSorted().map((path) => [path, sourceOf(folder, path)]));
  const types = new Map([...sources.values()].flatMap(typesOf));
  const machines = [...sources.keys()].filter((path) => path.endsWith('Machine.ts'));
  return new Map(machines.map((path) => [basename(path, '.ts'), factsOf(path, sources, types)]));
}

/** @param {string} folder @param {string} path */
function sourceOf(folder, path) {
  return ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest, true);
}

/**
 * @param {string} path
 * @param {ReadonlyMap<string, ts.SourceFile>} sources
 * @param {ReadonlyMap<string, Named>} types
 * @returns {MachineFacts}
 */
function factsOf(path, sources, types) {
  const noun = basename(path, 'Machine.ts');
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const events = types.get(`${name}Event`) ?? types.get(`${name}MachineEvent`);
  const beside = sources.get(join(dirname(path), `${noun}Selectors.ts`));
  return {
    path,
    introduction: introductionOf(sources.get(path)?.text ?? ''),
    events: messagesOf(events, types),
    reports: messagesOf(types.get(`${name}Report`), types),
    selectors: [sources.get(path), beside].flatMap((source) => (source ? selectorsOf(source) : [])),
  };
}

/**
 * The sentences at the head of a file. What is indented there is a picture, and a better one is drawn.
 * @param {string} text
 */
function introductionOf(text) {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  const lines = comment.split('\n').map((written) => written.replace(/^\s*\* ?/, ''));
  return oneLine(lines.filter((written) => !written.startsWith('  ')).join(' '));
}

/** @param {ts.SourceFile} source @returns {[string, Named][]} */
function typesOf(source) {
  return source.statements.flatMap((statement) => {
    if (ts.isTypeAliasDeclaration(statement)) return [[statement.name.text, statement.type]];
    return ts.isInterfaceDeclaration(statement) ? [[statement.name.text, statement]] : [];
  });
}

/**
 * The members of a union of events, those of other unions in it included.
 * @param {Named | undefined} node
 * @param {ReadonlyMap<string, Named>} types
 * @returns {Message[]}
 */
function messagesOf(node, types) {
  if (node === undefined) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((member) => messagesOf(member, types));
  if (ts.isParenthesizedTypeNode(node)) return messagesOf(node.type, types);
  if (ts.isTypeReferenceNode(node)) return messagesOf(types.get(node.typeName.getText()), types);
  const literals = ts.isIntersectionTypeNode(node) ? node.types.map(unwrapped) : [node];
  const fields = literals.flatMap((literal) => fieldsOf(literal, types));
  const type = fields.find(({ name }) => name === 'type')?.value;
  if (type === undefined) return [];
  const names = fields.map(({ name }) => name).filter((name) => name !== 'type');
  return [{ type, fields: names, comment: commentBefore(node) }];
}

/** @param {ts.TypeNode} node */
const unwrapped = (node) => (ts.isParenthesizedTypeNode(node) ? node.type : node);

/**
 * @param {Named} node
 * @param {ReadonlyMap<string, Named>} types
 * @returns {{ name: string, value: string | undefined }[]}
 */
function fieldsOf(node, types) {
  if (ts.isTypeReferenceNode(node)) {
    const named = types.get(node.typeName.getText());
    return named ? fieldsOf(named, types) : [{ name: node.typeName.getText(), value: undefined }];
  }
  if (!ts.isTypeLiteralNode(node) && !ts.isInterfaceDeclaration(node)) return [];
  return node.members.filter(ts.isPropertySignature).map(({ name, type, questionToken }) => ({
    name: `${name.getText()}${questionToken ? '?' : ''}`,
    value: type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined,
  }));
}

/** @param {ts.SourceFile} source @returns {Selector[]} */
function selectorsOf(source) {
  return source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return selectorFrom(statement, statement.name?.text, statement);
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isArrowFunction(initializer) ? selectorFrom(statement, name.getText(), initializer) : [],
    );
  });
}

/**
 * @param {ts.FunctionDeclaration | ts.VariableStatement} statement
 * @param {string | undefined} name
 * @param {ts.FunctionDeclaration | ts.ArrowFunction} work
 * @returns {Selector[]}
 */
function selectorFrom(statement, name, work) {
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported || !name?.startsWith('select')) return [];
  return [{ name, answers: oneLine(work.type?.getText() ?? ''), comment: commentBefore(statement) }];
}

/**
 * What stands between a node and whatever is before it, as one line.
 * @param {ts.Node} node
 */
function commentBefore(node) {
  const source = node.getSourceFile().text;
  const before = source.slice(0, node.getStart()).replace(/[\s|]+$/, '');
  const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**') + 3, -2) : '';
  return oneLine(comment.replaceAll(/^\s*\*/gm, ''));
}

/** @param {string} text */
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
