import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded({
    GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'true',
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  });
});
afterAll(() => open.close());

/** Goes from the provider's page, chosen as that identity, back to the site. */
async function choose(start: string | null | undefined, name: string): Promise<URL> {
  const page = await (await fetch(await open.follow(start ?? ''))).text();
  const [, address = ''] = new RegExp(`href="([^"]*)">${name}<`).exec(page) ?? [];
  return open.follow(address.replaceAll('&amp;', '&'));
}

const options = { skipBrowserRedirect: true };

async function signIn(name: string) {
  const client = open.client('pkce');
  const { data } = await client.auth.signInWithOAuth({ provider: 'google', options });
  const back = await choose(data.url, name);
  await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
  return { client, back };
}

async function link(client: SupabaseClient, name: string): Promise<URL> {
  const { data } = await client.auth.linkIdentity({ provider: 'google', options });
  const page = await (await fetch(data?.url ?? '')).text();
  const [, address = ''] = new RegExp(`href="([^"]*)">${name}<`).exec(page) ?? [];
  return open.follow(address.replaceAll('&amp;', '&'));
}

/** A token of the provider that says who that is, and the access token it belongs to. */
async function tokensOf(name: string) {
  const { data } = await open.client('pkce').auth.signInWithOAuth({ provider: 'google', options });
  const page = await (await fetch(await open.follow(data.url ?? ''))).text();
  const code = new RegExp(`code=([\\w.-]+)[^"]*">${name}<`).exec(page)?.[1];
  const answer = await open.send('/auth/v1/_idp/google/token', { method: 'POST', body: JSON.stringify({ code }) });
  return answer.json();
}

function identityOf(client: SupabaseClient, provider: string) {
  return client.auth.getUserIdentities().then(({ data }) => {
    const found = data?.identities.find((one) => one.provider === provider);
    if (!found) throw new Error(`There is no identity of ${provider}.`);
    return found;
  });
}

it('brings what the provider says up to date at every sign-in', async () => {
  const { client } = await signIn('Sample Learner');
  await client.auth.updateUser({ data: { full_name: 'Somebody else', nick: 'Ada' } });
  const again = await signIn('Sample Learner');
  const { data } = await again.client.auth.getUser();
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Sample Learner', nick: 'Ada' });
});

it('gives an account that loses its own address that of the identity which stays', async () => {
  const { client, email } = await open.signedIn();
  await open.client().auth.resetPasswordForEmail(email);
  await link(client, 'Sample Teacher');
  expect((await client.auth.unlinkIdentity(await identityOf(client, 'email'))).error).toBeNull();
  const { data } = await client.auth.getUser();
  expect(data.user).toMatchObject({
    email: 'sample.teacher@example.com',
    app_metadata: { provider: 'google', providers: ['google'] },
  });
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect((await open.follow((await open.emailTo(email)).link)).hash).toContain('otp_expired');
});

it('keeps the identity without which an account had the address of another', async () => {
  const { client, email } = await open.signedIn();
  await link(client, 'Learner');
  const { error } = await client.auth.unlinkIdentity(await identityOf(client, 'email'));
  expect(error).toMatchObject({
    status: 422,
    code: 'email_conflict_identity_not_deletable',
    message: 'Unable to unlink identity due to email conflict',
  });
  expect((await client.auth.getUser()).data.user).toMatchObject({ email, identities: { length: 2 } });
  await client.auth.unlinkIdentity(await identityOf(client, 'google'));
});

it('makes a named account of a visitor who links an identity', async () => {
  const visitor = open.client('pkce');
  await visitor.auth.signInAnonymously();
  const taken = await link(visitor, 'Learner');
  expect(taken.searchParams.get('error_code')).toBe('email_exists');
  await open.admin().auth.admin.deleteUser(await idOf('sample.learner@example.com'));
  await link(visitor, 'Sample Learner');
  const { data } = await visitor.auth.getUser();
  expect(data.user).toMatchObject({ email: 'sample.learner@example.com', is_anonymous: false });
  expect(data.user?.email_confirmed_at).toBeTruthy();
});

async function idOf(email: string): Promise<string> {
  const [row] = await open.supabase.database.query<{ id: string }>('select id from auth.users where email = $1', [
    email,
  ]);
  return row?.id ?? '';
}

it('links an identity by a token of the provider', async () => {
  const { client } = await open.signedIn();
  const { id_token: token, access_token: accessToken } = await tokensOf('Learner');
  const linked = await client.auth.linkIdentity({ provider: 'google', token, access_token: accessToken });
  expect(linked.error).toBeNull();
  expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(2);
  const again = await client.auth.linkIdentity({ provider: 'google', token });
  expect(again.error).toMatchObject({
    status: 422,
    code: 'identity_already_exists',
    message: 'Identity is already linked',
  });
  await client.auth.unlinkIdentity(await identityOf(client, 'google'));
});

it.each([
  [{ provider: 'google' }, { error: 'invalid request', error_description: 'id_token required' }],
  [{ id_token: 'x' }, { error: 'invalid request', error_description: 'provider or client_id and issuer required' }],
  [
    { provider: 'google', id_token: 'x' },
    { error: 'invalid request', error_description: 'Bad ID token' },
  ],
  [
    { provider: 'google', id_token: 'x', link_identity: true },
    { error: 'invalid request', error_description: 'Linking requires a valid user access token in Authorization' },
  ],
])('refuses the token %o in the words of OAuth', async (given, body) => {
  const answer = await open.send('/auth/v1/token?grant_type=id_token', { method: 'POST', body: JSON.stringify(given) });
  expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 400, body });
});

it('refuses a token whose access token is another, and one of a provider that it does not have', async () => {
  const { id_token: token } = await tokensOf('Sample Teacher');
  const swapped = await open.client().auth.signInWithIdToken({ provider: 'google', token, access_token: 'another' });
  expect(swapped.error).toMatchObject({ status: 400, message: 'Bad ID token' });
  const other = await open.client().auth.signInWithIdToken({ provider: 'github', token });
  expect(other.error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Custom OIDC provider "github" not allowed',
  });
});

it('asks whom the provider does not vouch for to confirm the address by an e-mail', async () => {
  const { back } = await signIn('Sample Stranger');
  const said = Object.fromEntries(back.searchParams);
  expect(said).toMatchObject({
    error: 'access_denied',
    error_code: 'provider_email_needs_verification',
    error_description: 'Unverified email with google. A confirmation email has been sent to your google email',
  });
  const { link: address } = await open.emailTo('sample.stranger@example.com');
  expect((await open.follow(address)).hash).toContain('type=signup');
  const { client } = await signIn('Sample Stranger');
  expect((await client.auth.getUser()).data.user).toMatchObject({
    email: 'sample.stranger@example.com',
    app_metadata: { providers: ['google'] },
  });
});

it('takes over nothing by an address that the provider does not vouch for', async () => {
  const other = await openEmbedded();
  const { id } = await other.addLearner({ email: 'sample.stranger@example.com' });
  const { data } = await other.client('pkce').auth.signInWithOAuth({ provider: 'google', options });
  const page = await (await fetch(await other.follow(data.url ?? ''))).text();
  const [, address = ''] = /href="([^"]*)">Sample Stranger</.exec(page) ?? [];
  const back = await other.follow(address.replaceAll('&amp;', '&'));
  const [{ count } = { count: -1 }] = await other.supabase.database.query<{ count: number }>(
    'select count(*)::integer as count from auth.identities where user_id = $1',
    [id],
  );
  const signedIn = await other
    .client()
    .auth.signInWithPassword({ email: 'sample.stranger@example.com', password: PASSWORD });
  await other.close();
  expect(back.searchParams.get('error_description')).toBe(
    'Unverified email with google. Verify the email with google in order to sign in',
  );
  expect(count).toBe(1);
  expect(signedIn.error).toBeNull();
});
