/**
 * `npm test`: everything that guards a landing, from a fresh clone. `quick` runs the laws and what a change touches; `full`
 * everything there is; `unit` those that need no real parts, `e2e` the journeys in the browser.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changedOnly } from './changedOnly.js';
import { testPackages } from './debianPackages.js';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { prepare } from './prepare.js';
import { readArgs } from './readArgs.js';
import { runFaults, runMutation, runPlaywright, runVitest } from './testRunners.js';

const root = resolve(import.meta.dirname, '..');
const {
  positionals: [choice = 'all'],
} = readArgs({ usage: 'npm test, or one of npm run test:quick, test:unit, test:e2e, test:full', most: 1 });
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

/** What is run, one after the other. */
const runs = {
  quick: [
    () => vitest(...withoutRealParts, ...laws),
    () => vitest(...lanes, '--passWithNoTests', ...changedOnly(root)),
  ],
  unit: [() => vitest(...withoutRealParts)],
  e2e: [playwright],
  all: [() => vitest(...lanes), playwright],
  full: [() => vitest(...lanes), postgres, postgres, playwright, () => runFaults(root), () => runMutation(root)],
}[choice];
if (runs === undefined)
  throw new Error(`There are no tests called ${choice}: say quick, unit, e2e or full, or nothing.`);

/** @type {import('./testRunners.js').Count[]} */
const counts = [];
await reportFailure(async () => {
  try {
    await (choice === 'unit' || choice === 'quick' ? installNodeModules(root) : prepare(root, testPackages));
    for (const run of runs) counts.push(await run());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

// The last lines are what is left of a long run on most screens.
for (const { test, message } of counts.flatMap(({ failures = [] }) => failures))
  console.log(`\nFAILED ${test}\n${message.replaceAll(/^/gm, '  ')}`);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);

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
