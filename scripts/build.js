/** `npm run build`: the pages into `dist/spa`, the server into `dist/server`, each only when its sources changed. */
import { resolve } from 'node:path';
import { buildAll } from './buildAll.js';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { readArgs } from './readArgs.js';

readArgs({ usage: 'npm run build' });
const root = resolve(import.meta.dirname, '..');
await reportFailure(async () => {
  await installNodeModules(root);
  await buildAll(root);
});
