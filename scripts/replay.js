/**
 * `npm run replay -- log.jsonl`: says to today's machines what a recorded log says was said to them, and compares what
 * they become. Ends with 0 when all is equal, with 1 at the first divergence or when the log cannot be replayed to its end.
 * With `--test` it writes a test instead: of `--step N`, by default of the divergence or the end; `--wrong` when what was seen
 * there is the fault; `--about "path key"` for one thing of several; `--seconds 30` to take so long; `--to file`.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildId } from './buildId.js';
import { bundleProgram } from './bundle.js';
import { installNodeModules } from './nodeModules.js';
import { orSayWhy } from './orSayWhy.js';
import { writeTest } from './replayTest.js';

const root = resolve(import.meta.dirname, '..');
const {
  values: { test: isTest, ...options },
  positionals: [file],
} = parseArgs({
  allowPositionals: true,
  options: {
    test: { type: 'boolean', default: false },
    step: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    about: { type: 'string', default: '' },
    seconds: { type: 'string', default: '30' },
    to: { type: 'string' },
  },
});

/** @type {Record<string, (error: any) => string>} */
const errors = {
  empty: () => 'it is empty.',
  notALog: () => 'it is not a log of Servolab: its first line is not the header of one.',
  otherForm: ({ version }) => `it has form ${version}, which these sources cannot read.`,
  brokenLine: ({ line }) => `its line ${line} is broken.`,
};

/** @type {Record<string, (damage: any) => string>} */
const damages = {
  cut: () => 'the end of the log is missing.',
  brokenLine: ({ line }) => `line ${line} of the log is broken.`,
};

/** @type {Record<string, string>} */
const kinds = {
  actorMissing: 'an actor is not there',
  timerMissing: 'a timer is not running',
  timerDelay: 'a timer was set for another time',
  state: 'a state is another one',
  context: 'something that is remembered is another thing',
  strayEffect: 'something happened that the log does not know: an effect goes past the ports',
  failure: 'a machine threw',
};

if (file === undefined) {
  console.error('Name the log to replay: npm run replay -- log.jsonl');
  process.exitCode = 1;
} else {
  await orSayWhy(() => installNodeModules(root));
  const text = read(file);
  if (text !== undefined && isTest) await writeTest(root, text, options, errors);
  if (text !== undefined && !isTest) print(await replayed(text));
}

/**
 * @param {string} text
 * @returns {Promise<import('../machines/recording/replayReport.ts').ReplayReport>}
 */
async function replayed(text) {
  const program = join(root, '.cache', 'replay', 'replayReport.js');
  await bundleProgram('machines/recording/replayReport.ts', program);
  const { replayReport } = await import(pathToFileURL(program).href);
  return replayReport(text, setImmediate);
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    console.error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    return undefined;
  }
}

/** @param {import('../machines/recording/replayReport.ts').ReplayReport} report */
function print(report) {
  process.exitCode = report.outcome === 'equal' && report.damage === null ? 0 : 1;
  if (report.outcome === 'refused') {
    console.log(`The log cannot be replayed: ${errors[report.error.kind]?.(report.error)}`);
    return;
  }
  printOrigin(report.header);
  if (report.outcome !== 'headless' && report.isMidway)
    console.log('It begins in the middle of the visit, with the state in which everything was then.');
  if (report.outcome === 'headless') {
    console.log(
      `It cannot be replayed: its first ${report.header.dropped} entries were dropped when it became too long.`,
    );
  } else if (report.outcome === 'equal') {
    printEqual(report);
  } else {
    const { divergence, entry, steps } = report;
    console.log(`Diverged at step ${divergence.step} of ${steps - 1}: ${kinds[divergence.kind]}.`);
    console.log(`  after     ${entry?.kind} ${entry?.event.type} to ${entry?.to}, ${entry?.t} ms after the start`);
    console.log(`  actor     ${divergence.path}${divergence.key === null ? '' : `, ${divergence.key}`}`);
    console.log(`  expected  ${divergence.expected}`);
    console.log(`  actual    ${divergence.actual}`);
  }
}

/** @param {Extract<import('../machines/recording/replayReport.ts').ReplayReport, { outcome: 'equal' }>} report */
function printEqual({ steps, compared: { exact, shape, unknown }, damage }) {
  const whole = damage === null ? 'Equal' : 'Equal as far as it goes';
  console.log(`${whole}: ${steps} steps, and every actor became what it was.`);
  console.log(`  ${exact} of ${exact + shape + unknown} values were compared exactly, ${shape} by their length.`);
  if (unknown > 0) console.log(`  ${unknown} were not compared: something in them was masked afterwards.`);
  if (damage !== null) console.log(`  It cannot be replayed to its end: ${damages[damage.kind]?.(damage)}`);
}

/** @param {import('../machines/recording/logFormat.ts').LogHeader} header */
function printOrigin({ version, build, t0 }) {
  const today = buildId(root);
  console.log(`Recorded ${new Date(t0).toISOString()} with version ${version}, build ${build}.`);
  if (version !== today.version || build !== today.build)
    console.log(
      `These sources are version ${today.version}, build ${today.build}: a divergence may be a change that was meant.`,
    );
}
