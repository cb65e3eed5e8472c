/** Supabase Auth: signing in, up and out, and the emails. What it refuses is answered by its code, or in its own words. */
import type { AuthError } from '@supabase/supabase-js';
import type { AccountError } from '#machines/ports/authPort.ts';
import { CONFIRMATION_QUERY, RECOVERY_QUERY, callbackAnswers } from './callbackAnswers.ts';
import { askForEmail, askForProvider, forgetProviderVerifier } from './codeVerifier.ts';
import { saveLanguage, type ReaderLanguage } from './saveLanguage.ts';
import type { LoadedAuth } from './lateAuth.ts';
import { forgetKeptSession } from './forgetKeptSession.ts';
import { leaveForProvider } from './leaveForProvider.ts';
import { eventQueue } from './eventQueue.ts';
import { accountErrorFrom } from './accountErrorFrom.ts';
import { oauthState } from './oauthState.ts';
import type { LazySupabase, SupabaseClients } from './supabaseClient.ts';
import { type CallbackUrl, CALLBACK_PATH } from './takeCallbackUrl.ts';
import { watchSession } from './watchSession.ts';
import type { WorkspaceSession } from './workspaceSession.ts';

export interface AuthParts {
  clients: SupabaseClients;
  workspace: Pick<WorkspaceSession, 'open' | 'close' | 'takeRedirect'>;
  /** What the address of this page brought, as `takeCallbackUrl` found it. */
  callbackUrl: CallbackUrl | null;
  language: ReaderLanguage;
  browser?: Window;
  /** Leads the browser to another site. */
  leave?: (url: string) => void;
}

export function supabaseAuth({ clients, workspace, callbackUrl, language, ...rest }: AuthParts): LoadedAuth {
  const { browser = window, leave = (url: string) => browser.location.assign(url) } = rest;
  const callback = `${browser.location.origin}${CALLBACK_PATH}`;
  const confirmation = `${callback}${CONFIRMATION_QUERY}`;
  const state = oauthState(browser);
  const queue = eventQueue();
  const arrived = callbackAnswers({ clients, oauthState: state, browser, callbackUrl });
  /** The library lets go of the verifier of an e-mail by itself. */
  const forgetWayIn = () => {
    forgetProviderVerifier(browser);
    arrived.forget();
  };

  const signOut = async () => {
    await endSession(clients.main);
    state.forget();
    forgetWayIn();
  };

  return {
    watch(changed) {
      const keep = () => void saveLanguage(clients.main, language);
      let isSignedIn = false;
      const ignore = language.whenChosen(() => isSignedIn && keep());
      const stop = watchSession(
        { supabase: clients.main, workspace, queue, keepsSession: clients.keepsSession },
        (event, user, redirect) => {
          isSignedIn = user !== null;
          // Also when it was another tab that signed out.
          if (event === 'signedOut') arrived.forget();
          changed(event, user, redirect);
          // An account that was changed is the answer to it.
          if (isSignedIn && event !== 'userUpdated') keep();
        },
      );
      return () => {
        ignore();
        stop();
      };
    },

    async signIn(credentials, returnTo) {
      const { auth } = await clients.main();
      const { error } = await auth.signInWithPassword(credentials);
      if (error === null) forgetWayIn();
      // The e-mail that is waited for may be an old one: it leads to where its reader wants to go now.
      if (error?.code === 'email_not_confirmed' && returnTo !== null) state.begin(returnTo);
      return answer(error, { outcome: 'signedIn' });
    },

    async signUp(credentials, returnTo) {
      state.begin(returnTo);
      const { auth } = await clients.main();
      const options = { emailRedirectTo: confirmation, data: { locale: language.shown() } };
      const { data, error } = await askForEmail(browser, async () => auth.signUp({ ...credentials, options }));
      if (error === null && data.user === null) throw new Error('The service answered something unexpected');
      return answer(error, { outcome: data.session === null ? 'emailSent' : 'signedIn' });
    },

    async resendConfirmation(email, returnTo) {
      if (returnTo !== null) state.begin(returnTo);
      const { auth } = await clients.main();
      const options = { emailRedirectTo: confirmation };
      const { error } = await askForEmail(browser, async () => auth.resend({ type: 'signup', email, options }));
      return answer(error, { outcome: 'sent' });
    },

    async sendRecovery(email) {
      const { auth } = await clients.main();
      const options = { redirectTo: callback + RECOVERY_QUERY };
      const { error } = await askForEmail(browser, async () => auth.resetPasswordForEmail(email, options));
      return answer(error, { outcome: 'sent' });
    },

    async changePassword(password) {
      const { auth } = await clients.main();
      const { error } = await auth.updateUser({ password });
      return answer(error, { outcome: 'changed' });
    },

    async leaveForGoogle(returnTo, isWanted) {
      state.begin(returnTo);
      const { auth } = await clients.main();
      const options = { redirectTo: callback, skipBrowserRedirect: true };
      const ask = async () => auth.signInWithOAuth({ provider: 'google', options });
      const { data, error } = await askForProvider(browser, ask);
      if (error !== null) return accountErrorFrom(error);
      return leaveForProvider(withoutSkip(data.url), leave, isWanted);
    },

    async finishCallback() {
      const brought = await arrived.finish();
      // The page that follows is for somebody whose session is known already.
      await queue.passed();
      return brought;
    },

    signOut,

    async forgetSession() {
      // Of a session that it does not find the library asks nothing; it tells every tab all the same.
      forgetKeptSession(browser);
      await signOut();
    },
  };
}

/** The browser shall be led to the provider, not told where that is. */
function withoutSkip(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('skip_http_redirect');
  return url.href;
}

function answer<Answer>(error: AuthError | null, granted: Answer): Answer | AccountError {
  return error === null ? granted : accountErrorFrom(error);
}

/**
 * Ends the session of this browser and none of another: who leaves a computer that many use may be at work on their own.
 * Rejects when the session may live on. One that the service does not know any more is over (401, 403, 404). */
async function endSession(supabase: LazySupabase): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error === null) return;
  // Its refresh was refused on the way: the library has let go of it.
  const { data } = await auth.getSession();
  if (error.name === 'AuthApiError' && error.status !== 429 && data.session === null) return;
  throw error;
}
