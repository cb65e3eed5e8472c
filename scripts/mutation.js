/**
 * `npm run mutation [-- file build … shared]`: changes machines and the files that they are made of on purpose, one change at a time, and counts how
 * many changes their tests notice. Without names those are measured of which no figure is written down as they are, and as their tests are;
 * `--all` measures every one anew, `--changed` those that git says were changed. `shared` are the files of several machines. The figures
 * are written down in docs/mutation.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { changedFiles } from './changedOnly.js';
import { CommandError } from './command.js';
import { mutatedFiles } from './mutatedFiles.js';
import { mutationFigures, withFigures } from './mutationFigures.js';
import { mutationVersion } from './mutationVersion.js';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { readArgs } from './readArgs.js';

/** Of a hundred changes so many are to be noticed. */
const LEAST = 97;
const SHARED = 'shared';
/** A law that waits in vain for a state takes four seconds and no computing. */
const WORKERS = 2 * availableParallelism();

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'docs', 'mutation.md');
const report = join(root, '.cache', 'stryker-report.json');
const { values, positionals } = readArgs({
  usage: 'npm run mutation [-- noun …] [--changed] [--all]',
  options: { changed: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  most: Infinity,
});

await reportFailure(async () => {
  await installNodeModules(root);
  const parts = partsByName();
  const chosen = chosenOf(parts);
  if (chosen.length === 0) console.log('Every figure that is asked for is written down as it is.');
  for (const name of chosen) {
    const groups = parts.get(name) ?? [];
    // What is changed meanwhile by somebody else was not measured.
    const version = mutationVersion(root, groups);
    const score = measure(name, groups);
    // All of them take an hour: what is known stays when the rest is not waited for.
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(page, withFigures(readFileSync(page, 'utf8'), new Map([[name, { score, version }]]), day));
  }
  const asked = positionals.length > 0 || values.changed ? chosen : [...parts.keys()];
  const figures = mutationFigures(readFileSync(page, 'utf8'));
  const scores = asked.map((name) => ({ name, score: Number.parseFloat(figures.get(name)?.score ?? '0') }));
  for (const { name, score } of scores) {
    const isNew = chosen.includes(name);
    if (isNew || score < LEAST)
      console.log(`${name.padEnd(18)} ${score.toFixed(1).padStart(5)} %${score < LEAST ? `, under ${LEAST} %` : ''}`);
  }
  if (asked.length > chosen.length)
    console.log(`${asked.length - chosen.length} are measured as they are; --all measures them, too.`);
  process.exitCode = scores.every(({ score }) => score >= LEAST) ? 0 : 1;
});

/** Everything that can be measured, by the names under which it is written down. */
function partsByName() {
  /** @type {Map<string, import('./mutatedFiles.js').MutatedFiles[]>} */
  const parts = new Map();
  for (const group of mutatedFiles(join(root, 'machines'))) {
    const name = nameOf(group);
    parts.set(name, [...(parts.get(name) ?? []), group]);
  }
  return parts;
}

/**
 * The names of what is measured now.
 * @param {ReadonlyMap<string, readonly import('./mutatedFiles.js').MutatedFiles[]>} parts
 */
function chosenOf(parts) {
  const unknown = positionals.filter((name) => !parts.has(name));
  if (unknown.length > 0)
    throw new CommandError(
      `there is no machine called ${unknown.join(', ')}. There are: ${[...parts.keys()].join(', ')}.`,
    );
  if (positionals.length > 0) return [...parts.keys()].filter((name) => positionals.includes(name));
  if (values.all) return [...parts.keys()];
  if (values.changed) {
    const changed = changedFiles(root);
    return [...parts].flatMap(([name, groups]) => (groups.some((group) => isChanged(group, changed)) ? [name] : []));
  }
  const figures = mutationFigures(readFileSync(page, 'utf8'));
  return [...parts].flatMap(([name, groups]) =>
    figures.get(name)?.version === mutationVersion(root, groups) ? [] : [name],
  );
}

/** @param {import('./mutatedFiles.js').MutatedFiles} group */
function nameOf({ judges: [first = SHARED, ...others] }) {
  return others.length === 0 ? first : SHARED;
}

/**
 * Whether a file was changed, or what judges it.
 * @param {import('./mutatedFiles.js').MutatedFiles} group
 * @param {readonly string[]} changed
 */
function isChanged({ judges, files }, changed) {
  const isTheirs = (/** @type {string} */ path) =>
    judges.length === 1 &&
    new RegExp(`^(tests/models/${judges[0]}Model|tests/machines/.*/${judges[0]}Machine)\\b`).test(path);
  return changed.some((path) => files.some((file) => path === `machines/${file}`) || isTheirs(path));
}

/**
 * How many changes of a hundred were noticed.
 * @param {string} name
 * @param {readonly import('./mutatedFiles.js').MutatedFiles[]} groups
 */
function measure(name, groups) {
  console.log(`\n── ${name}`);
  const ends = groups.flatMap(endsOf);
  const noticed = ends.filter((end) => end === 'Killed' || end === 'Timeout').length;
  const unnoticed = ends.filter((end) => end === 'Survived' || end === 'NoCoverage').length;
  return (100 * noticed) / Math.max(1, noticed + unnoticed);
}

/**
 * What came of each change of some files.
 * @param {import('./mutatedFiles.js').MutatedFiles} group
 * @returns {string[]}
 */
function endsOf({ judges, files }) {
  const { status } = spawnSync(
    join(root, 'node_modules', '.bin', 'stryker'),
    ['run', '--concurrency', String(WORKERS), '--mutate', files.map((file) => `machines/${file}`).join(',')],
    {
      cwd: root,
      env: {
        ...process.env,
        MUTATED_MACHINES: judges.join(','),
        MUTATED_FILES: files.map((file) => basename(file, '.ts')).join(','),
      },
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new CommandError(`${judges.join(', ')} could not be measured.`);
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const results = JSON.parse(readFileSync(report, 'utf8'));
  return Object.values(results.files).flatMap(({ mutants }) => mutants.map(({ status: end }) => end));
}
