/**
 * `npm test`: all tests from a fresh clone. `unit` runs those that need no real parts, `e2e` the journeys in the browser,
 * `full` everything there is, whole matrices of pages included.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testPackages } from './debianPackages.js';
import { installNodeModules } from './nodeModules.js';
import { orSayWhy } from './orSayWhy.js';
import { prepare } from './prepare.js';
import { runPlaywright, runVitest } from './testRunners.js';

const root = resolve(import.meta.dirname, '..');
const choice = process.argv[2] ?? 'all';
const folder = mkdtempSync(join(tmpdir(), 'servolab-test-'));
const env = testEnvironment();

/** @type {import('./testRunners.js').Count[]} */
const counts = [];
await orSayWhy(async () => {
  try {
    await (choice === 'unit' ? installNodeModules(root) : prepare(root, testPackages));
    if (choice !== 'e2e')
      counts.push(await runVitest(root, folder, choice === 'unit' ? ['--project', 'unit'] : [], env));
    if (choice !== 'unit') counts.push(await runPlaywright(root, folder, env));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);

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
