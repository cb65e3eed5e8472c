/** `npm run setup`: everything that `npm start` does before it starts the server. */
import { resolve } from 'node:path';
import { orSayWhy } from './orSayWhy.js';
import { prepare } from './prepare.js';
import { readArgs } from './readArgs.js';

readArgs({ usage: 'npm run setup' });
await orSayWhy(() => prepare(resolve(import.meta.dirname, '..')));
