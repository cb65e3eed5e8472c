/**
 * `npm run faults [-- words of a name, or of a file …]`: makes each of the known mistakes in a copy of the sources, one after the
 * other, and says how many laws notice it, in which step of ordinary visits it first acts when they are lived again, and where a
 * replay of their redacted logs, written without it, parts from them. One that no law notices fails, and so does one of which a
 * replay parts in another step than that or the next, or at another actor than the one that is named for it
 * (`tests/faults/located.ts`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
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
const words = readArgs({
  usage: 'npm run faults [-- words of a name, or of a file …]',
  most: Infinity,
}).positionals.join(' ');

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
  const kept = join(copy, 'visits.json');
  await program('tests/faults/replayVisits.ts', 'record', kept);
  const chosen = (await knownFaults()).filter(({ name, file }) => name.includes(words) || file.includes(words));
  const rows = [];
  for (const fault of chosen) rows.push(await planted(fault, () => rowOf(fault, kept)));
  const [caught, located] = [rows.filter((row) => row.caught), rows.filter((row) => row.located)];
  console.log(
    `\n${caught.length} of ${rows.length} caught by laws, ${located.length} of ${rows.length} located in a log within one step.`,
  );
  return rows.length > 0 && caught.length === rows.length && located.length === rows.length;
}

/** @returns {Promise<import('../tests/faults/fault.ts').Fault[]>} */
async function knownFaults() {
  return JSON.parse(await program('tests/faults/listFaults.ts'));
}

/**
 * @template Row
 * @param {import('../tests/faults/fault.ts').Fault} fault
 * @param {() => Promise<Row>} look
 */
async function planted({ file, from, to }, look) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    return await look();
  } finally {
    writeFileSync(path, source);
  }
}

/**
 * @param {import('../tests/faults/fault.ts').Fault} fault
 * @param {string} kept
 */
async function rowOf({ name, laws }, kept) {
  const [failed, answer] = await Promise.all([
    failedLaws(laws),
    program('tests/faults/replayVisits.ts', 'replay', kept, name),
  ]);
  /** @type {import('../tests/faults/replayVisits.ts').Answer} */
  const { isLocated, sights } = JSON.parse(answer);
  const met = sights.filter(({ acts, parts }) => acts !== null || parts !== null);
  const told = (isLocated ? met.slice(0, 1) : met).map(sightText).join('; ');
  console.log(
    `| ${name} | ${failed === 0 ? 'NOT CAUGHT' : `${failed} laws`} | ${isLocated ? '' : 'NOT LOCATED: '}${told === '' ? 'in no visit' : told} |`,
  );
  return { caught: failed > 0, located: isLocated };
}

/** @param {import('../tests/faults/replayVisits.ts').Answer['sights'][number]} sight */
function sightText({ visit, acts, parts }) {
  const place = parts === null ? 'nowhere' : `step ${parts.step}, ${parts.kind} of ${parts.path} ${parts.key ?? ''}`;
  return `${visit}: acts in step ${acts}, parts in ${place.trimEnd()}`;
}

/** @param {readonly string[]} laws */
async function failedLaws(laws) {
  const report = join(copy, 'laws.json');
  const files = laws.map((law) => `tests/machines/${law}`);
  // A law that waits for what the fault keeps from coming has failed long before: each takes some milliseconds where it holds.
  const options = ['--project', 'laws', '--testTimeout', '10000', '--reporter', 'json', '--outputFile', report];
  await run(join(root, 'node_modules', '.bin', 'vitest'), ['run', ...options, ...files]);
  const { numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (numTotalTests === 0) throw new Error(`There are no laws in ${laws.join(', ')}, or they cannot be read.`);
  return numFailedTests;
}

/**
 * Bundles a program of the copy, runs it, and answers what it says.
 * @param {string} source
 * @param {readonly string[]} args
 */
async function program(source, ...args) {
  const bundle = join(copy, '.cache', 'program.js');
  const build = `import { bundleProgram } from './scripts/bundle.js'; await bundleProgram('${source}', '${bundle}');`;
  const built = await run(process.execPath, ['--input-type=module', '--eval', build]);
  const ended = built.status === 0 ? await run(process.execPath, [bundle, ...args]) : built;
  if (ended.status !== 0) throw new Error(`${source} cannot be run: ${ended.stderr}`);
  return ended.stdout;
}

/**
 * Runs a program in the copy, while another one may run as well.
 * @param {string} command
 * @param {readonly string[]} args
 */
async function run(command, args) {
  const child = spawn(command, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => text(stream));
  const [status] = await once(child, 'close');
  return { status, stdout: await stdout, stderr: await stderr };
}
