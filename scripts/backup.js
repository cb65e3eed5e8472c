/** `npm run backup -- servolab.tar.gz`: everything that the running server stores, in one file. */
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { bundleServer } from './bundle.js';
import { readArgs } from './readArgs.js';

readArgs({ usage: 'npm run backup -- servolab.tar.gz', most: 1 });
await bundleServer();
await import(pathToFileURL(resolve(import.meta.dirname, '..', 'dist', 'server', 'backup.js')).href);
