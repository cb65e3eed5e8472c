/**
 * `npm run faults [-- words of a name …]`: makes each of the known mistakes in a copy of the sources, one after the other, and
 * says which laws notice it and where a replay of an ordinary visit, recorded without it, parts from its log.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { readArgs } from './readArgs.js';

const root = resolve(import.meta.dirname, '..');
const copied = [
  'contract',
  'machines',
  'scripts',
  'server',
  'src',
  'tests',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];
const words = readArgs({ usage: 'npm run faults [-- words of a name …]', most: Infinity }).positionals.join(' ');

await reportFailure(() => installNodeModules(root));
const copy = mkdtempSync(join(tmpdir(), 'servolab-faults-'));
try {
  process.exitCode = (await measured()) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

async function measured() {
  for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const logs = join(copy, 'visits.json');
  program('tests/faults/replayVisits.ts', 'record', logs);
  const chosen = knownFaults().filter(({ name }) => name.includes(words));
  const rows = chosen.map((fault) => planted(fault, () => rowOf(fault, logs)));
  const [caught, located] = [rows.filter((row) => row.caught), rows.filter((row) => row.located)];
  console.log(
    `\n${caught.length} of ${rows.length} caught by laws, ${located.length} of ${rows.length} located in a log.`,
  );
  return rows.length > 0 && caught.length === rows.length && located.length === rows.length;
}

/** @returns {import('../tests/faults/fault.ts').Fault[]} */
function knownFaults() {
  return JSON.parse(program('tests/faults/listFaults.ts'));
}

/**
 * @template Row
 * @param {import('../tests/faults/fault.ts').Fault} fault
 * @param {() => Row} look
 */
function planted({ file, from, to }, look) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    return look();
  } finally {
    writeFileSync(path, source);
  }
}

/**
 * @param {import('../tests/faults/fault.ts').Fault} fault
 * @param {string} logs
 */
function rowOf({ name, path, key, laws }, logs) {
  /** @type {(import('../machines/recording/divergence.ts').Divergence | null)[]} */
  const found = JSON.parse(program('tests/faults/replayVisits.ts', 'replay', logs));
  const places = found.filter((divergence) => divergence !== null);
  const located = places.some((place) => place.path === path && (key === undefined || place.key === key));
  const [place] = places;
  const failed = failedLaws(laws);
  console.log(
    `| ${name} | ${failed === 0 ? 'NOT CAUGHT' : `${failed} laws`} | ${located ? '' : 'NOT LOCATED: '}${place === undefined ? 'nowhere' : `${place.kind} of ${place.path}${place.key === null ? '' : `, ${place.key}`}, step ${place.step}`} |`,
  );
  return { caught: failed > 0, located };
}

/** @param {readonly string[]} laws */
function failedLaws(laws) {
  const report = join(copy, 'laws.json');
  const files = laws.map((law) => `tests/machines/${law}`);
  // A law that waits for what the fault keeps from coming has failed long before: each takes some milliseconds where it holds.
  const options = ['--project', 'laws', '--testTimeout', '10000', '--reporter', 'json', '--outputFile', report];
  spawnSync(join(root, 'node_modules', '.bin', 'vitest'), ['run', ...options, ...files], {
    cwd: copy,
    stdio: 'ignore',
  });
  const { numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (numTotalTests === 0) throw new Error(`There are no laws in ${laws.join(', ')}, or they cannot be read.`);
  return numFailedTests;
}

/**
 * Bundles a program of the copy, runs it, and answers what it says.
 * @param {string} source
 * @param {readonly string[]} args
 */
function program(source, ...args) {
  const bundle = join(copy, '.cache', 'program.js');
  const build = `import { bundleProgram } from './scripts/bundle.js'; await bundleProgram('${source}', '${bundle}');`;
  for (const command of [
    ['--input-type=module', '--eval', build],
    [bundle, ...args],
  ]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${source} cannot be run: ${stderr}`);
    if (command[0] === bundle) return stdout;
  }
  return '';
}
