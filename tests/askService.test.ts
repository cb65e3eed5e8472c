/** `npm run inbox` and `npm run board` find the server of this machine where the settings say that it listens. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Server, type ServerResponse, createServer } from 'node:http';
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

/** What a command that asks the server prints. */
async function command(name: string, args: readonly string[], host = '127.0.0.1') {
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
  return promisify(execFile)(process.execPath, [join(root, 'scripts', `${name}.js`), ...args], { env });
}

it.each(['127.0.0.1', '127.0.0.2', '::1'])('finds a server that listens at %s alone', async (host) => {
  const { stdout } = await command('inbox', [], host);
  expect(stdout).toBe('Nobody has written yet.\n');
});

it.each([
  [
    '{"code":"PT404","details":null,"hint":null,"message":"There is no such shared run."}',
    /^There is no such shared run\.\n/,
  ],
  ['<h1>Not here</h1>', /answered 404: <h1>Not here<\/h1>/],
  ['[]', /answered 404: \[\]/],
])('says in words why the database refuses: %s', async (text, words) => {
  server.removeAllListeners('request');
  server.on('request', (_, answer: ServerResponse) => answer.writeHead(404).end(text));
  await expect(command('board', ['hide', '99'])).rejects.toMatchObject({
    stderr: expect.stringMatching(words) as string,
  });
});
