import { afterEach, expect, it, vi } from 'vitest';
import { workspaceSession } from '#src/adapters/workspaceSession.ts';
import type { WireAnswer } from '../fakes/fakeWire.ts';
import { openAuth, opened } from './openAuth.ts';

afterEach(() => void vi.unstubAllGlobals());

const COOKIE = '/api/session';
const TOKEN = '/auth/v1/token';
const yes = { status: 200, body: { success: true } };
const no = { status: 401, body: { success: false } };
const refreshed = { ...opened, body: { ...opened.body, access_token: 'd.e.f' } };
const revoked = { status: 400, body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } };

async function openSession(cookie: WireAnswer | WireAnswer[], refresh: WireAnswer = refreshed) {
  const { auth, clients, wire } = openAuth({ [COOKIE]: cookie, [TOKEN]: opened });
  await auth.signIn({ email: 'ada@example.com', password: 'correct horse' }, null);
  wire.answer(TOKEN, refresh);
  const session = workspaceSession(clients.main);
  const tokens = () => wire.to(COOKIE).map(({ authorization }) => authorization);
  return { session, tokens, wire };
}

it('makes the cookie from the present session', async () => {
  const { session, tokens } = await openSession(yes);
  expect(await session.renew()).toBe('renewed');
  expect(tokens()).toEqual(['Bearer a.b.c']);
});

it('refreshes a session that the server finds too old', async () => {
  const { session, tokens } = await openSession([no, yes]);
  expect(await session.renew()).toBe('renewed');
  expect(tokens()).toEqual(['Bearer a.b.c', 'Bearer d.e.f']);
});

it('knows that there is nothing to renew when nobody is signed in', async () => {
  const { clients } = openAuth({});
  expect(await workspaceSession(clients.main).renew()).toBe('none');
});

it.each<[string, WireAnswer | WireAnswer[], WireAnswer, string]>([
  ['ended when a refreshed session is refused too', no, refreshed, 'none'],
  ['ended when the refresh is refused', no, revoked, 'none'],
  ['still there when the server is away', 'away', refreshed, 'unreachable'],
  ['still there when the server breaks', { status: 500, body: '' }, refreshed, 'unreachable'],
  ['still there when the server is away after a refresh', [no, 'away'], refreshed, 'unreachable'],
  ['still there when too many refresh', no, { status: 429, body: { code: 'x', message: 'slowly' } }, 'unreachable'],
])('takes a session for %s', async (_, cookie, refresh, answer) => {
  const { session } = await openSession(cookie, refresh);
  expect(await session.renew()).toBe(answer);
});

it('says once where the server leads whoever it refused', async () => {
  const { session } = await openSession(yes);
  await session.invalidate('/auth/signin');
  expect(session.takeRedirect()).toBe('/auth/signin');
  expect(session.takeRedirect()).toBeUndefined();
});
