import { afterEach, expect, it, vi } from 'vitest';
import type { LoadedAuth } from '#src/adapters/lateAuth.ts';
import type { WireAnswer } from '../fakes/fakeWire.ts';
import { account, openAuth, opened, SITE } from './openAuth.ts';

afterEach(() => void vi.unstubAllGlobals());

const credentials = { email: 'ada@example.com', password: 'correct horse' };
const VERIFIER = 'servolab-session-code-verifier';

interface Call {
  path: string;
  ask: (auth: LoadedAuth) => Promise<unknown>;
  granted: WireAnswer;
  answer: unknown;
  /** Whether the call is one of somebody who is signed in. */
  needsSession?: boolean;
}

const calls: Record<string, Call> = {
  signIn: {
    path: '/auth/v1/token',
    ask: (auth) => auth.signIn(credentials, null),
    granted: opened,
    answer: { outcome: 'signedIn' },
  },
  signUp: {
    path: '/auth/v1/signup',
    ask: (auth) => auth.signUp(credentials, null),
    granted: { status: 200, body: account },
    answer: { outcome: 'emailSent' },
  },
  resendConfirmation: {
    path: '/auth/v1/resend',
    ask: (auth) => auth.resendConfirmation(credentials.email, null),
    granted: { status: 200, body: {} },
    answer: { outcome: 'sent' },
  },
  sendRecovery: {
    path: '/auth/v1/recover',
    ask: (auth) => auth.sendRecovery(credentials.email),
    granted: { status: 200, body: {} },
    answer: { outcome: 'sent' },
  },
  changePassword: {
    path: '/auth/v1/user',
    ask: (auth) => auth.changePassword('another horse'),
    granted: { status: 200, body: account },
    answer: { outcome: 'changed' },
    needsSession: true,
  },
  leaveForGoogle: {
    path: '/auth/v1/authorize',
    ask: (auth) => auth.leaveForGoogle(null, () => true),
    granted: { status: 302, body: '' },
    answer: { outcome: 'leaving' },
  },
  signOut: {
    path: '/auth/v1/logout',
    ask: (auth) => auth.signOut(),
    granted: { status: 204, body: '' },
    answer: undefined,
    needsSession: true,
  },
};

const faults: Record<string, WireAnswer> = {
  'nobody is there': 'away',
  'the answer stops in its middle': 'cutOff',
  'the service answers 500': { status: 500, body: { code: 'unexpected_failure', message: 'Internal' } },
  'a gateway answers 502': { status: 502, body: '<html>Bad Gateway</html>' },
  'a gateway answers 503': { status: 503, body: '' },
  'a gateway answers 504': { status: 504, body: 'upstream request timeout' },
  'a gateway refuses in HTML': { status: 403, body: '<html>Forbidden</html>' },
};

const refused = { status: 429, body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' } };

async function openFor(call: Call, answer: WireAnswer) {
  const open = openAuth({ '/auth/v1/token': opened });
  if (call.needsSession) await open.auth.signIn(credentials, null);
  open.wire.answer(call.path, answer);
  return open;
}

const everyCall = Object.keys(calls);
const everyFault = everyCall.flatMap((name) => Object.keys(faults).map((fault) => [name, fault] as const));

it.each(everyCall)('answers %s by what the service grants', async (name) => {
  const call = calls[name]!;
  const { auth } = await openFor(call, call.granted);
  expect(await call.ask(auth)).toEqual(call.answer);
});

it.each(everyFault.filter(([name, fault]) => name !== 'signOut' || fault !== 'a gateway refuses in HTML'))(
  'rejects %s when %s, and needs no reload afterwards',
  async (name, fault) => {
    const call = calls[name]!;
    const { auth, wire } = await openFor(call, faults[fault]!);
    await expect(call.ask(auth)).rejects.toBeInstanceOf(Error);
    wire.answer(call.path, call.granted);
    expect(await call.ask(auth)).toEqual(call.answer);
  },
);

const forms = everyCall.filter((name) => !['signOut', 'leaveForGoogle'].includes(name));

it.each(forms)('says by its code to %s why the service refuses', async (name) => {
  const call = calls[name]!;
  const { auth } = await openFor(call, refused);
  const message = { code: 'over_request_rate_limit', facts: {} };
  expect(await call.ask(auth)).toEqual({ outcome: 'refused', message });
});

it.each(['over_request_rate_limit', 'over_email_send_rate_limit'])(
  'says how long to wait where the service says so with %s',
  async (code) => {
    const call = calls['signIn']!;
    const message = 'For security purposes, you can only request this after 51 seconds.';
    const { auth } = await openFor(call, { status: 429, body: { code, message } });
    const wait = { code: 'wait_first', facts: { seconds: 51 } };
    expect(await call.ask(auth)).toEqual({ outcome: 'refused', message: wait });
  },
);

it.each(forms)('says to %s that the disk of the server is full', async (name) => {
  const call = calls[name]!;
  const { auth } = await openFor(call, { status: 507, body: { code: 'disk_full', message: 'No room' } });
  expect(await call.ask(auth)).toEqual({ outcome: 'refused', message: { code: 'disk_full', facts: {} } });
});

it.each(forms)("repeats to %s the service's own words for a code without any here", async (name) => {
  const call = calls[name]!;
  const body = { code: 'moon_too_full', message: 'The moon is too full.' };
  const { auth } = await openFor(call, { status: 429, body });
  expect(await call.ask(auth)).toEqual({ outcome: 'refused', message: 'The moon is too full.' });
});

it('says by its code why the service does not lead to a provider', async () => {
  const call = calls['leaveForGoogle']!;
  const { auth } = await openFor(call, refused);
  expect(await call.ask(auth)).toEqual({
    outcome: 'refused',
    message: { code: 'over_request_rate_limit', facts: {} },
  });
});

it.each(['signIn', 'signUp'])('rejects %s when the service grants nonsense', async (name) => {
  for (const body of ['<html>Welcome to our network</html>', {}, '[]', { access_token: 'a.b.c' }]) {
    const { auth, clients } = await openFor(calls[name]!, { status: 200, body });
    await expect(calls[name]!.ask(auth)).rejects.toBeInstanceOf(Error);
    const { data } = await (await clients.main()).auth.getSession();
    expect(data.session).toBeNull();
  }
});

it('says that a session or its user is missing where the service grants only half of it', async () => {
  const { auth } = await openFor(calls['signIn']!, { status: 200, body: {} });
  await expect(auth.signIn(credentials, null)).rejects.toThrow('Auth session or user missing');
});

it('names the weaknesses of a password that it knows words for', async () => {
  const reasons = ['length', 'characters', 'pwned', 'boring'];
  const body = { code: 'weak_password', message: 'Password is weak.', weak_password: { reasons } };
  const { auth } = await openFor(calls['signUp']!, { status: 422, body });
  expect(await auth.signUp(credentials, null)).toEqual({
    outcome: 'refused',
    message: 'Password is weak.',
    reasons: ['length', 'characters', 'pwned'],
  });
});

it('is signed in by signing up where no email is needed', async () => {
  const { auth } = await openFor(calls['signUp']!, opened);
  expect(await auth.signUp(credentials, null)).toEqual({ outcome: 'signedIn' });
});

it('changes no password of nobody', async () => {
  const { auth } = openAuth({});
  expect(await auth.changePassword('another horse')).toEqual({
    outcome: 'refused',
    message: { code: 'session_missing', facts: {} },
  });
});

it.each([401, 403, 404])('signs out although the service answers %d', async (status) => {
  const body = { code: 'session_not_found', message: 'gone' };
  const { auth, browser } = await openFor(calls['signOut']!, { status, body });
  await auth.signOut();
  expect([...browser.localStorage.items]).toEqual([]);
});

it('ends the session of this browser when it signs out, and no other of the account', async () => {
  const { auth, wire } = await openFor(calls['signOut']!, calls['signOut']!.granted);
  await auth.signOut();
  expect(wire.to('/auth/v1/logout').map(({ url }) => url.searchParams.get('scope'))).toEqual(['local']);
});

it.each([400, 429])('does not sign out when the service answers %d', async (status) => {
  const { auth, browser } = await openFor(calls['signOut']!, { status, body: { code: 'x', message: 'no' } });
  await expect(auth.signOut()).rejects.toThrow('no');
  expect(browser.localStorage.items.has('servolab-session')).toBe(true);
});

it('leaves for the provider with a challenge, and asks for a way back to the callback', async () => {
  const { auth, tab, wire } = await openFor(calls['leaveForGoogle']!, { status: 302, body: '' });
  await auth.leaveForGoogle('/challenges', () => true);
  const url = new URL(tab.left[0] ?? '');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    provider: 'google',
    redirect_to: `${SITE}/auth/callback`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  });
  expect(wire.to('/auth/v1/authorize').map((asked) => asked.url.href)).toEqual([url.href]);
});

it('stays here when nobody wants to leave any more by the time the service answers', async () => {
  const { auth, tab } = await openFor(calls['leaveForGoogle']!, { status: 302, body: '' });
  await expect(auth.leaveForGoogle(null, () => false)).rejects.toThrow('Nobody wants to leave');
  expect(tab.left).toEqual([]);
});

it('stays here when the service does not lead to the provider', async () => {
  const body = { code: 400, error_code: 'validation_failed', msg: 'Unsupported provider: provider is not enabled' };
  const { auth, tab } = await openFor(calls['leaveForGoogle']!, { status: 400, body });
  expect(await auth.leaveForGoogle(null, () => true)).toEqual({ outcome: 'refused', message: body.msg });
  expect(tab.left).toEqual([]);
});

it('does not say that an address is confirmed when the service was away as the code was used', async () => {
  const { auth, browser } = openAuth({ '/auth/v1/token': { status: 503, body: '' } }, '/auth/callback?code=c0de');
  browser.localStorage.setItem(VERIFIER, '"verifier"');
  await expect(auth.finishCallback()).rejects.toBeInstanceOf(Error);
  await expect(auth.finishCallback()).rejects.toBeInstanceOf(Error);
});
