import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import Fastify from 'fastify';
import { WebSocket } from 'ws';
import { readAuthSettings } from '#server/config/authSettings.ts';
import { createAccount, type NewAccount } from '#server/supabase/createAccount.ts';
import { startEmbeddedSupabase, type EmbeddedSupabase } from '#server/supabase/startEmbeddedSupabase.ts';
import { preparedDatabase } from '../../preparedDatabase.ts';

export const PASSWORD = 'correct-horse';
export const ALLOWED_ORIGIN = 'http://localhost:5173';

interface Account {
  id: string;
  email: string;
}

interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface OpenEmbedded {
  url: string;
  supabase: EmbeddedSupabase;
  /** The client library as a browser would use it, signed out. */
  client(flowType?: 'implicit' | 'pkce'): SupabaseClient;
  /** The same with the key of the service, for what administrators do. */
  admin(): SupabaseClient;
  /** A verified learner with a new address, whose password is PASSWORD. */
  addLearner(changes?: Partial<NewAccount>): Promise<Account>;
  /** Such a learner, signed in with a client of their own. */
  signedIn(): Promise<Account & { client: SupabaseClient; session: Session }>;
  /** A request as no client library would send it. */
  send(path: string, sending?: Sending): Promise<Response>;
  /** The newest e-mail to an address; rejects when there is none. */
  emailTo(email: string): Promise<{ otp: string; link: string }>;
  /** Where a link of this server leads to. */
  follow(link: string): Promise<URL>;
  /** What `GET /user` answers to the bearer of a token. */
  userWith(token: string): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
}

/** The embedded Supabase in memory, behind a server on a free port; `settings` by the names of GoTrue. */
export async function openEmbedded(settings: Record<string, string> = {}, smtpUrl?: string): Promise<OpenEmbedded> {
  let url = '';
  let learners = 0;
  const supabase = await startEmbeddedSupabase({
    siteUrl: () => url,
    dump: await preparedDatabase(),
    seedAccounts: true,
    // A law of accounts is the same at the least cost that there is, and takes a hundredth of the time.
    passwordCost: 4,
    allowedOrigins: [ALLOWED_ORIGIN],
    auth: readAuthSettings({ GOTRUE_RATE_LIMITS: 'off', ...settings }),
    smtpUrl: smtpUrl ?? null,
  });
  // A test says in X-Forwarded-For from where it calls.
  const server = Fastify({ trustProxy: ['127.0.0.1'] });
  await server.register(supabase.plugin);
  url = await server.listen({ port: 0, host: '127.0.0.1' });

  const clientWith = (key: string, flowType: 'implicit' | 'pkce' = 'implicit') =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, flowType },
      // The library asks for one in Node; nothing is ever opened with it. Its type is that of a browser.
      realtime: { transport: WebSocket as never },
    });
  const send = (path: string, { headers, ...rest }: Sending = {}) =>
    fetch(`${url}${path}`, { ...rest, headers: { apikey: supabase.anonKey, ...headers } });
  const client = (flowType?: 'implicit' | 'pkce') => clientWith(supabase.anonKey, flowType);
  const addLearner = async (changes: Partial<NewAccount> = {}) => {
    const account = { ...newLearner(++learners), ...changes };
    return { id: await createAccount(supabase, account), email: account.email };
  };

  return {
    url,
    supabase,
    client,
    admin: () => clientWith(supabase.serviceKey),
    send,
    addLearner,
    signedIn: async () => {
      const account = await addLearner();
      const own = client();
      const { data, error } = await own.auth.signInWithPassword({ email: account.email, password: PASSWORD });
      if (error || !data.session) throw error ?? new Error('There is no session.');
      return { ...account, client: own, session: data.session };
    },
    emailTo: async (email) => {
      const answer = await send(`/_inbox/latest?to=${encodeURIComponent(email)}`);
      if (!answer.ok) throw new Error(`There is no e-mail to ${email}.`);
      return answer.json();
    },
    follow: async (link) => {
      const answer = await fetch(link, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? `there-is-none:${answer.status}`);
    },
    userWith: async (token) => {
      const headers = { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' };
      const answer = await send('/auth/v1/user', { headers });
      return { status: answer.status, body: await answer.json() };
    },
    close: async () => {
      await server.close();
      await supabase.close();
    },
  };
}

function newLearner(count: number): NewAccount {
  return {
    email: `learner-${count}@example.com`,
    password: PASSWORD,
    confirmed: true,
    userName: 'Ada',
    details: { title: 'Student', phone: '1', address: null, gender: 'other', linkedin_url: null },
  };
}
