/**
 * `npm test`: everything that guards a landing, from a fresh clone. `quick` runs the laws and what a change touches; `full`
 * everything there is, or one part of it; `unit` those that need no real parts, `e2e` the journeys in the browser.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changedOnly } from './changedOnly.js';
import { CommandError } from './command.js';
import { testPackages } from './debianPackages.js';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { prepare } from './prepare.js';
import { readArgs } from './readArgs.js';
import { runFaults, runMutation, runPlaywright, runVitest } from './testRunners.js';

const root = resolve(import.meta.dirname, '..');
const usage =
  'npm test, or one of npm run test:quick, test:unit, test:e2e, test:full, or a part, as npm run test:full -- browser';
const {
  positionals: [choice = 'all', chosenPart],
} = readArgs({ usage, most: 2 });
const folder = mkdtempSync(join(tmpdir(), 'servolab-test-'));
const env = testEnvironment();

/** Laws of the machines and of the house, which take seconds. */
const laws = [
  'tests/machines',
  'tests/models/nouns.test.ts',
  'tests/models/tableOf.test.ts',
  'tests/models/tables.test.ts',
  'tests/models/walks.test.ts',
  'tests/architecture',
  'tests/words.test.ts',
  'tests/readme.test.ts',
];
/** All but those on a real PostgreSQL. */
const lanes = projects('laws', 'unit', 'views', 'server', 'supabase');
const withoutRealParts = projects('laws', 'unit', 'views');

const vitest = (/** @type {readonly string[]} */ ...args) => runVitest(root, folder, args, env);
const playwright = () => runPlaywright(root, folder, env);
const postgres = () => vitest('--project', 'postgres');

/** @typedef {import('./testRunners.js').Count} Count */

/**
 * What is run, one part after the other.
 * @type {Readonly<Record<string, Readonly<Record<string, () => Promise<Count>>>>>}
 */
const plans = {
  quick: {
    laws: () => vitest(...withoutRealParts, ...laws),
    changes: () => vitest(...lanes, '--passWithNoTests', ...changedOnly(root)),
  },
  unit: { lanes: () => vitest(...withoutRealParts) },
  e2e: { browser: playwright },
  all: { lanes: () => vitest(...lanes), browser: playwright },
  full: {
    lanes: () => vitest(...lanes),
    postgres,
    postgresAgain: postgres,
    browser: playwright,
    faults: () => runFaults(root),
    mutation: () => runMutation(root),
  },
};

/** @type {Count[]} */
const counts = [];
/** @type {string[]} */
const times = [];
await reportFailure(async () => {
  try {
    const parts = partsOf(choice, chosenPart);
    await (choice === 'unit' || choice === 'quick' ? installNodeModules(root) : prepare(root, testPackages));
    for (const [name, run] of parts) {
      const begun = performance.now();
      counts.push(await run());
      times.push(`  ${name.padEnd(14)} ${minutesSince(begun)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

// The last lines are what is left of a long run on most screens.
for (const { test, message } of counts.flatMap(({ failures = [] }) => failures))
  console.log(`\nFAILED ${test}\n${message.replaceAll(/^/gm, '  ')}`);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${times.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);

/**
 * All parts of a plan, or the one that is called so.
 * @param {string} plan
 * @param {string | undefined} part
 */
function partsOf(plan, part) {
  const parts = plans[plan];
  if (parts === undefined) throw new CommandError(`there are no tests called ${plan}. Usage: ${usage}`);
  if (part === undefined) return Object.entries(parts);
  const run = parts[part];
  if (run === undefined) throw new CommandError(`${plan} has no part ${part}, but ${Object.keys(parts).join(', ')}.`);
  return [[part, run]];
}

/** @param {number} begun by the clock of `performance` */
function minutesSince(begun) {
  const seconds = Math.round((performance.now() - begun) / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** @param {readonly string[]} names */
function projects(...names) {
  return names.flatMap((name) => ['--project', name]);
}

/** @param {'passed' | 'failed' | 'skipped'} outcome */
function sum(outcome) {
  return counts.reduce((total, count) => total + count[outcome], 0);
}

/**
 * The caller's environment without what configures a server, so that tests never meet the caller's data or accounts.
 * Should a test start a server without saying where its data lie, they lie in a folder that goes.
 */
function testEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(PORT|HOST|SITE_URL|ALLOWED_|SUPABASE_|SMTP_|GOTRUE_)/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    DATA_DIR: join(folder, 'data'),
    ...(choice === 'full' ? { FULL_TESTS: '1' } : {}),
  };
}
