/**
 * `npm run challenges`: makes the seed, the maps and the list from the folders in `challenges/`. With `--check` nothing is written:
 * it ends with 1 when one of them is not of today's folders. `--in folder` does it in a copy of the project's content.
 * `new line-follower` first makes the folder of a new challenge. `--prove`, with beginnings of folders' names behind it, judges the programs that prove them; `--runs 20` each so many times, `--program solution.py` only those of that name.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { courseTools, orNameFaults } from './courseTools.js';
import { installNodeModules } from './nodeModules.js';
import { newChallenge } from './newChallenge.js';
import { reportFailure } from './reportFailure.js';
import { proveChallenges } from './proveChallenges.js';
import { readArgs } from './readArgs.js';

const root = resolve(import.meta.dirname, '..');
const { values: options, positionals: names } = readArgs({
  usage:
    'npm run challenges [-- --check] [-- --in folder] [-- new slug] [-- --prove [beginning of a name …] [--runs 20] [--program solution.py]]',
  most: Infinity,
  options: {
    check: { type: 'boolean' },
    in: { type: 'string', default: root },
    program: { type: 'string' },
    prove: { type: 'boolean' },
    runs: { type: 'string', default: '1' },
  },
});
const target = resolve(options.in);

await reportFailure(async () => {
  await installNodeModules(root);
  if (names[0] === 'new') sayWhatIsNext(await newChallenge(target, names[1]));
  if (options.prove) return proveChallenges(target, names, { runs: Number(options.runs), program: options.program });
  const { files, folders, untranslated } = await generate();
  const gone = folders.flatMap(filesIn).filter((path) => !files.has(path));
  const stale = [...files].filter(([path, text]) => read(path) !== text);
  nameUntranslated(untranslated);
  if (options.check) return report([...gone, ...stale.map(([path]) => path)]);
  for (const path of gone) rmSync(join(target, path));
  for (const [path, text] of stale) write(path, text);
  console.log(`The challenges are up to date: ${stale.length} files written, ${gone.length} removed.`);
});

/** @typedef {{ file: string, message: string, isOwed: boolean }} Untranslated */

/** @returns {Promise<{ files: ReadonlyMap<string, string>, folders: readonly string[], untranslated: readonly Untranslated[] }>} */
async function generate() {
  const { readCourse, generateFiles, generatedFolders, untranslated } = await courseTools(
    'challenges/readCourse',
    'challenges/generateFiles',
    'challenges/translationFaults',
  );
  const course = orNameFaults(() => readCourse(target));
  return { files: generateFiles(course), folders: generatedFolders(course), untranslated: untranslated(course) };
}

/**
 * A challenge that the course promises in a language has to be there in it; of any other it is only said.
 * @param {readonly Untranslated[]} untranslated
 */
function nameUntranslated(untranslated) {
  for (const { file, message, isOwed } of untranslated) {
    console.error(`${file} ${message}.`);
    if (isOwed) process.exitCode = 1;
  }
}

/** @param {string} folder */
function sayWhatIsNext(folder) {
  console.log(`challenges/${folder} is made, and a solution beside a wrong one in tests/challenges/${folder}.`);
  console.log('It can be opened and solved as it is. Change a piece, then say what came of it:');
  console.log(`  npm run challenges                        what is wrong, in which file and field`);
  console.log(`  npm run challenges -- --prove ${folder}   whether the right programs pass and the wrong ones fail`);
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
