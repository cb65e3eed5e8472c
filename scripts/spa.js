import { existsSync, mkdtempSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.js';
import { fingerprint } from './fingerprint.js';
import { stamp } from './stamp.js';

/** What the pages are made from: a change of any of it makes a new build. */
const ingredients = [
  'index.html',
  'public',
  'src',
  'machines',
  'contract',
  'vite.config.ts',
  'uno.config.ts',
  'package.json',
  'package-lock.json',
];

/**
 * Whether `dist/spa` was built from the present sources.
 * @param {string} root
 */
export function spaIsFresh(root) {
  return (
    existsSync(join(root, 'dist', 'spa', 'index.html')) && stamp(root, 'spa').matches(fingerprint(root, ingredients))
  );
}

/**
 * Builds the pages beside the present ones and puts them in their place whole, so that a server that runs meanwhile,
 * or a build that fails, never leaves half of them.
 * @param {string} root
 */
export async function buildSpa(root) {
  const mark = fingerprint(root, ingredients);
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  const draft = mkdtempSync(join(dist, 'spa-'));
  try {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    await run(process.execPath, [vite, 'build', '--outDir', join(draft, 'new'), '--logLevel', 'warn'], { cwd: root });
    if (existsSync(join(dist, 'spa'))) renameSync(join(dist, 'spa'), join(draft, 'old'));
    renameSync(join(draft, 'new'), join(dist, 'spa'));
    stamp(root, 'spa').set(mark);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
