/**
 * `npm run report`: of each promise of the server its figure in this run beside its bar. `--quick` takes a part that a
 * change can wait for; a name, such as `saves`, takes one.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { bundleProgram } from './bundle.js';
import { reportFailure } from './reportFailure.js';
import { prepare } from './prepare.js';
import { readArgs } from './readArgs.js';

const { values, positionals } = readArgs({
  usage: 'npm run report [-- name] [--quick]',
  options: { quick: { type: 'boolean', default: false } },
  most: 1,
});
const root = resolve(import.meta.dirname, '..');
const program = join(root, '.cache', 'bench', 'report.js');

await reportFailure(async () => {
  await prepare(root);
  await bundleProgram('bench/report/report.ts', program);
  await bundleProgram('tests/server/files/saveProgram.ts', join(root, 'dist/test/saveProgram.js'));
});
const args = ['--enable-source-maps', program, ...positionals, ...(values.quick ? ['--quick'] : [])];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
