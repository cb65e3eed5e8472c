/** Where emails and providers lead back to: always to our callback, whatever somebody wished. */
import { afterEach, expect, it, vi } from 'vitest';
import { account, openAuth, SITE } from './openAuth.ts';

afterEach(() => void vi.unstubAllGlobals());

const credentials = { email: 'ada@example.com', password: 'correct horse' };
const done = { status: 200, body: {} };
const answers = {
  '/auth/v1/signup': { status: 200, body: account },
  '/auth/v1/resend': done,
  '/auth/v1/recover': done,
  '/auth/v1/authorize': { status: 302, body: '' },
};

/** What the link of each e-mail says of itself when it leads back. */
const saidBy: Readonly<Record<string, string>> = {
  '/auth/v1/signup': '?from=confirmation',
  '/auth/v1/resend': '?from=confirmation',
  '/auth/v1/recover': '?from=recovery',
};

const elsewhere = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  'https:evil.test',
  'https:/evil.test',
  'HTTPS://evil.test',
  'http://servolab.test.evil.test',
  'http://servolab.test@evil.test',
  '//localhost@evil.test',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:http://servolab.test/1',
  'challenges',
  '',
  ' /challenges',
  `/${'x'.repeat(5000)}`,
];

it.each([null, '/challenges', '/challenge/1#access_token=x', ...elsewhere])(
  'leads back to the callback, whatever the returnTo is: %j',
  async (returnTo) => {
    const { auth, wire } = openAuth(answers);
    await auth.signUp(credentials, returnTo);
    await auth.resendConfirmation(credentials.email, null);
    await auth.sendRecovery(credentials.email);
    await auth.leaveForGoogle(returnTo, () => true);
    expect(wire.requests.map(({ url }) => [url.pathname, url.searchParams.get('redirect_to')])).toEqual(
      Object.keys(answers).map((path) => [path, `${SITE}/auth/callback${saidBy[path] ?? ''}`]),
    );
  },
);

it.each(elsewhere)('remembers no returnTo that is no path: %j', async (returnTo) => {
  const { auth, browser } = openAuth(answers);
  await auth.signUp(credentials, '/challenges');
  await auth.leaveForGoogle(returnTo, () => true);
  expect([...browser.localStorage.items.keys()]).toEqual([
    'servolab-session-code-verifier',
    'servolab-session-provider-code-verifier',
  ]);
});
