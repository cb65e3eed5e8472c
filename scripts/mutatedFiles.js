import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Files that are changed on purpose together, since the tests of the same machines judge them; paths from the folder of the machines.
 * @typedef {{ judges: readonly string[], files: readonly string[] }} MutatedFiles
 */

/**
 * Every machine with the files beside it that only it is made of, and what several machines share under the names of all of these.
 * A file is part of a machine that imports it, at once or through others, but for what it imports of another machine's. Ports are
 * types, and their adapters have tests of their own.
 * @param {string} folder of the machines
 * @returns {MutatedFiles[]} by the names of their machines
 */
export function mutatedFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const sources = paths.filter((path) => !path.startsWith('ports/'));
  const imports = new Map(sources.map((path) => [path, importsOf(folder, path)]));
  const judges = new Map(sources.map((path) => [path, /** @type {string[]} */ ([])]));
  for (const machine of sources.filter(isMachine).toSorted())
    for (const part of partsOf(machine, imports)) judges.get(part)?.push(nounOf(machine));
  for (const path of sources.filter((source) => judges.get(source)?.length === 0))
    judges.get(path)?.push(...namesake(path, sources));
  return groupsOf(judges);
}

/** @param {string} path such as `workspace/fileMachine.ts` */
const nounOf = (path) => basename(path, 'Machine.ts');

/** @param {string} path */
const isMachine = (path) => path.endsWith('Machine.ts');

/**
 * @param {string} machine
 * @param {ReadonlyMap<string, readonly string[]>} imports
 */
function partsOf(machine, imports) {
  const parts = new Set([machine]);
  for (const part of parts)
    for (const path of imports.get(part) ?? []) if (imports.has(path) && !isMachine(path)) parts.add(path);
  return parts;
}

/**
 * What views read of a machine is named after it, and no machine imports it.
 * @param {string} path
 * @param {readonly string[]} sources
 */
function namesake(path, sources) {
  const noun = basename(path, 'Selectors.ts');
  return sources.includes(join(dirname(path), `${noun}Machine.ts`)) ? [noun] : [];
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} judges
 * @returns {MutatedFiles[]}
 */
function groupsOf(judges) {
  /** @type {Map<string, { judges: readonly string[], files: string[] }>} */
  const groups = new Map();
  for (const [path, nouns] of [...judges].toSorted(([one], [other]) => one.localeCompare(other))) {
    if (nouns.length === 0) continue;
    const group = groups.get(nouns.join(' ')) ?? { judges: nouns, files: [] };
    groups.set(nouns.join(' '), { ...group, files: [...group.files, path] });
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other)).map(([, group]) => group);
}

/**
 * The files of ours that something is left of when the program runs.
 * @param {string} folder
 * @param {string} path
 */
function importsOf(folder, path) {
  const source = ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    if (statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    return [relative(folder, resolve(folder, dirname(path), statement.moduleSpecifier.text))];
  });
}
