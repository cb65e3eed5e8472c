/** `npm run inbox` and `npm run board` find the server of this machine where the settings say that it listens. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder: string;
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-inbox-'));
  await writeFile(join(folder, 'keys.json'), JSON.stringify({ serviceKey: 'key' }));
  server = createServer((_, answer) => answer.end('[]'));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it.each(['127.0.0.1', '127.0.0.2', '::1'])('finds a server that listens at %s alone', async (host) => {
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // What is set to nothing is not set, as for the server.
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    HOST: host,
    PORT: String(port),
    URL: '',
    SUPABASE_URL: ' ',
  };
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/inbox.js')], { env });
  expect(stdout).toBe('Nobody has written yet.\n');
});
