/** The workspace API's own session: a cookie that the server makes from the access token, and that scripts cannot read. */
import type { LazySupabase } from './supabaseClient.ts';
import { type CookieAnswer, closeCookie, openCookie } from './workspaceCookie.ts';

/** `none` when nobody is signed in any more; `unreachable` when that could not be found out. */
export type RenewalAnswer = 'renewed' | 'none' | 'unreachable';

export interface WorkspaceSession {
  /** Makes or renews the cookie from an access token. */
  open(accessToken: string): Promise<CookieAnswer>;
  close(): Promise<void>;
  /** Renews the cookie from the present session, refreshing that first if the server finds it too old. */
  renew: () => Promise<RenewalAnswer>;
  /** Forgets the session in this browser: the server does not accept it any more, and leads to `redirect`. */
  invalidate: (redirect?: string) => Promise<void>;
  /** Where the server leads since it refused the session; the next one who asks is told nothing. */
  takeRedirect: () => string | undefined;
}

export function workspaceSession(supabase: LazySupabase): WorkspaceSession {
  let redirectTo: string | undefined;
  return {
    open: openCookie,
    close: closeCookie,

    async renew() {
      const { auth } = await supabase();
      const present = await auth.getSession();
      if (present.data.session === null) return verdict(present.error);
      const answer = await openCookie(present.data.session.access_token);
      if (answer !== 'refused') return renewedIf(answer);
      const { data, error } = await auth.refreshSession();
      return data.session === null ? verdict(error) : renewedIf(await openCookie(data.session.access_token));
    },

    async invalidate(redirect) {
      redirectTo = redirect;
      const { auth } = await supabase();
      await auth.signOut({ scope: 'local' });
    },

    takeRedirect() {
      const redirect = redirectTo;
      redirectTo = undefined;
      return redirect;
    },
  };
}

/** A refresh that was refused ends a session; one that nobody answered does not. */
function verdict(error: { status?: number | undefined } | null): RenewalAnswer {
  const { status } = error ?? { status: 400 };
  return status !== undefined && status >= 400 && status < 500 && status !== 429 ? 'none' : 'unreachable';
}

const renewedIf = (answer: CookieAnswer): RenewalAnswer =>
  answer === 'opened' ? 'renewed' : answer === 'refused' ? 'none' : 'unreachable';
