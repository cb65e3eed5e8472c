import { afterEach, expect, it, vi } from 'vitest';
import type { LoadedAuth } from '#src/adapters/lateAuth.ts';
import type { WireAnswer } from '../fakes/fakeWire.ts';
import { account, openAuth, opened } from './openAuth.ts';

afterEach(() => void vi.unstubAllGlobals());

const credentials = { email: 'ada@example.com', password: 'correct horse' };
const VERIFIER = 'servolab-session-code-verifier';
const sent = { status: 200, body: {} };

interface Email {
  path: string;
  ask: (auth: LoadedAuth) => Promise<unknown>;
  granted: WireAnswer;
}

const emails: Record<string, Email> = {
  signUp: {
    path: '/auth/v1/signup',
    ask: (auth) => auth.signUp(credentials, null),
    granted: { status: 200, body: account },
  },
  resendConfirmation: {
    path: '/auth/v1/resend',
    ask: (auth) => auth.resendConfirmation(credentials.email, null),
    granted: sent,
  },
  sendRecovery: { path: '/auth/v1/recover', ask: (auth) => auth.sendRecovery(credentials.email), granted: sent },
};

const failures: Record<string, WireAnswer> = {
  refused: { status: 429, body: { code: 'over_email_send_rate_limit', message: 'Only after 51 seconds' } },
  'cut off': 'cutOff',
  'sent to nobody': 'away',
  'answered by a gateway': { status: 504, body: 'upstream request timeout' },
};

const everyEmail = Object.keys(emails);
const everyFailure = everyEmail.flatMap((name) => Object.keys(failures).map((failure) => [name, failure] as const));

/** A page whose learner has been sent two e-mails of a kind, the first always granted; answers what each left to find it by. */
async function sendTwice({ path, ask, granted }: Email, second: WireAnswer) {
  const { auth, browser } = openAuth({ [path]: [granted, second] });
  await ask(auth);
  const first = browser.localStorage.getItem(VERIFIER);
  await ask(auth).catch(() => undefined);
  return { first, last: browser.localStorage.getItem(VERIFIER) };
}

it.each(everyFailure)('leaves the link of the e-mail before good when one by %s is %s', async (name, failure) => {
  const { first, last } = await sendTwice(emails[name]!, failures[failure]!);
  expect(first).toMatch(/^"[\w/]+"$/);
  expect(last).toBe(first);
});

it.each(everyEmail)('opens the link of the last e-mail that was sent by %s', async (name) => {
  const email = emails[name]!;
  const { first, last } = await sendTwice(email, email.granted);
  expect(last).toMatch(/^"[\w/]+"$/);
  expect(last).not.toBe(first);
});

it('keeps nothing for a link when signing up opens a session at once', async () => {
  const { last } = await sendTwice(emails['signUp']!, opened);
  expect(last).toBeNull();
});

it.each(everyEmail)(
  'leaves the link of the e-mail that was sent by %s good for who then leaves for Google',
  async (name) => {
    const { path, ask, granted } = emails[name]!;
    const { auth, browser } = openAuth({ [path]: granted, '/auth/v1/authorize': { status: 302, body: {} } });
    await ask(auth);
    const sentBefore = browser.localStorage.getItem(VERIFIER);
    expect(await auth.leaveForGoogle(null, () => true)).toEqual({ outcome: 'leaving' });
    expect(browser.localStorage.getItem(VERIFIER)).toBe(sentBefore);
  },
);

it('forgets with a sign-in, and with a sign-out, that somebody left for Google', async () => {
  for (const end of ['signIn', 'signOut'] as const) {
    const { auth, browser } = openAuth({
      '/auth/v1/authorize': { status: 302, body: {} },
      '/auth/v1/token': opened,
      '/auth/v1/logout': { status: 204, body: {} },
    });
    if (end === 'signOut') await auth.signIn(credentials, null);
    await auth.leaveForGoogle(null, () => true);
    expect([...browser.localStorage.items.keys()].filter((key) => key.includes('verifier'))).toHaveLength(1);
    await auth[end](credentials, null);
    expect([...browser.localStorage.items.keys()].filter((key) => key.includes('verifier'))).toEqual([]);
  }
});

it.each(everyEmail)('asks by %s also in a browser that forbids storage', async (name) => {
  const { path, ask } = emails[name]!;
  const { auth, browser } = openAuth({ [path]: failures['refused']! });
  browser.localStorage.forbid();
  expect(await ask(auth)).toMatchObject({ outcome: 'refused' });
});
