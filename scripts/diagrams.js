/**
 * `npm run diagrams`: draws every machine and the tree of actors into docs/machines, and describes each on a page. With `--check` nothing is written:
 * it ends with 1 when something there is not of today's machines.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawingOf, transitionsIn } from './drawings.js';
import { loadMachines } from './loadMachines.js';
import { machineFacts } from './machineFacts.js';
import { machinePage } from './machinePage.js';
import { machineParts, transitionsOf } from './machineParts.js';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { heardFrom, overviewParts, startedBy } from './overviewParts.js';
import { readArgs } from './readArgs.js';

const { values } = readArgs({
  usage: 'npm run diagrams [-- --check]',
  options: { check: { type: 'boolean', default: false } },
});
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'docs', 'machines');

await reportFailure(async () => {
  await installNodeModules(root);
  const drawn = await draw();
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const gone = present.filter((name) => !drawn.has(name));
  const stale = [...drawn].filter(([name, text]) => !present.includes(name) || read(name) !== text);
  if (values.check) {
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
  const machines = await loadMachines(root);
  const facts = machineFacts(join(root, 'machines'));
  const files = new Map([['README.md', indexOf(machines, facts)]]);
  for (const machine of machines) {
    files.set(`${machine.id}.md`, pageOf(machine, machines, facts));
    files.set(`${machine.id}.svg`, await pictureOf(machine));
  }
  const overview = await drawingOf('All machines', overviewParts(machines, facts), presentOf('overview.svg'));
  files.set('overview.svg', overview);
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const actors = actorTreeOf(machines);
  files.set('actors.mmd', actors);
  files.set('actors.svg', `${renderMermaidSVG(actors).replaceAll(/\s*@import url\([^)]*\);/g, '')}\n`);
  return files;
}

/** @param {string} name */
function presentOf(name) {
  return existsSync(join(folder, name)) ? read(name) : undefined;
}

/**
 * The picture of a machine. It has to show every transition that the machine's definition has, and no other.
 * @param {import('xstate').AnyStateMachine} machine
 */
async function pictureOf(machine) {
  const name = `${machine.id}.svg`;
  const picture = await drawingOf(`The states of ${machine.id}`, machineParts(machine), presentOf(name));
  const shown = transitionsIn(picture).toSorted();
  const written = transitionsOf(machine).toSorted();
  if (shown.join() === written.join()) return picture;
  const lacking = written.filter((transition) => !shown.includes(transition));
  throw new Error(`${name} shows ${shown.length} of ${written.length} transitions. Lacking: ${lacking.join(', ')}`);
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
 * Which machine starts which.
 * @param {readonly import('xstate').AnyStateMachine[]} machines
 */
function actorTreeOf(machines) {
  const starts = machines.flatMap((machine) =>
    startedBy(machine, machines).map(({ id }) => `  ${machine.id} --> ${id}`),
  );
  return ['graph LR', ...starts, ''].join('\n');
}

/**
 * @param {readonly import('xstate').AnyStateMachine[]} machines
 * @param {ReadonlyMap<string, import('./machineFacts.js').MachineFacts>} facts
 */
function indexOf(machines, facts) {
  const rows = machines.map(({ id, config }) => `| [${id}](${id}.md) | ${config.description} |`);
  const heard = machines.flatMap((owner) =>
    startedBy(owner, machines).map((child) => {
      const reports = heardFrom(owner, child, facts).map((type) => `\`${type}\``);
      return `| [${owner.id}](${owner.id}.md) | [${child.id}](${child.id}.md) | ${reports.join(' ') || 'nothing'} |`;
    }),
  );
  return `# The machines, one by one

Made by \`npm run diagrams\` from the machines themselves: a page for each, with its picture, its states, what it takes and reports,
and how a view looks into it. The rules that all of them keep, and how to add one, are in [machines.md](../machines.md); what each does,
case by case, is in its table in [tests/models/tables](../../tests/models/tables).

A drawing shows every transition of its machine: \`event [guard] / actions\`, \`after\` a delay and its length, \`runs\` and \`starts\` for
whom a state invokes or a deed spawns. What leads from a state into itself stands in its box: \`→\` to a state inside it, \`↻\` to itself anew.
A dashed frame holds states that are active side by side, and a dot is where a state begins.

Which starts which, and how much it hears of it: [all machines](overview.svg), or only [the tree](actors.svg)

| machine | what it is |
| --- | --- |
${rows.join('\n')}

## Who hears what of whom

| owner | starts | and hears of it |
| --- | --- | --- |
${heard.join('\n')}
`;
}
