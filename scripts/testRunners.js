import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command.js';
import { failuresOfPlaywright, failuresOfVitest } from './failedTests.js';

/**
 * How many tests there were of each end, and those that failed by their names; `failed` is at least one when the runner was
 * not content, whatever it counted.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: import('./failedTests.js').Failure[] }} Count
 */

/**
 * Runs tests with vitest: rules, machines, views, server and SQL.
 * @param {string} root
 * @param {string} folder for the report
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Count>}
 */
export async function runVitest(root, folder, args, env) {
  const report = join(folder, 'vitest.json');
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const content = await showing(root, [program, 'run', ...reporters, ...args], env);
  const results = readReport(report);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = results;
  return honest(content, { passed, failed, skipped, failures: failuresOfVitest(results, root) });
}

/**
 * Runs the journeys in the browser.
 * @param {string} root
 * @param {string} folder for the report
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Count>}
 */
export async function runPlaywright(root, folder, env) {
  const report = join(folder, 'playwright.json');
  const program = join(root, 'node_modules', 'playwright', 'cli.js');
  const content = await showing(root, [program, 'test', '--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const results = readReport(report);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = results.stats ?? {};
  const failures = failuresOfPlaywright(results);
  return honest(content, { passed: expected + flaky, failed: unexpected, skipped, failures });
}

/**
 * @param {string} root
 * @returns {Promise<Count>} one: every known mistake was noticed and located, or not
 */
export async function runFaults(root) {
  const content = await showing(root, [join(root, 'scripts', 'faults.js')], process.env);
  return honest(content, { passed: Number(content), failed: 0, skipped: 0 });
}

/**
 * Changes every machine on purpose and sees that its tests notice; counted as one test.
 * @param {string} root
 * @returns {Promise<Count>}
 */
export async function runMutation(root) {
  const content = await showing(root, [join(root, 'scripts', 'mutation.js')], process.env);
  return honest(content, { passed: Number(content), failed: 0, skipped: 0 });
}

/**
 * Runs a Node program with its output on the screen; when this process is told to end, so is the program.
 * @param {string} root
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether it ended well; rejects when it was interrupted
 */
function showing(root, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    let interrupted = false;
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      interrupted = true;
      child.kill(signal);
    };
    process.on('SIGTERM', pass).on('SIGINT', pass);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      if (interrupted) reject(new CommandError('the tests were interrupted.'));
      else resolve(code === 0);
    });
  });
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner ended before it could write one, which its exit code tells as well.
    return {};
  }
}

/**
 * A runner also fails for what is no test: a file that does not load, a promise nobody waited for, no tests at all.
 * @param {boolean} content
 * @param {Count} count
 * @returns {Count}
 */
function honest(content, count) {
  return content || count.failed > 0 ? count : { ...count, failed: 1 };
}
