/** A backup on a machine that cannot start the program which packs it. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MainServer, startMain } from '../startMain.ts';

let data: string;
let server: MainServer;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'servolab-packer-'));
  server = await startMain(data, { PATH: data });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

it('is answered with 500, leaves nothing behind, and the server goes on', async () => {
  const { serviceKey } = JSON.parse(await readFile(join(data, 'keys.json'), 'utf8')) as { serviceKey: string };
  const headers = { authorization: `Bearer ${serviceKey}`, 'accept-encoding': 'identity' };
  const backUp = () => fetch(`${server.url}/backup`, { method: 'POST', headers });
  for (const answer of [await backUp(), await backUp()]) {
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'INTERNAL_ERROR' });
  }
  expect((await readdir(data)).filter((name) => name.startsWith('backup-'))).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await server.end()).code).toBe(0);
});
