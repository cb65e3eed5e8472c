import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.js';

/** What the pages are made from: a change of any of it makes a new build. */
export const ingredients = [
  'index.html',
  'public',
  'src',
  'machines',
  'contract',
  'vite.config.ts',
  'vite.prerender.config.ts',
  'uno.config.ts',
  'scripts/compiledAhead.js',
  'scripts/icons.js',
  'scripts/importedWhenFetched.js',
  'scripts/preloadedWords.js',
  'scripts/withoutDescriptions.js',
  'package.json',
  'package-lock.json',
];

/**
 * The version of the product and the id of a build of its pages from the present sources.
 * @param {string} root
 * @returns {{ version: string, build: string }}
 */
export function buildId(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { version, build: fingerprint(root, ingredients).slice(0, 12) };
}
