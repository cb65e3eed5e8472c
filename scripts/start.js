/** `npm start`: from a fresh clone to a running server. Uses nothing but Node, because nothing else may be there yet. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithNpm } from './endWithNpm.js';
import { reportFailure } from './reportFailure.js';
import { prepare } from './prepare.js';
import { readArgs } from './readArgs.js';

readArgs({
  usage: 'npm start\nSettings come from the environment, such as PORT=8080 npm start; the README lists them.',
});
const root = resolve(import.meta.dirname, '..');
endWithNpm();
console.log('Preparing Servolab');
await reportFailure(() => prepare(root));
// In this very process: one process to watch, and one whose end is the end of everything it started.
await import(pathToFileURL(resolve(root, 'dist', 'server', 'main.js')).href);
