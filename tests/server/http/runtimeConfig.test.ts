import { afterEach, expect, it } from 'vitest';
import type { SupabasePart } from '#server/http/serverParts.ts';
import { openTestServer, type TestServer } from '../openTestServer.ts';
import { fakeTokens } from '../../fakes/fakeTokens.ts';

const SITE = 'http://localhost:5173';
let server: TestServer | undefined;
afterEach(async () => {
  await server?.app.close();
  server = undefined;
});

async function configWith(changes: Partial<SupabasePart>): Promise<unknown> {
  const { keys } = await fakeTokens(`${SITE}/auth/v1`);
  server = await openTestServer({ supabase: { url: SITE, anonKey: 'anon', keys, plugin: null, ...changes } });
  return (await server.app.inject('/config.json')).json();
}

it('names the inbox where e-mails are kept', async () => {
  expect(await configWith({ plugin: async () => undefined, keepsEmails: true })).toMatchObject({ inbox: true });
});

it('names none where e-mails are sent', async () => {
  expect(await configWith({ plugin: async () => undefined, keepsEmails: false })).toMatchObject({ inbox: false });
});

it('names none where somebody else keeps the accounts', async () => {
  expect(await configWith({})).toMatchObject({ embedded: false, inbox: false });
});
