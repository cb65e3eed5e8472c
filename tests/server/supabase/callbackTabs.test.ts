/** Several tabs of one browser, and what outlives a session. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../fakes/fakeBrowser.ts';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';
import { type OpenTab, openTab } from './openTab.ts';

let embedded: OpenEmbedded;
const tabs: OpenTab[] = [];
beforeAll(async () => {
  embedded = await openEmbedded();
});
afterEach(async () => {
  await Promise.all(tabs.map(async (tab) => tab.close()));
  tabs.length = 0;
  vi.unstubAllGlobals();
});
afterAll(() => embedded.close());

function open(browser: FakeBrowser, path = '/dashboard'): OpenTab {
  const tab = openTab(embedded, browser, path);
  tabs.push(tab);
  return tab;
}

/** Two tabs of which one has signed in, and both know. */
async function openTwo() {
  const browser = new FakeBrowser();
  const { email } = await embedded.addLearner();
  const first = open(browser);
  const second = open(browser);
  const ears = [first.listen(), second.listen()];
  await Promise.all(ears.map(({ hears }) => hears('initial')));
  await first.auth.signIn({ email, password: PASSWORD }, null);
  await Promise.all(ears.map(({ hears }) => hears('signedIn')));
  return { browser, email, first, second, ears };
}

/** Counts the requests that use up a refresh token. */
function countRefreshes(): () => number {
  let refreshes = 0;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    if (String(input).includes('grant_type=refresh_token')) refreshes += 1;
    return fetch(input, init);
  });
  return () => refreshes;
}

it('signs in all tabs at once, each with its cookie', async () => {
  const { email, first, second, ears } = await openTwo();
  const expected = { event: 'signedIn', email };
  expect(ears.map(({ heard }) => heard.at(-1))).toEqual([expected, expected]);
  expect(first.cookie()).not.toBeNull();
  expect(second.cookie()).toBe(first.cookie());
});

it('signs out all tabs at once, cookies and what was remembered of the way in included', async () => {
  const { browser, first, second, ears } = await openTwo();
  await second.auth.signOut();
  await Promise.all(ears.map(({ hears }) => hears('signedOut')));
  expect([first.cookie(), second.cookie()]).toEqual([null, null]);
  expect([...browser.localStorage.items]).toEqual([]);
});

it('refreshes a session once, however many tabs find it too old', async () => {
  const { browser, first, second } = await openTwo();
  const kept = JSON.parse(browser.localStorage.items.get('servolab-session') ?? '') as object;
  browser.localStorage.setItem('servolab-session', JSON.stringify({ ...kept, expires_at: 1 }));
  const refreshes = countRefreshes();
  const found = await Promise.all(
    [first, second].map(async ({ clients }) => (await (await clients.main()).auth.getSession()).data.session),
  );
  expect(refreshes()).toBe(1);
  expect(found[0]?.access_token).toBeTruthy();
  expect(found[1]?.access_token).toBe(found[0]?.access_token);
});

it('tells every tab of a refresh, so that each renews its cookie', async () => {
  const { first, second, ears } = await openTwo();
  const before = first.cookie();
  await (await second.clients.main()).auth.refreshSession();
  await Promise.all(ears.map(({ hears }) => hears('tokenRefreshed')));
  expect(first.cookie()).not.toBe(before);
  expect(second.cookie()).toBe(first.cookie());
});

it('signs out of a session that the service does not know any more', async () => {
  const { email, first, second } = await openTwo();
  const { data } = await embedded.client().auth.signInWithPassword({ email, password: PASSWORD });
  await embedded.send('/auth/v1/logout?scope=global', {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  await expect(first.auth.signOut()).resolves.toBeUndefined();
  expect(await second.whoIsHere()).toBeNull();
});

it('tells nothing any more to who has stopped listening', async () => {
  const { first, ears } = await openTwo();
  ears[0]?.stop();
  const before = ears[0]?.heard.length;
  await first.auth.signOut();
  await ears[1]?.hears('signedOut');
  expect(ears[0]?.heard).toHaveLength(before ?? -1);
});
