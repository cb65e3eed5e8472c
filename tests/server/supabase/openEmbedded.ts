import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import Fastify from 'fastify';
import WebSocket from 'ws';
import { createAccount, type NewAccount } from '#server/supabase/createAccount.ts';
import { startEmbeddedSupabase, type EmbeddedSupabase } from '#server/supabase/startEmbeddedSupabase.ts';

export const PASSWORD = 'correct-horse';
export const ALLOWED_ORIGIN = 'http://localhost:5173';

export interface OpenEmbedded {
  url: string;
  supabase: EmbeddedSupabase;
  /** The client library as a browser would use it, signed out. */
  client(): SupabaseClient;
  /** A request as no client library would send it. */
  send(path: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<Response>;
  /** A verified learner with a new address, whose password is PASSWORD. */
  addLearner(changes?: Partial<NewAccount>): Promise<{ id: string; email: string }>;
  close(): Promise<void>;
}

/** The embedded Supabase in memory, behind a server on a free port. */
export async function openEmbedded(): Promise<OpenEmbedded> {
  let url = '';
  let learners = 0;
  const supabase = await startEmbeddedSupabase({
    siteUrl: () => url,
    seedAccounts: true,
    allowedOrigins: [ALLOWED_ORIGIN],
  });
  const server = Fastify();
  await server.register(supabase.plugin);
  url = await server.listen({ port: 0, host: '127.0.0.1' });

  return {
    url,
    supabase,
    client: () =>
      createClient(url, supabase.anonKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        // The library asks for one in Node; nothing is ever opened with it. Its type is that of a browser.
        realtime: { transport: WebSocket as never },
      }),
    send: (path, init = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { apikey: supabase.anonKey, ...init.headers } }),
    addLearner: async (changes) => {
      const email = `learner-${++learners}@example.com`;
      const id = await createAccount(supabase, {
        email,
        password: PASSWORD,
        confirmed: true,
        userName: 'Ada',
        details: { title: 'Student', phone: '1', address: null, gender: 'other', linkedin_url: null },
        ...changes,
      });
      return { id, email: changes?.email ?? email };
    },
    close: async () => {
      await server.close();
      await supabase.close();
    },
  };
}
