/** `npm run setup`: everything that `npm start` does before it starts the server. */
import { resolve } from 'node:path';
import { reportFailure } from './reportFailure.js';
import { prepare } from './prepare.js';
import { readArgs } from './readArgs.js';

readArgs({ usage: 'npm run setup' });
await reportFailure(() => prepare(resolve(import.meta.dirname, '..')));
