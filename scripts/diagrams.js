/**
 * `npm run diagrams`: draws every machine and the tree of actors into docs/machines, and describes each on a page. With `--check` nothing is written:
 * it ends with 1 when something there is not of today's machines.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.js';
import { machineFacts } from './machineFacts.js';
import { machinePage } from './machinePage.js';
import { mermaidOf } from './mermaidOf.js';
import { installNodeModules } from './nodeModules.js';
import { orSayWhy } from './orSayWhy.js';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'docs', 'machines');

await orSayWhy(async () => {
  await installNodeModules(root);
  const drawn = await draw();
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const gone = present.filter((name) => !drawn.has(name));
  const stale = [...drawn].filter(([name, text]) => !present.includes(name) || read(name) !== text);
  if (process.argv.includes('--check')) {
    for (const name of [...gone, ...stale.map(([drawing]) => drawing)])
      console.error(`docs/machines/${name} is out of date.`);
    if (gone.length + stale.length === 0) return;
    console.error('Draw the machines again with “npm run diagrams”, look at what changed, and commit docs/machines.');
    process.exitCode = 1;
    return;
  }
  mkdirSync(folder, { recursive: true });
  for (const name of gone) rmSync(join(folder, name));
  for (const [name, text] of stale) writeFileSync(join(folder, name), text);
  console.log(`docs/machines is up to date: ${stale.length} files written, ${gone.length} removed.`);
});

/** @param {string} name */
function read(name) {
  return readFileSync(join(folder, name), 'utf8');
}

/**
 * Every file of the folder, by its name.
 * @returns {Promise<Map<string, string>>}
 */
async function draw() {
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const machines = await loadMachines();
  const pictures = machines.map((machine) => ({ name: machine.id, mermaid: mermaidOf(machine) }));
  pictures.push({ name: 'actors', mermaid: actorTreeOf(machines) });
  const files = new Map([['README.md', indexOf(machines)]]);
  const facts = machineFacts(join(root, 'machines'));
  for (const machine of machines) files.set(`${machine.id}.md`, pageOf(machine, machines, facts));
  for (const { name, mermaid } of pictures) {
    files.set(`${name}.mmd`, mermaid);
    files.set(`${name}.svg`, `${renderMermaidSVG(mermaid).replaceAll(/\s*@import url\([^)]*\);/g, '')}\n`);
  }
  return files;
}

/**
 * @param {import('xstate').AnyStateMachine} machine
 * @param {readonly import('xstate').AnyStateMachine[]} machines
 * @param {ReadonlyMap<string, import('./machineFacts.js').MachineFacts>} facts
 */
function pageOf(machine, machines, facts) {
  const known = facts.get(`${machine.id}Machine`);
  if (known === undefined) throw new Error(`The machine ${machine.id} must be written in ${machine.id}Machine.ts.`);
  return machinePage(machine, known, machines);
}

/**
 * The machines, from the present sources, by their names.
 * @returns {Promise<import('xstate').AnyStateMachine[]>}
 */
async function loadMachines() {
  const sources = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' });
  const paths = sources.filter((path) => path.endsWith('Machine.ts'));
  const workshop = join(root, '.cache', 'diagrams');
  mkdirSync(workshop, { recursive: true });
  const entry = join(workshop, 'machines.ts');
  const exports = paths.toSorted().map((path) => `export { ${basename(path, '.ts')} } from '#machines/${path}';`);
  writeFileSync(entry, `${exports.join('\n')}\n`);
  await bundleProgram(entry, join(workshop, 'machines.js'));
  const machines = Object.values(await import(pathToFileURL(join(workshop, 'machines.js')).href));
  return machines.toSorted((one, other) => one.id.localeCompare(other.id, 'en'));
}

/**
 * Which machine starts which.
 * @param {readonly import('xstate').AnyStateMachine[]} machines
 */
function actorTreeOf(machines) {
  const starts = machines.flatMap((machine) =>
    Object.values(machine.implementations.actors)
      .filter((/** @type {any} */ logic) => machines.includes(logic))
      .map((/** @type {any} */ { id }) => `  ${machine.id} --> ${id}`),
  );
  return ['graph LR', ...starts, ''].join('\n');
}

/** @param {readonly import('xstate').AnyStateMachine[]} machines */
function indexOf(machines) {
  const rows = machines.map(({ id, config }) => `| [${id}](${id}.md) | ${config.description} |`);
  return `# The machines, one by one

Made by \`npm run diagrams\` from the machines themselves: a page for each, with its picture, its states, what it takes and reports,
and how a view looks into it. The rules that all of them keep, and how to add one, are in [machines.md](../machines.md); what each does,
case by case, is in its table in [tests/models/tables](../../tests/models/tables).

Which starts which: [actors](actors.svg)

| machine | what it is |
| --- | --- |
${rows.join('\n')}
`;
}
