/**
 * `npm run dev`: Vite serves the pages with hot reload and passes everything else on to the server behind it, which is
 * bundled and started again whenever its sources change.
 */
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleServer } from './bundle.js';
import { freePort, restartableServer } from './devServer.js';
import { endWithNpm } from './endWithNpm.js';
import { reportFailure } from './reportFailure.js';
import { prepare } from './prepare.js';
import { readArgs } from './readArgs.js';

/** What the server answers; every other path, `/api` itself included, is a page. */
const SERVED = String.raw`^/(api/.|ws($|\?)|auth/v1/|rest/v1/|_inbox|config\.json|openapi\.json|healthz|readyz)`;

/** An editor that saves several files makes many events; the last one counts, this many milliseconds later. */
const SETTLED_MS = 150;

readArgs({ usage: 'npm run dev' });
const root = resolve(import.meta.dirname, '..');
endWithNpm();
console.log('Preparing Servolab');
await reportFailure(() => prepare(root));

const port = await freePort();
const target = `http://127.0.0.1:${port}`;
// Only now, because in a fresh clone it has just been installed.
const { createServer } = await import('vite');
const vite = await createServer({ root, server: { proxy: { [SERVED]: { target, ws: true } } } });
await vite.listen();
const site = (vite.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
const server = restartableServer(join(root, 'dist', 'server', 'main.js'), {
  ...process.env,
  PORT: String(port),
  SITE_URL: site,
  ALLOWED_ORIGINS: site,
});
server.start();
console.log(`The pages are served with hot reload: ${site}`);

let settling = setTimeout(() => {}, 0);
for (const folder of ['server', 'contract', 'supabase', 'challenges']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(() => void rebuild(), SETTLED_MS);
  });
}

async function rebuild() {
  try {
    await bundleServer();
    await server.restart();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void Promise.all([server.stop(), vite.close()]).then(() => process.exit(0)));
}
