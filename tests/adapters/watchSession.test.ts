import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthEvent, User } from '#machines/ports/authPort.ts';
import { eventQueue } from '#src/adapters/eventQueue.ts';
import { watchSession } from '#src/adapters/watchSession.ts';
import { gate } from '../fakes/gate.ts';
import { account, openAuth, opened } from './openAuth.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const credentials = { email: 'ada@example.com', password: 'correct horse' };

type Answers = Parameters<typeof openAuth>[0];

/** `loadsAt`: the number of the first attempt by which the library can be loaded. */
function openWatch(answers: Answers = {}, loadsAt = 1) {
  const open = openAuth({ '/auth/v1/token': opened, '/auth/v1/logout': { status: 204, body: '' }, ...answers });
  const cookies = gate();
  const reports: string[] = [];
  /** Where the server leads whoever it refused. */
  const redirects: string[] = [];
  let loaded = 0;
  const library = async () => {
    loaded += 1;
    if (loaded < loadsAt) throw new Error('Failed to fetch dynamically imported module');
    return open.clients.main();
  };
  const workspace = {
    open: async () => {
      await cookies.pass();
      reports.push('cookie');
      return 'opened' as const;
    },
    close: async () => void reports.push('no cookie'),
    takeRedirect: () => redirects.pop(),
  };
  const parts = { supabase: library, workspace, queue: eventQueue(), keepsSession: open.clients.keepsSession };
  const stop = watchSession(parts, (event: AuthEvent, user: User | null, redirect?: string) =>
    reports.push(`${event} ${user?.email ?? 'nobody'}${redirect === undefined ? '' : `, led to ${redirect}`}`),
  );
  const settle = async () => {
    // Its first load takes as long as the disk does, which no simulated clock knows.
    await open.clients.main();
    await vi.advanceTimersByTimeAsync(100);
  };
  return { ...open, reports, cookies, redirects, stop, settle, loads: () => loaded };
}

it.each([
  ['INITIAL_SESSION', 'initial'],
  ['SIGNED_IN', 'signedIn'],
  ['TOKEN_REFRESHED', 'tokenRefreshed'],
  ['USER_UPDATED', 'userUpdated'],
  ['PASSWORD_RECOVERY', 'passwordRecovery'],
  ['MFA_CHALLENGE_VERIFIED', 'factorVerified'],
] as const)('tells of %s as %s', async (event, reported) => {
  const reports: string[] = [];
  const session = { access_token: 'token', user: account };
  const library = {
    auth: {
      onAuthStateChange: (heard: (name: string, session: unknown) => void) => {
        heard(event, session);
        return { data: { subscription: { unsubscribe: () => undefined } } };
      },
    },
  };
  const workspace = {
    open: async () => 'opened' as const,
    close: async () => undefined,
    takeRedirect: () => undefined,
  };
  const queue = eventQueue();
  // The library has much more; what is watched is all that is asked of it.
  const supabase = async () => library as never;
  const stop = watchSession({ supabase, workspace, queue, keepsSession: () => true }, (name) => reports.push(name));
  await vi.advanceTimersByTimeAsync(0);
  await queue.passed();
  expect(reports).toEqual([reported]);
  stop();
});

it('tells the present state first, and each change after its cookie', async () => {
  const { auth, reports, settle } = openWatch();
  await settle();
  await auth.signIn(credentials, null);
  await settle();
  await auth.signOut();
  await settle();
  expect(reports).toEqual([
    'no cookie',
    'initial nobody',
    'cookie',
    'signedIn ada@example.com',
    'no cookie',
    'signedOut nobody',
  ]);
});

it('lets go of the session of a deleted account, and asks the service nothing about it', async () => {
  const { auth, reports, wire, settle } = openWatch();
  await auth.signIn(credentials, null);
  await settle();
  const asked = wire.requests.length;
  await auth.forgetSession();
  await settle();
  expect(reports.slice(-2)).toEqual(['no cookie', 'signedOut nobody']);
  expect(wire.requests.slice(asked)).toEqual([]);
});

it('tells a sign-out after the sign-in before it, however long the cookie takes', async () => {
  const { auth, reports, cookies, settle } = openWatch();
  await settle();
  cookies.shut();
  await auth.signIn(credentials, null);
  await auth.signOut();
  await settle();
  expect(reports.at(-1)).toBe('initial nobody');
  cookies.open();
  await settle();
  expect(reports.slice(2)).toEqual(['cookie', 'signedIn ada@example.com', 'no cookie', 'signedOut nobody']);
});

it('tries again when the library could not be loaded', async () => {
  const { reports, settle } = openWatch({}, 3);
  await vi.advanceTimersByTimeAsync(5999);
  expect(reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(reports).toEqual(['no cookie', 'initial nobody']);
});

it('tries no more when nobody listens', async () => {
  const { loads, stop } = openWatch({}, 2);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads()).toBe(1);
});

it('tells nothing of a session that names nobody', async () => {
  const nonsense = { ...opened, body: { ...opened.body, user: { name: 'x' } } };
  const { auth, reports, settle } = openWatch({ '/auth/v1/token': nonsense });
  await settle();
  await auth.signIn(credentials, null);
  await settle();
  expect(reports).toEqual(['no cookie', 'initial nobody']);
});

it('tells with a session that the server refused where the server leads', async () => {
  const { auth, reports, redirects, settle } = openWatch();
  await auth.signIn(credentials, null);
  await settle();
  redirects.push('/challenges');
  await auth.signOut();
  await settle();
  expect(reports.at(-1)).toBe('signedOut nobody, led to /challenges');
});

it('closes no cookie for a sign-out that is heard after somebody has signed in again', async () => {
  const { auth, browser, reports, cookies, settle } = openWatch();
  await settle();
  cookies.shut();
  await auth.signIn(credentials, null);
  await auth.signOut();
  // Another tab signs somebody in while this one sleeps.
  browser.localStorage.setItem('servolab-session', JSON.stringify(opened.body));
  cookies.open();
  await settle();
  expect(reports.slice(2)).toEqual(['cookie', 'signedIn ada@example.com', 'signedOut nobody']);
});
