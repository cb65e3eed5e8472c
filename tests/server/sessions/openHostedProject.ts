/** A hosted Supabase project: a real service at an address of its own, which can be away, slow or talk nonsense. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type Session } from '@supabase/supabase-js';
import Fastify from 'fastify';
import { WebSocket } from 'ws';
import { readAuthSettings } from '#server/config/authSettings.ts';
import { createAccount } from '#server/supabase/createAccount.ts';
import { startEmbeddedSupabase } from '#server/supabase/startEmbeddedSupabase.ts';
import { preparedDatabase } from '../../preparedDatabase.ts';

const PASSWORD = 'correct-horse';

/** What is answered instead of the service's own answer; `cutOff` is a connection that ends without one. */
export type Fault = { status: number; body: string } | 'cutOff' | 'silent';

export interface HostedProject {
  url: string;
  anonKey: string;
  serviceKey: string;
  /** Method and path of every request that reached the project. */
  asked: string[];
  /** Paths that begin so are answered by the fault from now on; null cures all. */
  fail(path: string, fault: Fault | null): void;
  /** A verified learner who has just signed in with the client library. */
  signIn(isVerified?: boolean): Promise<{ id: string; session: Session }>;
  /** Ends every session of a learner there. */
  signOutEverywhere(session: Session): Promise<void>;
  /** Nobody listens at its address any more. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function openHostedProject(allowedOrigin: string): Promise<HostedProject> {
  let url = '';
  let learners = 0;
  let failing: { path: string; fault: Fault } | null = null;
  const asked: string[] = [];
  const supabase = await startEmbeddedSupabase({
    siteUrl: () => url,
    dump: await preparedDatabase(),
    seedAccounts: false,
    allowedOrigins: [allowedOrigin],
    passwordCost: 4,
    auth: readAuthSettings({ GOTRUE_RATE_LIMITS: 'off' }),
  });
  const app = Fastify();
  await app.register(supabase.plugin);
  await app.ready();
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (failing !== null && request.url?.startsWith(failing.path)) answerBy(failing.fault, request, response);
    else app.routing(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // It listens on a port, so its address has a number.
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;

  const client = () =>
    createClient(url, supabase.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      // The library asks for one in Node; nothing is ever opened with it. Its type is that of a browser.
      realtime: { transport: WebSocket as never },
    });
  const leave = async () => {
    if (!server.listening) return;
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  };

  return {
    url,
    anonKey: supabase.anonKey,
    serviceKey: supabase.serviceKey,
    asked,
    fail: (path, fault) => void (failing = fault === null ? null : { path, fault }),
    async signIn(isVerified = true) {
      const email = `learner-${++learners}@example.com`;
      const details = { title: 'Student', phone: '1', address: null, gender: 'other', linkedin_url: null } as const;
      const profile = { userName: 'Ada', details: isVerified ? details : null };
      const id = await createAccount(supabase, { email, password: PASSWORD, confirmed: true, ...profile });
      const { data, error } = await client().auth.signInWithPassword({ email, password: PASSWORD });
      if (error !== null) throw error;
      return { id, session: data.session };
    },
    async signOutEverywhere({ access_token, refresh_token }) {
      const { auth } = client();
      await auth.setSession({ access_token, refresh_token });
      const { error } = await auth.signOut({ scope: 'global' });
      if (error !== null) throw error;
    },
    leave,
    comeBack: async () => void (await once(server.listen(port, '127.0.0.1'), 'listening')),
    async close() {
      await leave();
      await app.close();
      await supabase.close();
    },
  };
}

function answerBy(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault === 'cutOff') request.destroy();
  else if (fault !== 'silent') response.writeHead(fault.status, { 'content-type': 'text/html' }).end(fault.body);
}
