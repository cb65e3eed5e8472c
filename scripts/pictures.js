/** `npm run pictures`: builds the product and has a browser walk to a solved challenge; each step is a picture in `docs/images/road`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { buildAll } from './buildAll.js';
import { CommandError } from './command.js';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { readArgs } from './readArgs.js';

readArgs({ usage: 'npm run pictures' });
const root = resolve(import.meta.dirname, '..');
await reportFailure(async () => {
  await installNodeModules(root);
  await buildAll(root);
  const program = join(root, 'node_modules', 'playwright', 'cli.js');
  const walk = spawn(process.execPath, [program, 'test', '--project=e2e', '--reporter=list', 'pictures'], {
    cwd: root,
    env: { ...process.env, PICTURES: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(walk, 'exit');
  if (code !== 0) throw new CommandError('the pictures were not taken.');
});
