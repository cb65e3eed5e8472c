/** The workspace API's own session: a cookie that the server makes from the access token, and that scripts cannot read. */
import type { LazySupabase } from './supabaseClient.ts';

/** Nobody waits longer than this for the cookie: without it the next call renews it. */
const PATIENCE_MS = 10_000;

export interface WorkspaceSession {
  /** Makes or renews the cookie from an access token; false when the server does not accept it or is away. */
  open(accessToken: string): Promise<boolean>;
  close(): Promise<void>;
  /** Renews the cookie from the present session, refreshing that first if the server finds it too old. */
  renew: () => Promise<boolean>;
  /** Forgets the session in this browser: the server does not accept it any more. */
  lost: () => Promise<void>;
}

export function workspaceSession(supabase: LazySupabase): WorkspaceSession {
  return {
    open,

    async close() {
      await request('DELETE', {});
    },

    async renew() {
      const { auth } = await supabase();
      const { data } = await auth.getSession();
      if (data.session === null) return false;
      if (await open(data.session.access_token)) return true;
      const refreshed = await auth.refreshSession();
      return refreshed.data.session !== null && open(refreshed.data.session.access_token);
    },

    async lost() {
      const { auth } = await supabase();
      await auth.signOut({ scope: 'local' });
    },
  };
}

async function open(accessToken: string): Promise<boolean> {
  const answer = await request('POST', { authorization: `Bearer ${accessToken}` });
  return answer?.ok ?? false;
}

/** Undefined when the server cannot be reached: the call that needed the cookie will say so. */
async function request(method: string, headers: Record<string, string>): Promise<Response | undefined> {
  try {
    return await fetch('/api/session', {
      method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return undefined;
  }
}
