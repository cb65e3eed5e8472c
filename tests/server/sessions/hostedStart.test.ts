/** What the start says of the keys of a hosted project. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { freePort } from '#server/config/freePort.ts';
import { startServolab } from '#server/startServolab.ts';
import { fakeKeyServer, signingKey, type KeyServer } from './fakeKeyServer.ts';

let dataDir: string;
let project: KeyServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'servolab-keys-'));
  project = await fakeKeyServer();
});
afterAll(async () => {
  await project.leave();
  await rm(dataDir, { recursive: true, force: true });
});

/** What was said until the server was ready. */
async function saidAtStart(): Promise<string[]> {
  const said: string[] = [];
  const PORT = String(await freePort('127.0.0.1'));
  const hosted = { SUPABASE_URL: project.url, SUPABASE_ANON_KEY: 'anon' };
  const config = readConfig({ PORT, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...hosted });
  const servolab = await startServolab(config, (text) => said.push(text));
  await servolab.close();
  return said.filter((text) => text.includes('public key'));
}

it('says at the start of a hosted project without public keys that nobody can be let in', async () => {
  project.publish({ kty: 'oct', kid: 'shared', alg: 'HS256' });
  expect(await saidAtStart()).toEqual([expect.stringContaining('no public key, so nobody can be let in')]);
});

it('says nothing of the keys of a project that publishes one', async () => {
  project.publish((await signingKey('first', `${project.url}/auth/v1`)).jwk);
  expect(await saidAtStart()).toEqual([]);
});
