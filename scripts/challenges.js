/**
 * `npm run challenges`: makes the seed, the maps and the list from the folders in `challenges/`. With `--check` nothing is written:
 * it ends with 1 when one of them is not of today's folders. `--in folder` does it in a copy of the project's content.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.js';
import { CommandError } from './command.js';
import { installNodeModules } from './nodeModules.js';
import { orSayWhy } from './orSayWhy.js';

const root = resolve(import.meta.dirname, '..');
const elsewhere = process.argv.indexOf('--in');
const target = elsewhere < 0 ? root : resolve(process.argv[elsewhere + 1] ?? '.');

await orSayWhy(async () => {
  await installNodeModules(root);
  const { files, folders } = await generate();
  const gone = folders.flatMap(filesIn).filter((path) => !files.has(path));
  const stale = [...files].filter(([path, text]) => read(path) !== text);
  if (process.argv.includes('--check')) return report([...gone, ...stale.map(([path]) => path)]);
  for (const path of gone) rmSync(join(target, path));
  for (const [path, text] of stale) write(path, text);
  console.log(`The challenges are up to date: ${stale.length} files written, ${gone.length} removed.`);
});

/** @returns {Promise<{ files: ReadonlyMap<string, string>, folders: readonly string[] }>} */
async function generate() {
  const workshop = join(root, '.cache', 'challenges');
  const entries = ['readCourse', 'generateFiles'].map((name) => `export * from '#server/challenges/${name}.ts';`);
  mkdirSync(workshop, { recursive: true });
  writeFileSync(join(workshop, 'entry.ts'), `${entries.join('\n')}\n`);
  await bundleProgram(join(workshop, 'entry.ts'), join(workshop, 'challenges.js'));
  const { readCourse, generateFiles, generatedFolders } = await import(
    pathToFileURL(join(workshop, 'challenges.js')).href
  );
  try {
    return { files: generateFiles(readCourse(target)), folders: generatedFolders };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CourseError') throw error;
    throw new CommandError(`a challenge is not as it must be.\n${error.message}`);
  }
}

/** @param {readonly string[]} paths */
function report(paths) {
  if (paths.length === 0) return;
  for (const path of paths) console.error(`${path} is out of date.`);
  console.error('Make them again with “npm run challenges”, look at what changed, and commit it.');
  process.exitCode = 1;
}

/** @param {string} folder */
function filesIn(folder) {
  const path = join(target, folder);
  return existsSync(path) ? readdirSync(path).map((name) => `${folder}/${name}`) : [];
}

/** @param {string} path */
function read(path) {
  const file = join(target, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), text);
}
