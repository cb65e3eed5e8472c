import { afterEach, expect, it } from 'vitest';
import type { SupabasePart } from '#server/http/serverParts.ts';
import { openTestServer, type TestServer } from '../openTestServer.ts';
import { fakeTokens } from '../../fakes/fakeTokens.ts';

const SITE = 'http://localhost:5173';
let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function configWith(changes: Partial<SupabasePart>): Promise<unknown> {
  const { keys } = await fakeTokens(`${SITE}/auth/v1`);
  server = await openTestServer({
    supabase: { url: SITE, anonKey: 'anon', serviceKey: null, keys, plugin: null, ...changes },
  });
  return (await server.app.inject('/config.json')).json();
}

it('tells the browser the anonymous key, and never that of the service', async () => {
  const config = await configWith({ serviceKey: 'key-of-the-service' });
  expect(config).toMatchObject({ supabaseAnonKey: 'anon' });
  expect(JSON.stringify(config)).not.toContain('key-of-the-service');
});

it('names the inbox where e-mails are kept', async () => {
  expect(await configWith({ plugin: async () => undefined, emails: 'inbox' })).toMatchObject({ emails: 'inbox' });
});

it('says where e-mails reach nobody', async () => {
  expect(await configWith({ plugin: async () => undefined, emails: 'none' })).toMatchObject({ emails: 'none' });
});

it.each(['sample', 'none'] as const)('says that Google is %s on this server', async (google) => {
  expect(await configWith({ plugin: async () => undefined, google })).toMatchObject({ google });
});

it('says how long a password must be', async () => {
  expect(await configWith({ passwordLength: 8 })).toMatchObject({ passwordLength: 8 });
});

it('asks for the least that any site does where nothing is said of it', async () => {
  expect(await configWith({})).toMatchObject({ passwordLength: 6 });
});

it('leaves sending and Google to whoever else keeps the accounts', async () => {
  expect(await configWith({})).toMatchObject({ embedded: false, emails: 'sent', google: 'google' });
});
