import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './buildAll.js';

/**
 * Has a browser walk to every state of the machines and take pictures, which then lie in `dist/machines`. What could not be taken is said, and
 * keeps nothing from being shown.
 * @param {string} root
 */
export async function takeStatePictures(root) {
  await buildAll(root);
  rmSync(join(root, 'dist', 'machines'), { recursive: true, force: true });
  const program = join(root, 'node_modules', 'playwright', 'cli.js');
  const walks = spawn(process.execPath, [program, 'test', '--project=states', '--reporter=list'], {
    cwd: root,
    env: { ...process.env, PICTURES: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(walks, 'exit');
  if (code === 0) return;
  process.exitCode = 1;
  console.error('Not every picture could be taken; see above.');
}
