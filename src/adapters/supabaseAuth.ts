import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { AuthPort, SessionNews, User } from '#machines/ports/authPort.ts';
import type { LazySupabase } from './supabaseClient.ts';
import type { WorkspaceSession } from './workspaceSession.ts';

const newsOf: Record<AuthChangeEvent, SessionNews> = {
  INITIAL_SESSION: 'initial',
  SIGNED_IN: 'signedIn',
  SIGNED_OUT: 'signedOut',
  TOKEN_REFRESHED: 'tokenRefreshed',
  USER_UPDATED: 'userUpdated',
  PASSWORD_RECOVERY: 'passwordRecovery',
  MFA_CHALLENGE_VERIFIED: 'factorVerified',
};

/** Supabase Auth. The workspace's cookie follows the session: it stands before the news of a user is told. */
export function supabaseAuth(supabase: LazySupabase, workspace: WorkspaceSession): AuthPort {
  return {
    watch(changed) {
      let isOver = false;
      let subscription: { unsubscribe: () => void } | undefined;
      // News wait for one another, so that a sign-out never overtakes the sign-in before it.
      let earlier = Promise.resolve();
      const pass = async (event: AuthChangeEvent, session: Session | null) => {
        await earlier;
        if (session === null) await workspace.close();
        else await workspace.open(session.access_token);
        if (!isOver) changed(newsOf[event], session && userOf(session));
      };
      const subscribe = async () => {
        const { auth } = await supabase();
        if (isOver) return;
        const { data } = auth.onAuthStateChange((event, session) => {
          earlier = pass(event, session);
        });
        subscription = data.subscription;
      };

      void subscribe();
      return () => {
        isOver = true;
        subscription?.unsubscribe();
      };
    },

    async signIn(credentials) {
      const { auth } = await supabase();
      const { error } = await auth.signInWithPassword(credentials);
      return error === null ? { outcome: 'signedIn' } : { outcome: 'refused', message: error.message };
    },

    async signOut() {
      const { auth } = await supabase();
      const { error } = await auth.signOut();
      if (error !== null) throw error;
    },
  };
}

function userOf({ user }: Session): User {
  const { name, avatar_url: avatarUrl } = user.user_metadata;
  return {
    id: user.id,
    email: user.email ?? '',
    name: typeof name === 'string' ? name : null,
    avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : null,
    provider: user.app_metadata.provider ?? 'email',
  };
}
