import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ingredients } from '../scripts/buildId.js';

const root = join(import.meta.dirname, '..');

it.each(['vite.config.ts', 'vite.prerender.config.ts'])(
  'makes new pages when anything that %s builds them with is changed',
  (config) => {
    const own = [...readFileSync(join(root, config), 'utf8').matchAll(/ from '\.\/([^']+)'/g)].map(([, path]) => path);
    expect(own.length).toBeGreaterThan(0);
    expect(ingredients).toEqual(expect.arrayContaining(own));
  },
);
