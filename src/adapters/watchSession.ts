/** Who is here, as the library tells it. */
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { AuthEvent, User } from '#machines/ports/authPort.ts';
import type { EventQueue } from './eventQueue.ts';
import type { LazySupabase } from './supabaseClient.ts';
import { userOf } from './userOf.ts';
import type { WorkspaceSession } from './workspaceSession.ts';

/** From a library that could not be loaded to loading it again. */
const AGAIN_MS = 3000;

const eventOf: Record<AuthChangeEvent, AuthEvent> = {
  INITIAL_SESSION: 'initial',
  SIGNED_IN: 'signedIn',
  SIGNED_OUT: 'signedOut',
  TOKEN_REFRESHED: 'tokenRefreshed',
  USER_UPDATED: 'userUpdated',
  PASSWORD_RECOVERY: 'passwordRecovery',
  MFA_CHALLENGE_VERIFIED: 'factorVerified',
};

export interface WatchParts {
  supabase: LazySupabase;
  workspace: Pick<WorkspaceSession, 'open' | 'close' | 'takeRedirect'>;
  queue: EventQueue;
  /** Whether this browser keeps a session, be it old. */
  keepsSession: () => boolean;
}

/** The workspace's cookie follows the session: it stands before a user is told. Other tabs are heard too. */
export function watchSession(
  { supabase, workspace, queue, keepsSession }: WatchParts,
  changed: (event: AuthEvent, user: User | null, redirect?: string) => void,
): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let subscription: { unsubscribe: () => void } | undefined;

  const pass = async (event: AuthChangeEvent, session: Session | null) => {
    const user = session && userOf(session);
    if (session !== null && user === null) return;
    const isKept = keepsSession();
    // The library calls it nobody's when it could not renew what it keeps.
    const isAway = event === 'INITIAL_SESSION' && session === null && isKept;
    if (session !== null) await workspace.open(session.access_token);
    // A tab that slept hears of the end of a session when the next one has begun: the cookie is that one's by now.
    else if (!isKept) await workspace.close();
    const redirect = workspace.takeRedirect();
    if (!isOver) changed(isAway ? 'unreachable' : eventOf[event], user, user === null ? redirect : undefined);
  };
  const subscribe = async () => {
    const { auth } = await supabase();
    if (isOver) return;
    const { data } = auth.onAuthStateChange((event, session) => {
      queue.add(() => pass(event, session));
    });
    subscription = data.subscription;
  };
  const start = () => {
    subscribe().catch(() => {
      if (!isOver) timer = setTimeout(start, AGAIN_MS);
    });
  };

  start();
  return () => {
    isOver = true;
    clearTimeout(timer);
    subscription?.unsubscribe();
  };
}
