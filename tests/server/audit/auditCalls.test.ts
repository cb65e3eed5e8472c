/** What the audit log hears of calls, from a server with its accounts, and what it must never hear. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AuditEntry } from '#server/audit/auditEvents.ts';
import { generousLimits, SITE } from '../openTestServer.ts';
import { openWorld, type World } from '../authorization/openWorld.ts';

const EMAIL = 'learner@example.com';
const PASSWORD = 'learner-password';

let world: World;
let url: string;
let heard: AuditEntry[];

beforeAll(async () => {
  world = await openWorld({
    audit: { note: (entry) => heard.push(entry) },
    rateLimits: { ...generousLimits, readPerMinute: 1 },
  });
  await world.server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(world.server.app.server.address() as AddressInfo).port}`;
});
beforeEach(() => (heard = []));
afterAll(() => world.close());

function send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: world.supabase.anonKey,
      origin: SITE,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenWith = (password: string, email = EMAIL) =>
  send('POST', '/auth/v1/token?grant_type=password', { email, password });

interface SignedIn {
  access_token: string;
  user: { id: string };
}

async function signedIn(): Promise<{ token: string; id: string; cookie: string }> {
  const { access_token: token, user } = (await (await tokenWith(PASSWORD)).json()) as SignedIn;
  const opened = await send('POST', '/api/session', undefined, bearer(token));
  await expect.poll(() => heard.map(({ event }) => event)).toContain('workspace_entered');
  heard = [];
  return { token, id: user.id, cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** What was heard, once it is so much. */
async function heardAll(count: number): Promise<AuditEntry[]> {
  await expect.poll(() => heard.length).toBe(count);
  return heard;
}

it('hears who signed in, from where, and who could not', async () => {
  const answer = (await (await tokenWith(PASSWORD)).json()) as SignedIn;
  await tokenWith('a-wrong-password');
  await tokenWith('a-wrong-password', 'nobody@example.com');
  const from = { event: 'signed_in', what: 'password', address: '127.0.0.1' } as const;
  const { id } = answer.user;
  expect(await heardAll(3)).toMatchObject([
    { ...from, learner: id, outcome: 'ok' },
    { ...from, learner: id, outcome: 'invalid_credentials' },
    { ...from, learner: null, outcome: 'invalid_credentials' },
  ]);
});

it('hears what somebody does with their account', async () => {
  const { token, id } = await signedIn();
  await send('PUT', '/auth/v1/user', { data: { user_name: 'Ada' } }, bearer(token));
  await send('PUT', '/auth/v1/user', { password: 'another-password' }, bearer(token));
  await send('PUT', '/auth/v1/user', { password: PASSWORD }, bearer(token));
  await send('PUT', '/auth/v1/user', { email: 'ada@example.com' }, bearer(token));
  await send('POST', '/auth/v1/recover', { email: EMAIL });
  await send('POST', '/auth/v1/logout', undefined, bearer(token));
  await send('POST', '/auth/v1/logout', undefined, bearer(token));
  expect(await heardAll(6)).toMatchObject([
    { event: 'password_changed', learner: id, outcome: 'ok' },
    { event: 'password_changed', learner: id, outcome: 'ok' },
    { event: 'email_change_asked', learner: id, outcome: 'ok' },
    { event: 'code_asked', what: 'recovery', outcome: 'ok' },
    { event: 'signed_out', learner: id, outcome: 'ok' },
    { event: 'signed_out', learner: id, outcome: 'session_not_found' },
  ]);
});

it('hears once of a session that is closed, and nothing of those that there are none of', async () => {
  const { cookie, id } = await signedIn();
  const close = (headers: Record<string, string> = {}) => send('DELETE', '/api/session', undefined, headers);
  const answers = [await close(), await close({ cookie }), await close({ cookie }), await close()];
  await send('POST', '/auth/v1/recover', { email: EMAIL });
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await heardAll(2)).toMatchObject([{ event: 'workspace_left', learner: id }, { event: 'code_asked' }]);
});

it('hears of an account that is made, and of codes that are guessed', async () => {
  await send('POST', '/auth/v1/signup', { email: 'new@example.com', password: 'new-password' });
  await send('POST', '/auth/v1/signup', { email: EMAIL, password: 'new-password' });
  await send('POST', '/auth/v1/verify', { type: 'signup', email: 'new@example.com', token: '000000' });
  await send('GET', '/auth/v1/verify?type=recovery&token=guessed');
  await send('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' });
  expect(await heardAll(5)).toMatchObject([
    { event: 'signed_up', learner: expect.stringMatching(/^[\da-f-]{36}$/) as string, outcome: 'ok' },
    { event: 'signed_up', learner: null, outcome: 'ok' },
    { event: 'code_redeemed', what: 'signup', outcome: 'otp_expired' },
    { event: 'code_redeemed', what: 'recovery', outcome: 'otp_expired' },
    { event: 'session_renewed', outcome: 'refresh_token_not_found' },
  ]);
});

it('hears of nobody who signed in where somebody turned back at Google, or came from nowhere', async () => {
  const begun = await send('GET', '/auth/v1/authorize?provider=google');
  const state = new URL(begun.headers.get('location') ?? '', url).searchParams.get('state') ?? '';
  const denied = `state=${state}&error=canary`;
  await send('GET', `/auth/v1/callback?${denied}`);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', body: denied, headers: form, redirect: 'manual' } as const;
  await fetch(`${url}/auth/v1/callback`, init);
  await send('GET', '/auth/v1/callback');
  const signedInNot = { event: 'signed_in', what: 'callback', learner: null } as const;
  expect(await heardAll(3)).toMatchObject([
    { ...signedInNot, outcome: 'access_denied' },
    { ...signedInNot, outcome: 'access_denied' },
    { ...signedInNot, outcome: 'bad_oauth_callback' },
  ]);
});

it('hears what is done with the key of the service, and who tries without', async () => {
  const key = bearer(world.supabase.serviceKey);
  await send('GET', '/auth/v1/admin/users', undefined, key);
  await send('GET', '/auth/v1/admin/users', undefined, bearer(world.supabase.anonKey));
  await send('POST', '/backup');
  expect(await heardAll(3)).toMatchObject([
    { event: 'service_key_used', what: 'GET /auth/v1/admin/users', outcome: 'ok' },
    { event: 'service_key_used', what: 'GET /auth/v1/admin/users', outcome: 'not_admin' },
    { event: 'backup_taken', outcome: 'NOTHING_THERE' },
  ]);
});

it('hears of limits that struck, of pages of others, and of an account that was not deleted', async () => {
  const { cookie, id } = await signedIn();
  const get = () => send('GET', '/api/file/get?file_path=/ws/src/a.py', undefined, { cookie });
  await get();
  await get();
  await send('POST', '/api/account/delete', { password: 'not-it' }, { cookie, origin: 'https://evil.example' });
  await send('POST', '/api/execute', { command: 'rosrun' }, { cookie, origin: 'https://evil.example' });
  await send('POST', '/api/account/delete', { email: EMAIL, password: 'not-it' }, { cookie });
  expect(await heardAll(4)).toMatchObject([
    { event: 'limit_struck', what: 'GET /api/file/get', learner: id, outcome: 'TOO_MANY_REQUESTS' },
    { event: 'account_deleted', outcome: 'FOREIGN_PAGE' },
    { event: 'foreign_page_refused', what: 'POST /api/execute', outcome: 'FOREIGN_PAGE' },
    { event: 'account_deleted', learner: id, outcome: 'ACCOUNT_PASSWORD_WRONG' },
  ]);
});

it('never hears a password, a token, a code, an address of a mailbox, or what somebody makes up', async () => {
  const secret = 'canary\n{"event":"signed_in","outcome":"ok"}';
  const headers = { 'x-forwarded-for': 'canary', 'user-agent': 'canary', cookie: 'servolab_session=canary' };
  const bodies = [{ email: secret, password: secret, token: secret, type: secret, refresh_token: secret }];
  bodies.push({ ...bodies[0]!, email: `canary@example.com${'x'.repeat(100_000)}` });
  for (const path of ['token?grant_type=password', 'token?grant_type=canary', 'token?grant_type=refresh_token'])
    for (const body of bodies) await send('POST', `/auth/v1/${path}`, body, headers);
  for (const path of ['signup', 'verify', 'recover', 'otp', 'resend', 'logout', 'factors'])
    for (const body of bodies) await send('POST', `/auth/v1/${path}?canary=canary`, body, headers);
  await send('DELETE', '/auth/v1/factors/canary', undefined, headers);
  await send('GET', '/auth/v1/verify?type=canary&token=canary&redirect_to=canary', undefined, headers);
  await send('GET', '/auth/v1/callback?state=canary&error=canary&error_description=canary', undefined, headers);
  await send('POST', '/api/session', undefined, { ...headers, ...bearer('canary') });
  await send('POST', '/canary', { canary: 'x'.repeat(2_000_000) }, headers);
  await expect.poll(() => heard.length).toBeGreaterThan(15);
  expect(JSON.stringify(heard)).not.toMatch(/canary|\\n|@/);
});

it('hears of what the operator deletes from the inbox, and of no address in it', async () => {
  const key = world.supabase.serviceKey;
  await world.supabase.database.run(`
    insert into public.messages (kind, message, sender) values ('feedback', 'Rude', 'x');
    insert into public.demo_subscriptions (email) values ('asks@example.com');
  `);
  const [{ id } = { id: 0 }] = await world.supabase.database.query<{ id: number }>(
    'select max(id)::integer as id from public.messages',
  );
  const { token } = await signedIn();
  const service = { ...bearer(key), apikey: key };
  await send('POST', '/rest/v1/rpc/service_delete_message', { message_id: id }, bearer(token));
  await send('POST', '/rest/v1/rpc/service_delete_message', { message_id: id }, service);
  const address = { address: 'asks@example.com' };
  await send('POST', '/rest/v1/rpc/service_delete_demo_subscription', address, service);
  expect(await heardAll(3)).toMatchObject([
    { event: 'message_deleted', what: `message ${id}`, outcome: expect.not.stringMatching(/^ok$/) },
    { event: 'message_deleted', what: `message ${id}`, outcome: 'ok' },
    { event: 'message_deleted', what: 'demo', outcome: 'ok' },
  ]);
});

it('hears of a run that the operator hides, and of anybody else who tries', async () => {
  const { token, id } = await signedIn();
  const key = world.supabase.serviceKey;
  const shared = { auth_id: id, challenge_id: 1, title: 'Mine', is_anonymous: true, every: 200, poses: '0 0 0 1 0 0' };
  const run: number = JSON.parse(
    await (await send('POST', '/rest/v1/rpc/user_ssp_share_run', shared, bearer(token))).text(),
  );
  const hide = (hidden: boolean, headers: Record<string, string>) =>
    send('POST', '/rest/v1/rpc/service_hide_shared_run', { shared_id: run, hidden }, headers);
  expect((await hide(true, { ...bearer(key), apikey: key })).status).toBe(204);
  expect((await hide(false, { ...bearer(key), apikey: key })).status).toBe(204);
  expect((await hide(true, bearer(token))).status).toBe(403);
  expect(await heardAll(3)).toMatchObject([
    { event: 'run_hidden', what: `hide ${run}`, outcome: 'ok' },
    { event: 'run_hidden', what: `show ${run}`, outcome: 'ok' },
    { event: 'run_hidden', what: `hide ${run}`, outcome: expect.not.stringMatching(/^ok$/) },
  ]);
});
