/**
 * `npm run mutation [-- file build …]`: changes the machines on purpose, one change at a time, and counts how many changes their
 * tests notice. Without names all machines are measured, one after the other.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { installNodeModules } from './nodeModules.js';
import { orSayWhy } from './orSayWhy.js';

const root = resolve(import.meta.dirname, '..');
const wanted = process.argv.slice(2);

await orSayWhy(() => installNodeModules(root));
const paths = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('Machine.ts'),
);
const chosen = paths.filter((path) => wanted.length === 0 || wanted.includes(nounOf(path))).toSorted();
const measured = chosen.map((path) => {
  console.log(`\n── ${nounOf(path)}`);
  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'stryker'), ['run', '--mutate', `machines/${path}`], {
    cwd: root,
    env: { ...process.env, MUTATED_MACHINE: nounOf(path) },
    stdio: 'inherit',
  });
  return status === 0;
});
process.exitCode = measured.length > 0 && measured.every(Boolean) ? 0 : 1;

/** @param {string} path */
function nounOf(path) {
  return basename(path, 'Machine.ts');
}
