/** What an account knows of the language of its reader. */
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

function open(): OpenTab {
  const tab = openTab(embedded, new FakeBrowser(), '/dashboard');
  tabs.push(tab);
  return tab;
}

async function languageOf(email: string): Promise<unknown> {
  const [account] = await embedded.supabase.database.query<{ locale: unknown }>(
    `select raw_user_meta_data -> 'locale' as locale from auth.users where email = $1`,
    [email],
  );
  return account?.locale ?? null;
}

it('is told the language that is shown when somebody signs up', async () => {
  const tab = open();
  tab.language.choose('es');
  await tab.auth.signUp({ email: 'nueva@example.com', password: PASSWORD }, null);
  await embedded.emailTo('nueva@example.com');
  expect(await languageOf('nueva@example.com')).toBe('es');
});

it('follows a choice in this browser, and every further one', async () => {
  const { email } = await embedded.addLearner();
  const tab = open();
  const ears = tab.listen();
  await ears.hears('initial');
  await tab.auth.signIn({ email, password: PASSWORD }, null);
  await ears.hears('signedIn');
  expect(await languageOf(email)).toBeNull();
  for (const locale of ['es', 'en']) {
    const updated = ears.next('userUpdated');
    tab.language.choose(locale);
    await updated;
    expect(await languageOf(email)).toBe(locale);
  }
});

it('is told on signing in what was chosen before, once', async () => {
  const { email } = await embedded.addLearner();
  const tab = open();
  const ears = tab.listen();
  await ears.hears('initial');
  tab.language.choose('es');
  await tab.auth.signIn({ email, password: PASSWORD }, null);
  await ears.hears('userUpdated');
  expect(await languageOf(email)).toBe('es');
  await tab.clients.main().then(async ({ auth }) => auth.refreshSession());
  await ears.hears('tokenRefreshed');
  expect(ears.heard.filter(({ event }) => event === 'userUpdated')).toHaveLength(1);
});

it('asks nothing of nobody, and no more once nobody listens', async () => {
  const tab = open();
  const ears = tab.listen();
  await ears.hears('initial');
  tab.language.choose('es');
  ears.stop();
  expect(tab.language.listeners.size).toBe(0);
  expect(ears.heard.map(({ event }) => event)).toEqual(['initial']);
});
