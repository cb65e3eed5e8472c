/** `npm run restore -- servolab.tar.gz [--replace]`: checks a backup, says what is in it, and puts it into the data folder. */
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { bundleServer } from './bundle.js';
import { readArgs } from './readArgs.js';

readArgs({
  usage: 'npm run restore -- servolab.tar.gz [--replace]',
  options: { replace: { type: 'boolean' } },
  most: 1,
});
await bundleServer();
await import(pathToFileURL(resolve(import.meta.dirname, '..', 'dist', 'server', 'restore.js')).href);
