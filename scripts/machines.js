/**
 * `npm run machines`: puts all machines on one page for testers, as they are now, and says where it is. With `--pictures` a browser walks to every
 * state first, and takes a picture of it.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadMachines } from './loadMachines.js';
import { readLawPages } from './lawPages.js';
import { machineFacts } from './machineFacts.js';
import { mutationFigures } from './mutationFigures.js';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { loadPageReasons } from './pageReasons.js';
import { readArgs } from './readArgs.js';
import { tableRules } from './tableRules.js';
import { takeStatePictures } from './statePictures.js';
import { testersPage } from './testersPage.js';

const root = resolve(import.meta.dirname, '..');
const { values } = readArgs({
  usage: 'npm run machines [-- --pictures]',
  options: { pictures: { type: 'boolean', default: false } },
});

await reportFailure(async () => {
  await installNodeModules(root);
  if (values.pictures) await takeStatePictures(root);
  const facts = machineFacts(join(root, 'machines'));
  const laws = readLawPages(root);
  const reasonsOf = await loadPageReasons(root);
  const figures = mutationFigures(read('docs/mutation.md'));
  const sections = (await loadMachines(root)).map((machine) => ({
    machine,
    drawing: read(`docs/machines/${machine.id}.svg`),
    rules: tableRules(read(`tests/models/tables/${machine.id}.txt`)),
    laws: laws.get(machine.id) ?? new Map(),
    page: reasonsOf(machine.id),
    pictures: picturesOf(machine.id),
    mutation: figures.get(machine.id),
    takes: (facts.get(`${machine.id}Machine`)?.events ?? []).filter(({ type }) => machine.events.includes(type)),
  }));
  const page = join(root, 'dist', 'machines.html');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(page, testersPage(read('docs/machines/overview.svg'), sections));
  console.log(`Open ${page} in a browser.`);
});

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

/**
 * The states of a machine of which there is a picture.
 * @param {string} id
 */
function picturesOf(id) {
  const folder = join(root, 'dist', 'machines', id);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(files.map((file) => file.replace(/\.webp$/, '')));
}
