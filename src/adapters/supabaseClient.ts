/** The Supabase client, loaded when the first adapter needs it, so that the first paint does not wait for it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';

export type LazySupabase = () => Promise<SupabaseClient>;

export function lazySupabase({ supabaseUrl, supabaseAnonKey, embedded }: RuntimeConfig): LazySupabase {
  let client: Promise<SupabaseClient> | undefined;
  // The embedded default serves whatever address this page was opened under.
  const url = embedded ? window.location.origin : supabaseUrl;
  return () => (client ??= open(url, supabaseAnonKey));
}

async function open(url: string, key: string): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, key, {
    auth: { flowType: 'pkce', detectSessionInUrl: false, storageKey: 'servolab-session' },
  });
}
