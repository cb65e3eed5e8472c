import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

const CHALLENGE = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' };

/** What an address says in its query and behind its `#`. */
function said(address: URL) {
  return {
    query: Object.fromEntries(address.searchParams),
    hash: Object.fromEntries(new URLSearchParams(address.hash.slice(1))),
  };
}

function post(path: string, body: object) {
  return open.send(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) });
}

async function signUpWithChallenge(email: string): Promise<string> {
  const to = encodeURIComponent(`${open.url}/auth/callback`);
  await post(`/signup?redirect_to=${to}`, { email, password: PASSWORD, ...CHALLENGE });
  return (await open.emailTo(email)).link;
}

/** Where a sign-in at the provider is led back to, and how. */
async function callback(query: string) {
  const answer = await fetch(`${open.url}/auth/v1/callback${query}`, { redirect: 'manual' });
  return { status: answer.status, to: new URL(answer.headers.get('location') ?? 'none:') };
}

async function stateOf(client = open.client('pkce')): Promise<string> {
  const options = { skipBrowserRedirect: true, redirectTo: `${open.url}/auth/callback?next=%2Fx` };
  const { data } = await client.auth.signInWithOAuth({ provider: 'google', options });
  return (await open.follow(data.url ?? '')).searchParams.get('state') ?? '';
}

it('leads from the link of a sign-up to the callback, with a code', async () => {
  const target = await open.follow(await signUpWithChallenge('coded@example.com'));
  expect(target.pathname).toBe('/auth/callback');
  expect(said(target)).toEqual({ query: { code: expect.stringMatching(/^[\da-f-]{36}$/) }, hash: {} });
});

it('confirms the address though the link was opened in another browser', async () => {
  const email = 'elsewhere@example.com';
  const code = (await open.follow(await signUpWithChallenge(email))).searchParams.get('code') ?? '';
  const exchange = await open.client('pkce').auth.exchangeCodeForSession(code);
  expect(exchange.error?.name).toBe('AuthPKCECodeVerifierMissingError');
  expect((await open.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

it('says in the query, too, that a link was used, where the e-mail was asked for with a challenge', async () => {
  const link = await signUpWithChallenge('used@example.com');
  await open.follow(link);
  const again = await open.follow(link);
  const error = {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  };
  expect(again.pathname).toBe('/auth/callback');
  expect(said(again)).toEqual({ query: error, hash: { ...error, sb: '' } });
});

it('gives no session to who has no flow to go on with', async () => {
  const link = await signUpWithChallenge('flowless@example.com');
  await open.supabase.database.run('delete from auth.flow_state');
  expect(said(await open.follow(link)).query).toMatchObject({
    error: 'invalid_request',
    error_code: 'flow_state_not_found',
  });
});

it('says nothing of OAuth where its words have none for the error', async () => {
  const { client, email } = await open.signedIn();
  await client.auth.updateUser({ email: 'snatched@example.com' });
  const { link } = await open.emailTo('snatched@example.com');
  await open.follow((await open.emailTo(email)).link);
  await open.addLearner({ email: 'snatched@example.com' });
  const late = said(await open.follow(link));
  expect(late).toEqual({
    query: {},
    hash: { error_code: 'email_exists', error_description: expect.anything(), sb: '' },
  });
});

it('tells of the first half of a change of address in the query, too, where there was a challenge', async () => {
  const { email, session } = await open.signedIn();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const body = JSON.stringify({ email: 'half@example.com', ...CHALLENGE });
  await open.send('/auth/v1/user', { method: 'PUT', headers, body });
  const half = said(await open.follow((await open.emailTo('half@example.com')).link));
  const message = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  expect(half).toEqual({ query: { message }, hash: { message, sb: '' } });
  const code = (await open.follow((await open.emailTo(email)).link)).searchParams.get('code');
  const exchange = { auth_code: code, code_verifier: CHALLENGE.code_challenge };
  const answer = await post('/token?grant_type=pkce', exchange);
  expect((await answer.json()).user.email).toBe('half@example.com');
});

it.each([
  ['?token=x', 'Verify requires a verification type'],
  ['?type=signup', 'Verify requires a token or a token hash'],
])('leads nowhere from the broken link %s', async (query, msg) => {
  const answer = await fetch(`${open.url}/auth/v1/verify${query}`, { redirect: 'manual' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error_code: 'validation_failed', msg });
});

it('leads back from a link of no known type', async () => {
  const { hash } = said(await open.follow(`${open.url}/auth/v1/verify?type=nonsense&token=x`));
  expect(hash).toMatchObject({ error: 'invalid_request', error_description: 'Invalid email verification type' });
});

it('hands on what the provider says, in its words alone', async () => {
  const { status, to } = await callback(`?state=${await stateOf()}&error=access_denied&error_description=No%20thanks`);
  expect(status).toBe(302);
  expect(to.pathname).toBe('/auth/callback');
  const error = { error: 'access_denied', error_description: 'No thanks' };
  expect(said(to)).toEqual({ query: { next: '/x', ...error }, hash: { ...error, sb: '' } });
});

it('says behind which code the provider knows nobody', async () => {
  const { to } = await callback(`?state=${await stateOf()}&code=forged`);
  expect(said(to).query).toMatchObject({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Unable to exchange external code: forg',
  });
  const { to: empty } = await callback(`?state=${await stateOf()}`);
  expect(said(empty).query).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_callback' });
});

it.each([
  ['', 'bad_oauth_callback', 'OAuth state parameter missing'],
  ['?state=nonsense&code=x', 'bad_oauth_state', 'OAuth state parameter is invalid'],
  [`?state=${crypto.randomUUID()}&code=x`, 'bad_oauth_state', 'OAuth state not found or expired'],
])('leads to the site from the callback %s, which nobody waits for', async (query, code, description) => {
  const { status, to } = await callback(query);
  expect(status).toBe(303);
  expect(to.pathname).toBe('/');
  expect(to.hash).toBe('');
  expect(said(to).query).toEqual({ error: 'invalid_request', error_code: code, error_description: description });
});

it('leads to the site from a callback that comes too late', async () => {
  const state = await stateOf();
  await open.supabase.database.run(`update auth.flow_state set created_at = now() - interval '601 seconds'`);
  const { to } = await callback(`?state=${state}&code=x`);
  expect(said(to).query).toMatchObject({ error_code: 'bad_oauth_state', error_description: 'OAuth state has expired' });
});

it('takes the answer of a provider that posts it', async () => {
  const body = new URLSearchParams({ state: await stateOf(), error: 'access_denied', error_description: 'No' });
  const answer = await fetch(`${open.url}/auth/v1/callback`, { method: 'POST', body, redirect: 'manual' });
  expect(new URL(answer.headers.get('location') ?? 'none:').searchParams.get('error')).toBe('access_denied');
});
