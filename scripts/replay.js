/**
 * `npm run replay -- log.jsonl`: says to today's machines what a recorded log says was said to them, and compares what
 * they become. Ends with 0 when all is equal, with 1 at the first divergence or when the log cannot be replayed to its end.
 * With `--test` it writes a test instead: of `--step N`, by default of the divergence or the end; `--wrong` when what was seen
 * there is the fault; `--about "path key"` for one thing of several; `--seconds 30` to take so long; `--to file`,
 * which must not be there yet.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildId } from './buildId.js';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { readArgs } from './readArgs.js';
import { errors, isEqual, linesOf, loadReplay } from './replayReport.js';
import { writeTest } from './replayTest.js';

const root = resolve(import.meta.dirname, '..');
const {
  values: { test: isTest, ...options },
  positionals: [file],
} = readArgs({
  usage: 'npm run replay -- log.jsonl [--test [--step 12] [--wrong] [--about "path key"] [--seconds 30] [--to file]]',
  most: 1,
  options: {
    test: { type: 'boolean', default: false },
    step: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    about: { type: 'string', default: '' },
    seconds: { type: 'string', default: '30' },
    to: { type: 'string' },
  },
});

if (file === undefined) {
  console.error('Name the log to replay: npm run replay -- log.jsonl');
  process.exitCode = 1;
} else {
  await reportFailure(() => installNodeModules(root));
  const text = read(file);
  if (text !== undefined && isTest) await reportFailure(() => writeTest(root, text, options, errors));
  if (text !== undefined && !isTest) print(await (await loadReplay(root)).replayed(text));
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
  process.exitCode = isEqual(report) ? 0 : 1;
  if (report.outcome !== 'refused') {
    printOrigin(report.header);
    if (report.outcome !== 'headless' && report.isMidway)
      console.log('It begins in the middle of the visit, with the state in which everything was then.');
  }
  console.log(linesOf(report).join('\n'));
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
