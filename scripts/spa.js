import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildId, ingredients } from './buildId.js';
import { run } from './command.js';
import { fingerprint } from './fingerprint.js';
import { stamp } from './stamp.js';
import { makeDraft } from './sweepDrafts.js';

/**
 * Whether `dist/spa` was built from the present sources.
 * @param {string} root
 */
export function spaIsFresh(root) {
  const isThere = ['spa/index.html', 'prerender/prerender.js'].every((file) => existsSync(join(root, 'dist', file)));
  return isThere && stamp(root, 'spa').matches(markOf(root));
}

/**
 * Builds the pages, and what draws the first of them ahead, beside the present ones and puts them in their place whole,
 * so that a server that runs meanwhile, or a build that fails, never leaves half of them.
 * @param {string} root
 */
export async function buildSpa(root) {
  const mark = markOf(root);
  const { version, build } = buildId(root);
  const env = { ...process.env, VITE_VERSION: version, VITE_BUILD: build };
  const dist = join(root, 'dist');
  const draft = makeDraft(join(dist, 'spa'));
  try {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const buildInto = (/** @type {string} */ name, /** @type {readonly string[]} */ ...more) =>
      run(process.execPath, [vite, 'build', '--outDir', join(draft, name), '--logLevel', 'warn', ...more], {
        cwd: root,
        env,
      });
    await Promise.all([buildInto('spa'), buildInto('prerender', '--config', 'vite.prerender.config.ts')]);
    putInPlace(draft, dist);
    stamp(root, 'spa').set(mark);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Puts `spa` and `prerender` of one folder in the place of those of another. What pages of the former build ask for later
 * stays in `before`, until the next one.
 * @param {string} draft
 * @param {string} dist
 */
export function putInPlace(draft, dist) {
  // The page last: who has it finds everything that belongs to it.
  for (const name of ['prerender', 'spa']) {
    if (existsSync(join(dist, name))) renameSync(join(dist, name), join(draft, `old-${name}`));
    renameSync(join(draft, name), join(dist, name));
  }
  const former = join(draft, 'old-spa', 'assets');
  if (!existsSync(former)) return;
  const before = join(dist, 'before');
  if (existsSync(before)) renameSync(before, join(draft, 'old-before'));
  mkdirSync(before);
  renameSync(former, join(before, 'assets'));
}

/**
 * What the pages are built from, and whether they can be watched: a build that can be never passes for one that cannot.
 * @param {string} root
 */
function markOf(root) {
  return `${fingerprint(root, ingredients)}${process.env['VITE_INSPECT'] === '1' ? ' inspected' : ''}`;
}
