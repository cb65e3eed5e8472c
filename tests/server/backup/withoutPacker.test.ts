/** A backup on a machine that cannot start the program which packs it, or on which that program fails at once. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MainServer, startMain } from '../startMain.ts';

let data: string;
let server: MainServer;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'servolab-packer-'));
  server = await startMain(data, { PATH: data });
});
afterEach(async () => {
  await server.end();
  await rm(data, { recursive: true, force: true });
});

async function backUp(headers: Record<string, string> = {}): Promise<Response> {
  const { serviceKey } = JSON.parse(await readFile(join(data, 'keys.json'), 'utf8')) as { serviceKey: string };
  const authorization = `Bearer ${serviceKey}`;
  return fetch(`${server.url}/backup`, { method: 'POST', headers: { authorization, ...headers } });
}

const staged = async () => (await readdir(data)).filter((name) => name.startsWith('backup-'));

it('is answered with 500, leaves nothing behind, and the server goes on', async () => {
  const plain = { 'accept-encoding': 'identity' };
  for (const answer of [await backUp(plain), await backUp(plain)]) {
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'INTERNAL_ERROR' });
  }
  expect(await staged()).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await server.end()).code).toBe(0);
});

it.each(['identity', 'gzip'])(
  'is answered in words for whoever takes %s, when it fails before its first byte',
  async (encoding) => {
    await writeFile(join(data, 'nice'), '#!/bin/sh\nexit 2\n', { mode: 0o700 });
    const answer = await backUp({ 'accept-encoding': encoding });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toMatchObject({ code: 'INTERNAL_ERROR' });
    expect(await staged()).toEqual([]);
  },
);
