import { supabaseAuth } from '#src/adapters/supabaseAuth.ts';
import { supabaseClients } from '#src/adapters/supabaseClient.ts';
import { takeCallbackUrl } from '#src/adapters/takeCallbackUrl.ts';
import { FakeBrowser } from '../fakes/fakeBrowser.ts';
import { fakeLanguage } from '../fakes/fakeLanguage.ts';
import { fakeWire, type WireAnswer } from '../fakes/fakeWire.ts';

export const SITE = 'http://servolab.test';

export const account = { id: 'u1', email: 'ada@example.com', user_metadata: {}, app_metadata: { provider: 'email' } };

/** What the service answers when it opens a session. */
export const opened = {
  status: 200,
  body: { access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, token_type: 'bearer', user: account },
};

/** The adapter of authentication in a page, with the real library over a wire that answers what it is given. */
export function openAuth(answers: Record<string, WireAnswer | WireAnswer[]>, path = '/auth/signin') {
  const wire = fakeWire(answers);
  const browser = new FakeBrowser();
  const tab = browser.open(SITE + path);
  browser.show(tab);
  const callbackUrl = takeCallbackUrl(tab.window);
  const rest = {
    emails: 'sent' as const,
    google: 'google' as const,
    operator: { name: null, contactEmail: null, careersEmail: null },
    enterpriseUrl: null,
    requiredFields: ['phone', 'gender'] as const,
    passwordLength: 6,
    imageBaseUrl: null,
    sandbox: { available: true, reason: null },
  };
  const config = { supabaseUrl: '', supabaseAnonKey: 'anon', embedded: true, ...rest };
  const clients = supabaseClients(config, tab.window);
  const cookies: string[] = [];
  const workspace = {
    async open() {
      cookies.push('cookie');
      return 'opened' as const;
    },
    async close() {
      cookies.push('no cookie');
    },
    takeRedirect: () => undefined,
  };
  const leave = (url: string) => void tab.left.push(url);
  const auth = supabaseAuth({ clients, workspace, callbackUrl, language: fakeLanguage(), browser: tab.window, leave });
  return { auth, clients, wire, browser, tab, workspace: cookies };
}
