/** The Supabase library, loaded when the first adapter needs it, so that the first paint does not wait for it. */
import type { navigatorLock, SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { SESSION_KEY, keepsSession } from './keptSession.ts';
import { openOnce } from './openOnce.ts';
import { supabaseFetch } from './supabaseFetch.ts';

export type LazySupabase = () => Promise<SupabaseClient>;

type AuthOptions = NonNullable<SupabaseClientOptions<'public'>['auth']>;

/** Makes a client at once. */
export type ClientMaker = (auth: AuthOptions) => SupabaseClient;

export interface SupabaseClients {
  /** The client of this page, which keeps the session of this browser. */
  main: LazySupabase;
  /** For clients beside it that live for one question. */
  maker: () => Promise<ClientMaker>;
  /** Whether this browser keeps a session, be it old. */
  keepsSession: () => boolean;
}

/** The first two reject while the library cannot be loaded, and load it again when they are asked again. */
export function supabaseClients(config: RuntimeConfig, browser: Window = window): SupabaseClients {
  // The embedded default serves whatever address this page was opened under.
  const url = config.embedded ? browser.location.origin : config.supabaseUrl;
  const library = openOnce(() => import('@supabase/supabase-js'));
  const maker = async (): Promise<ClientMaker> => {
    const { createClient } = await library();
    const global = { fetch: supabaseFetch() };
    return (auth) => createClient(url, config.supabaseAnonKey, { auth, global });
  };
  return {
    maker,
    main: openOnce(async () => openMain(await maker(), (await library()).navigatorLock, browser)),
    keepsSession: () => keepsSession(browser),
  };
}

function openMain(make: ClientMaker, lock: typeof navigatorLock, browser: Window) {
  return make({
    flowType: 'pkce',
    // What an address brings is read by the callback alone.
    detectSessionInUrl: false,
    storageKey: SESSION_KEY,
    ...storageOf(browser),
    // Tabs wait for one another, so that two never use the same refresh token. Only secure pages have locks.
    ...('locks' in browser.navigator ? { lock } : {}),
  });
}

/** Nothing where the browser forbids it: then the library keeps the session in memory. */
function storageOf(browser: Window): Pick<AuthOptions, 'storage'> {
  try {
    browser.localStorage.setItem(`${SESSION_KEY}-probe`, '');
    browser.localStorage.removeItem(`${SESSION_KEY}-probe`);
    return { storage: browser.localStorage };
  } catch {
    return {};
  }
}
