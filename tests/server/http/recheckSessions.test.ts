/** Whose session has ended by what was asked of the embedded service is believed no longer, and hears nothing more. */
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { auditCalls } from '#server/audit/auditCalls.ts';
import { recheckSessions } from '#server/http/recheckSessions.ts';
import { asService, ask, completeProfile, newLearner } from '../authorization/newLearner.ts';
import { openWorld, type World } from '../authorization/openWorld.ts';
import { ADA, openTestServer, SITE } from '../openTestServer.ts';
import { openTestSocket } from '../socket/openTestSocket.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({}, { GOTRUE_MAILER_AUTOCONFIRM: 'true', GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '0' });
});
afterAll(() => world.close());

const pathOf = (address: unknown): string => {
  const { pathname, search } = new URL(String(address), SITE);
  return pathname + search;
};

/** Opens an address of the service in a browser; answers where it leads. */
async function open(address: unknown): Promise<{ location: unknown; body: string }> {
  const { headers, body } = await world.server.app.inject({ method: 'GET', url: pathOf(address) });
  return { location: headers.location, body };
}

/** Somebody signs up with an address that is not theirs, where nobody has to prove one, and sits in the workspace. */
async function stranger(email: string): Promise<string> {
  const payload = { email, password: 'the-password-of-a-stranger' };
  const { access_token: token, user } = await ask<{ access_token: string; user: { id: string } }>(world, {
    method: 'POST',
    url: '/auth/v1/signup',
    payload,
  });
  await completeProfile(world, { id: user.id, email, token }, email);
  return token;
}

/** The addresses by which the owner of an e-mail address comes: what is asked for them is asked before. */
const ways = {
  async 'the link of an e-mail'(email: string): Promise<string> {
    const asked = { type: 'recovery', email };
    const link = await asService<{ action_link: string }>(world, 'POST', '/admin/generate_link', asked);
    return link.action_link;
  },
  async Google(): Promise<string> {
    const page = await open((await open('/auth/v1/authorize?provider=google')).location);
    const [, link = ''] = /href="([^"]*)">Sample Teacher</.exec(page.body) ?? [];
    return link.replaceAll('&amp;', '&');
  },
};

it.each([
  ['the link of an e-mail', 'owner@example.com'],
  ['Google', 'sample.teacher@example.com'],
] as const)(
  'ends the calls and the socket of a stranger at once whose account its owner takes by %s',
  async (way, email) => {
    const token = await stranger(email);
    const witness = await newLearner(world);
    const list = { method: 'GET', url: '/api/processes' } as const;
    const [socket, other] = [
      await openTestSocket(world.server, token),
      await openTestSocket(world.server, witness.token),
    ];
    const address = await ways[way](email);
    expect((await world.server.send(token, list)).statusCode).toBe(200);

    const { location } = await open(address);

    expect(String(location)).toContain('access_token=');
    expect((await world.server.send(token, list)).statusCode).toBe(401);
    expect(await socket.closed).toBe(4401);
    expect((await world.server.send(witness.token, list)).statusCode).toBe(200);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  },
);

it('asks about nobody anew because of a preflight, which anybody may send', async () => {
  const { app, send, supabase, tokens, close } = await openTestServer();
  const token = await tokens.tokenOf(ADA);
  await send(token, { method: 'GET', url: '/api/processes' });
  const { asked } = supabase;

  const preflight = await app.inject({ method: 'OPTIONS', url: '/auth/v1/token', headers: { origin: SITE } });
  const { statusCode } = await send(token, { method: 'GET', url: '/api/processes' });

  expect([preflight.statusCode, statusCode]).toEqual([204, 200]);
  expect(supabase.asked - asked).toBe(0);
  await close();
});

/** The service alone, and how often it makes the server ask about everybody anew. */
async function openCounted() {
  const counted = { times: 0, app: Fastify() };
  auditCalls(counted.app, { note: () => undefined });
  recheckSessions(counted.app, { recheck: () => void (counted.times += 1) }, { recheck: () => undefined });
  await counted.app.register(world.supabase.plugin);
  return counted;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

it('asks about nobody anew because of a link or a return that found no account, which anybody may open', async () => {
  const counted = await openCounted();
  const begun = await counted.app.inject({ method: 'GET', url: '/auth/v1/authorize?provider=google' });
  const state = new URL(String(begun.headers.location), SITE).searchParams.get('state') ?? '';
  const callback = '/auth/v1/callback';
  const nothings = [
    '',
    '?state=x',
    `?state=${NOBODY}`,
    `?state=${state}&error=access_denied`,
    `?state=${state}&code=x`,
  ];
  const urls = [...nothings.map((query) => callback + query), '/auth/v1/verify?type=recovery&token=guessed'];

  for (const url of urls) {
    const { headers } = await counted.app.inject({ method: 'GET', url });
    expect(headers.location).toContain('error=');
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await counted.app.inject({ method: 'POST', url: callback, headers, payload: `state=${NOBODY}` });

  expect(counted.times).toBe(0);
  await counted.app.close();
});

const CHALLENGE = `&code_challenge_method=s256&code_challenge=${'c'.repeat(43)}`;

it.each([
  ['Sample Teacher', ''],
  ['Sample Teacher', CHALLENGE],
  ['Sample Stranger', ''],
])(
  'asks about everybody anew where %s came back to an account, let in at once, by a code, or not (%s)',
  async (name, challenge) => {
    const counted = await openCounted();
    const page = await open((await open(`/auth/v1/authorize?provider=google${challenge}`)).location);
    const [, link = ''] = new RegExp(`href="([^"]*)">${name}<`).exec(page.body) ?? [];

    await counted.app.inject({ method: 'GET', url: pathOf(link.replaceAll('&amp;', '&')) });

    expect(counted.times).toBe(1);
    await counted.app.close();
  },
);

it('asks about everybody anew where a token that was replaced comes again, which ends its session', async () => {
  const counted = await openCounted();
  const payload = { email: 'replaced@example.com', password: 'the-password-of-a-learner' };
  const first = await ask<{ refresh_token: string }>(world, { method: 'POST', url: '/auth/v1/signup', payload });
  const refresh = async ({ refresh_token }: { refresh_token: string }) => {
    const url = '/auth/v1/token?grant_type=refresh_token';
    const headers = { apikey: world.supabase.anonKey };
    return counted.app.inject({ method: 'POST', url, headers, payload: { refresh_token } });
  };
  const second = await refresh(first);
  await refresh(second.json());
  const { times } = counted;

  const again = await refresh(first);

  expect(again.json()).toMatchObject({ error_code: 'refresh_token_already_used' });
  expect(counted.times - times).toBe(1);
  expect((await refresh({ refresh_token: 'guessed' })).statusCode).toBe(400);
  expect(counted.times - times).toBe(1);
  await counted.app.close();
});
