import { existsSync, mkdtempSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildId, ingredients } from './buildId.js';
import { run } from './command.js';
import { fingerprint } from './fingerprint.js';
import { stamp } from './stamp.js';

/**
 * Whether `dist/spa` was built from the present sources.
 * @param {string} root
 */
export function spaIsFresh(root) {
  return existsSync(join(root, 'dist', 'spa', 'index.html')) && stamp(root, 'spa').matches(markOf(root));
}

/**
 * Builds the pages beside the present ones and puts them in their place whole, so that a server that runs meanwhile,
 * or a build that fails, never leaves half of them.
 * @param {string} root
 */
export async function buildSpa(root) {
  const mark = markOf(root);
  const { version, build } = buildId(root);
  const env = { ...process.env, VITE_VERSION: version, VITE_BUILD: build };
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  const draft = mkdtempSync(join(dist, 'spa-'));
  try {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const options = ['build', '--outDir', join(draft, 'new'), '--logLevel', 'warn'];
    await run(process.execPath, [vite, ...options], { cwd: root, env });
    if (existsSync(join(dist, 'spa'))) renameSync(join(dist, 'spa'), join(draft, 'old'));
    renameSync(join(draft, 'new'), join(dist, 'spa'));
    stamp(root, 'spa').set(mark);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * What the pages are built from, and whether they can be watched: a build that can be never passes for one that cannot.
 * @param {string} root
 */
function markOf(root) {
  return `${fingerprint(root, ingredients)}${process.env['VITE_INSPECT'] === '1' ? ' inspected' : ''}`;
}
