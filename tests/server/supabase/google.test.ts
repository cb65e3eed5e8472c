import { decodeJwt } from 'jose';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import type { SupabaseClient } from '@supabase/supabase-js';
import { procedures } from '#contract/procedures.ts';
import { readAuthSettings } from '#server/config/authSettings.ts';
import { startEmbeddedSupabase } from '#server/supabase/startEmbeddedSupabase.ts';
import { preparedDatabase } from '../../preparedDatabase.ts';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded({ GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'true' });
});
afterAll(() => open.close());

/** Goes to the provider as the client library would let the browser go; answers its page. */
async function consent(client: SupabaseClient, queryParams: Record<string, string> = {}): Promise<string> {
  const options = { skipBrowserRedirect: true, redirectTo: `${open.url}/auth/callback?next=%2Fx`, queryParams };
  const { data } = await client.auth.signInWithOAuth({ provider: 'google', options });
  return pageAt((await open.follow(data.url ?? '')).href);
}

async function pageAt(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** Chooses an identity of that page; answers where the browser is led back to. */
function choose(page: string, name: string): Promise<URL> {
  const [, link = ''] = new RegExp(`href="([^"]*)">${name}<`).exec(page) ?? [];
  return open.follow(link.replaceAll('&amp;', '&'));
}

async function signIn(name: string) {
  const client = open.client('pkce');
  const back = await choose(await consent(client), name);
  return { client, back, ...(await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')) };
}

it('says on its page that it is not Google, and runs no script there', async () => {
  const page = await consent(open.client('pkce'));
  expect(page).toContain('This is not Google.');
  expect(page).toContain('Cancel');
  expect(page).not.toMatch(/<script|<form/);
});

it('signs a new learner in, and the same one again', async () => {
  const first = await signIn('Sample Learner');
  expect(first.error).toBeNull();
  expect(first.back.pathname).toBe('/auth/callback');
  expect(first.back.searchParams.get('next')).toBe('/x');
  expect(first.data.user).toMatchObject({
    email: 'sample.learner@example.com',
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Sample Learner', email_verified: true },
  });
  expect(first.data.session?.provider_token).toBeTruthy();
  expect(decodeJwt(first.data.session?.access_token ?? '')['amr']).toMatchObject([{ method: 'oauth' }]);
  const second = await signIn('Sample Learner');
  expect(second.data.user?.id).toBe(first.data.user?.id);
});

it('opens the account of a confirmed address, which keeps its password', async () => {
  const { data } = await signIn('Learner');
  expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'google'] });
  const own = await open
    .client()
    .auth.signInWithPassword({ email: 'learner@example.com', password: 'learner-password' });
  expect(own.data.user?.id).toBe(data.user?.id);
});

it('leaves nothing to somebody who had begun with the address of another', async () => {
  const email = 'sample.teacher@example.com';
  await open.client().auth.signUp({ email, password: PASSWORD, options: { data: { nick: 'thief' } } });
  const { link } = await open.emailTo(email);
  const { data } = await signIn('Sample Teacher');
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['google']);
  expect(data.user?.user_metadata).not.toHaveProperty('nick');
  const stolen = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(stolen.error?.code).toBe('invalid_credentials');
  expect((await open.follow(link)).hash).toContain('otp_expired');
});

it('leads back with the reason when somebody cancels, or is not to be trusted', async () => {
  const cancelled = await choose(await consent(open.client('pkce')), 'Cancel');
  expect(cancelled.searchParams.get('error')).toBe('access_denied');
  expect(cancelled.hash).toContain('error_description=The+user+denied+the+request');
  const stranger = await choose(await consent(open.client('pkce')), 'Sample Stranger');
  expect(stranger.searchParams.get('error_code')).toBe('provider_email_needs_verification');
  expect(stranger.searchParams.get('code')).toBeNull();
});

it('hands tokens over behind the # where the client asks for no code', async () => {
  const back = await choose(await consent(open.client('implicit')), 'Sample Learner');
  const fields = new URLSearchParams(back.hash.slice(1));
  expect((await open.userWith(fields.get('access_token') ?? '')).status).toBe(200);
  expect(fields.get('provider_token')).toBeTruthy();
});

it('takes an answer of the provider once, and only one that was asked for', async () => {
  const page = await consent(open.client('pkce'));
  await choose(page, 'Sample Learner');
  const again = await choose(page, 'Sample Learner');
  expect(again.pathname).toBe('/');
  expect(again.searchParams.get('error_code')).toBe('flow_state_already_used');
});

it('lets nobody in by a code that it did not make', async () => {
  const page = await consent(open.client('pkce'));
  const state = /state=([\w-]+)/.exec(page)?.[1] ?? '';
  const back = await open.follow(`${open.url}/auth/v1/callback?state=${state}&code=forged`);
  expect(back.searchParams.get('error')).toBe('server_error');
  expect(back.searchParams.get('code')).toBeNull();
});

it('is not there for a reader who is not at this machine', async () => {
  const answer = await open.send('/auth/v1/_idp/google', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(answer.status).toBe(404);
  const elsewhere = await open.send('/auth/v1/_idp/google?redirect_uri=https://evil.example/');
  expect(elsewhere.status).toBe(400);
});

it('knows no other provider', async () => {
  const unknown = await open.send('/auth/v1/authorize?provider=github');
  expect(unknown.status).toBe(400);
  expect((await unknown.json()).msg).toBe('Unsupported provider: Provider github could not be found');
});

it('takes a token of the provider, with the nonce that it was asked with', async () => {
  const nonce = 'once';
  const hashed = createHash('sha256').update(nonce).digest('hex');
  const page = await consent(open.client('pkce'), { nonce: hashed });
  const code = /code=([\w.-]+)/.exec(page)?.[1];
  const answer = await open.send('/auth/v1/_idp/google/token', { method: 'POST', body: JSON.stringify({ code }) });
  const { id_token: token } = await answer.json();
  const enter = (given: { token: string; nonce?: string }) =>
    open.client().auth.signInWithIdToken({ provider: 'google', ...given });
  expect((await enter({ token, nonce })).data.user?.email).toBe('sample.learner@example.com');
  expect((await enter({ token, nonce: 'twice' })).error?.message).toBe('Nonces mismatch');
  expect((await enter({ token })).error?.message).toMatch(/^Passed nonce and nonce in id_token/);
  const { session } = await open.signedIn();
  for (const forged of ['nonsense', session.access_token, code ?? '']) {
    expect((await enter({ token: forged, nonce })).error).toMatchObject({ status: 400, message: 'Bad ID token' });
  }
});

it('links an identity to the account of the caller, and takes it away again', async () => {
  const { client, session } = await open.signedIn();
  const { data: google } = await signIn('Sample Learner');
  await open.admin().auth.admin.deleteUser(google.user?.id ?? '');
  const { data } = await client.auth.linkIdentity({ provider: 'google' });
  const back = await choose(await pageAt(data?.url ?? ''), 'Sample Learner');
  expect(back.hash).toContain('access_token');
  const again = await client.auth.linkIdentity({ provider: 'google' });
  const refused = await choose(await pageAt(again.data?.url ?? ''), 'Sample Learner');
  expect(refused.searchParams.get('error_code')).toBe('identity_already_exists');
  const { data: ways } = await client.auth.getUserIdentities();
  expect(ways?.identities.map(({ provider }) => provider)).toEqual(['email', 'google']);
  const [email, linked] = ways?.identities ?? [];
  if (!email || !linked) throw new Error('There are not two identities.');
  expect((await client.auth.unlinkIdentity(linked)).error).toBeNull();
  expect((await client.auth.unlinkIdentity(email)).error?.code).toBe('single_identity_not_deletable');
  expect(decodeJwt(session.access_token).sub).toBe((await client.auth.getUser()).data.user?.id);
});

it('links nothing to an account that was banned while its owner was at the provider', async () => {
  const { client, id } = await open.signedIn();
  const { data } = await client.auth.linkIdentity({ provider: 'google' });
  const page = await pageAt(data?.url ?? '');
  await open.admin().auth.admin.updateUserById(id, { ban_duration: '1h' });
  const back = await choose(page, 'Sample Learner');
  expect(back.searchParams.get('error_code')).toBe('user_banned');
});

it('links nothing where that is switched off, and offers no sample provider beyond this machine', async () => {
  const plain = await openEmbedded({ GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: 'me', GOTRUE_EXTERNAL_GOOGLE_SECRET: 'secret' });
  const { client } = await plain.signedIn();
  const linking = await client.auth.linkIdentity({ provider: 'google' });
  const { data } = await plain.client('pkce').auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true, scopes: 'calendar', queryParams: { prompt: 'consent', client_id: 'evil' } },
  });
  const google = await plain.follow(data.url ?? '');
  const page = await plain.send('/auth/v1/_idp/google');
  await plain.close();
  expect(linking.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
  expect(google.origin).toBe('https://accounts.google.com');
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    client_id: 'me',
    redirect_uri: `${plain.url}/auth/v1/callback`,
    response_type: 'code',
    scope: 'openid email profile calendar',
    prompt: 'consent',
  });
  expect(page.status).toBe(404);
});

const client = { GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: 'me', GOTRUE_EXTERNAL_GOOGLE_SECRET: 'secret' };

it.each([
  ['google', true, client],
  ['google', false, client],
  ['sample', true, {}],
  ['none', false, {}],
] as const)(
  'says that whoever answers for Google is %s (only this machine: %s)',
  async (who, seedAccounts, settings) => {
    const started = await startEmbeddedSupabase({
      dump: await preparedDatabase(),
      siteUrl: 'http://localhost',
      seedAccounts,
      allowedOrigins: [],
      auth: readAuthSettings(settings),
    });
    await started.close();
    expect(started.google).toBe(who);
  },
);

it('gives a learner who came by Google the name, the picture’s address and the number that are kept of them', async () => {
  const { client: own, data } = await signIn('Sample Teacher');
  const avatar_url = 'https://pictures.example.com/teacher.png';
  await own.auth.updateUser({ data: { avatar_url, locale: 'es' } });
  const taken = await own.rpc('user_ssp_export', { auth_id: data.user?.id });
  const [record] = v.parse(procedures.user_ssp_export.data, taken.data);
  expect(record?.account).toMatchObject({
    user_metadata: { full_name: 'Sample Teacher', avatar_url, locale: 'es' },
    identities: [{ provider: 'google', id: 'sample-1002', identity_data: { name: 'Sample Teacher' } }],
    factors: [],
  });
});
