import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateAuth } from '#src/adapters/lateAuth.ts';
import { ada, fakeAuth, password } from '../fakes/fakeAuth.ts';
import { gate } from '../fakes/gate.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

interface LateWorld {
  /** What the browser keeps of a session. */
  kept?: string | null;
  /** The number of the first attempt by which the library can be loaded. */
  loadsAt?: number;
  /** The cookie goes when the test says so. */
  keepsCookie?: boolean;
}

function openLate({ kept = null, loadsAt = 1, keepsCookie = false }: LateWorld = {}) {
  const library = fakeAuth(kept === null ? null : ada);
  const reports: string[] = [];
  const cookies = gate();
  if (keepsCookie) cookies.shut();
  let loads = 0;
  const browser = Object.assign(new EventTarget(), { localStorage: { getItem: () => kept } });
  const auth = lateAuth({
    async load() {
      loads += 1;
      if (loads < loadsAt) throw new Error('Failed to fetch dynamically imported module');
      return library;
    },
    passwordLength: 8,
    async closeWorkspace() {
      await cookies.pass();
      reports.push('no cookie');
    },
    // What is used of a window, and no more.
    browser: browser as unknown as Window,
  });
  const stop = auth.watch((event, user) => void reports.push(`${event} ${user?.email ?? 'nobody'}`));
  const leaveInAnotherTab = (key: string, newValue: string | null) =>
    browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { auth, reports, cookies, stop, leaveInAnotherTab, loads: () => loads };
}

it('says of a browser without a session that nobody is here, and fetches nothing for it', async () => {
  const { reports, loads } = openLate();
  await settle();
  expect(reports).toEqual(['no cookie', 'initial nobody']);
  expect(loads()).toBe(0);
});

it('knows how long a password must be, and fetches nothing for it', async () => {
  const { auth, loads } = openLate();
  expect(await auth.passwordLength()).toBe(8);
  expect(loads()).toBe(0);
});

it('leaves a kept session to the library', async () => {
  const { reports } = openLate({ kept: '{}' });
  await settle();
  expect(reports).toEqual(['initial ada@example.com']);
});

it('fetches the library again until it comes', async () => {
  const { reports, loads } = openLate({ kept: '{}', loadsAt: 3 });
  await vi.advanceTimersByTimeAsync(5999);
  expect(loads()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(reports).toEqual(['initial ada@example.com']);
});

it('tells who signs in, though the library comes with the question', async () => {
  const { auth, reports } = openLate();
  await settle();
  expect(await auth.signIn({ email: ada.email, password }, null)).toEqual({ outcome: 'signedIn' });
  await settle();
  expect(reports.at(-1)).toBe('signedIn ada@example.com');
});

it('lets the library alone speak once it is here, however long the cookie takes to go', async () => {
  const { auth, reports, cookies } = openLate({ keepsCookie: true });
  await auth.signOut();
  await settle();
  const before = [...reports];
  cookies.open();
  await settle();
  expect(reports).toEqual([...before, 'no cookie']);
});

it('finds what another tab has left, and does not care for other things', async () => {
  const { leaveInAnotherTab, loads } = openLate();
  leaveInAnotherTab('servolab:theme', 'light');
  leaveInAnotherTab('servolab-session', null);
  await settle();
  expect(loads()).toBe(0);
  leaveInAnotherTab('servolab-session', '{}');
  await settle();
  expect(loads()).toBe(1);
});

it('says nothing more to whoever has stopped to watch', async () => {
  const { stop, leaveInAnotherTab, reports, loads } = openLate();
  stop();
  leaveInAnotherTab('servolab-session', '{}');
  await settle();
  expect(loads()).toBe(0);
  expect(reports).toEqual(['no cookie']);
});
