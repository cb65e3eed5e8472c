/** `npm run backup -- servolab.tar.gz`: everything that the running server stores, in one file. */
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { bundleServer } from './bundle.js';

await bundleServer();
await import(pathToFileURL(resolve(import.meta.dirname, '..', 'dist', 'server', 'backup.js')).href);
