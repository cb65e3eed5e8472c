/** `npm run check`: everything that can be said about the code without running the product. Every check runs, whatever failed before. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { readArgs } from './readArgs.js';

readArgs({ usage: 'npm run check' });
const root = resolve(import.meta.dirname, '..');

/** Tests that read the code instead of running it. */
const lawsOfTheHouse = [
  'tests/architecture.test.ts',
  'tests/architecture/importCycles.test.ts',
  'tests/words.test.ts',
  'tests/readme.test.ts',
  'tests/machines/soundness.test.ts',
];

const checks = {
  format: ['oxfmt', '--check', '.'],
  'lint and types': ['oxlint', '--type-aware', '--type-check', '.'],
  unused: ['knip', '--no-progress'],
  'used by tests': ['knip', '--production', '--no-progress'],
  challenges: ['node', 'scripts/challenges.js', '--check'],
  diagrams: ['node', 'scripts/diagrams.js', '--check'],
  // CI runs `npm test` next, which has these among its tests.
  ...(process.env['CI'] === undefined
    ? { architecture: ['vitest', 'run', '--project', 'laws', '--project', 'unit', ...lawsOfTheHouse] }
    : {}),
};

await reportFailure(() => installNodeModules(root));
const outcomes = Object.entries(checks).map(([name, [program = '', ...args]]) => {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const path = program === 'node' ? process.execPath : join(root, 'node_modules', '.bin', program);
  const { status } = spawnSync(path, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { name, ok: status === 0, seconds: ((performance.now() - began) / 1000).toFixed(1) };
});

console.log('\n── summary');
for (const { name, ok, seconds } of outcomes)
  console.log(`  ${name.padEnd(14)} ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
