/** `npm run bench`: everything the program is measured by, one after the other; a name or a part of one chooses. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleProgram } from './bundle.js';
import { reportFailure } from './reportFailure.js';
import { prepare } from './prepare.js';
import { readArgs } from './readArgs.js';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'bench');
const {
  positionals: [choice = ''],
} = readArgs({ usage: 'npm run bench [-- part of a name]', most: 1 });
const names = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.bench.ts') && name.includes(choice))
  : [];

await reportFailure(() => prepare(root));
for (const name of names) {
  const program = join(root, '.cache', 'bench', name.replace(/\.ts$/, '.js'));
  await bundleProgram(`bench/${name}`, program);
  console.log(`\n── ${name.replace('.bench.ts', '')}`);
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', program], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
if (names.length === 0) {
  console.error(`There is no benchmark in bench/ with "${choice}" in its name.`);
  process.exitCode = 1;
}
