import type { AuthEvent, User } from '#machines/ports/authPort.ts';
import { supabaseAuth } from '#src/adapters/supabaseAuth.ts';
import { supabaseClients } from '#src/adapters/supabaseClient.ts';
import { takeCallbackUrl } from '#src/adapters/takeCallbackUrl.ts';
import type { FakeBrowser, FakeTab } from '../../fakes/fakeBrowser.ts';
import { fakeLanguage } from '../../fakes/fakeLanguage.ts';
import type { OpenEmbedded } from './openEmbedded.ts';

export type OpenTab = ReturnType<typeof openTab>;

/** A page load: an address is opened, in a new tab or once more in one, and the adapters start as the site starts them. */
export function openTab(embedded: OpenEmbedded, browser: FakeBrowser, path: string, again?: FakeTab) {
  const tab = browser.open(embedded.url + path, again?.sessionStorage);
  browser.show(tab);
  const callbackUrl = takeCallbackUrl(tab.window);
  const config = {
    supabaseUrl: '',
    supabaseAnonKey: embedded.supabase.anonKey,
    embedded: true,
    emails: 'inbox' as const,
    google: 'sample' as const,
    operator: { name: null, contactEmail: null, careersEmail: null },
    enterpriseUrl: null,
    requiredFields: ['phone', 'gender'] as const,
    passwordLength: 6,
    imageBaseUrl: null,
    sandbox: { available: true, reason: null },
  };
  const made = supabaseClients(config, tab.window);
  let isUsed = false;
  const main = () => {
    isUsed = true;
    return made.main();
  };
  const clients = { ...made, main };
  let cookie: string | null = null;
  const workspace = {
    open: async (token: string) => {
      cookie = token;
      return 'opened' as const;
    },
    close: async () => void (cookie = null),
    takeRedirect: () => undefined,
  };
  const leave = (url: string) => void tab.left.push(url);
  const language = fakeLanguage();
  const auth = supabaseAuth({ clients, workspace, callbackUrl, language, browser: tab.window, leave });
  return {
    tab,
    language,
    auth,
    clients,
    cookie: () => cookie,
    /** Listens; `heard` is every event that was sent, and `hears` answers when the event came, now or later. */
    listen: () => listenTo((changed) => auth.watch(changed)),
    /** Whose session lies in this browser. */
    whoIsHere: async () => (await (await clients.main()).auth.getSession()).data.session?.user.email ?? null,
    /** Nothing of the library is under way any more when it answers. */
    async close() {
      if (!isUsed) return;
      const client = await made.main();
      // It answers in turn: whatever was asked before is over then.
      await client.auth.getSession();
      await client.auth.dispose();
    },
  };
}

function listenTo(watch: (changed: (event: AuthEvent, user: User | null) => void) => () => void) {
  const heard: { event: AuthEvent; email: string | null }[] = [];
  const waiting = new Map<AuthEvent, () => void>();
  const stop = watch((event, user) => {
    heard.push({ event, email: user?.email ?? null });
    waiting.get(event)?.();
  });
  const hears = (event: AuthEvent) =>
    heard.some((one) => one.event === event)
      ? Promise.resolve()
      : new Promise<void>((resolve) => waiting.set(event, resolve));
  /** Answers when the event comes once more. */
  const next = (event: AuthEvent) => new Promise<void>((resolve) => waiting.set(event, resolve));
  return { heard, hears, next, stop };
}
