/** A code in an address, which is worth a session together with the verifier that this browser kept. */
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { AccountError } from '#machines/ports/authPort.ts';
import type { Reason } from '#machines/ports/reason.ts';
import { memoryStorage } from './memoryStorage.ts';
import { accountErrorFrom } from './accountErrorFrom.ts';
import {
  VERIFIER,
  codeVerifier,
  forgetCodeVerifier,
  forgetProviderVerifier,
  providerVerifier,
  withProviderVerifier,
} from './codeVerifier.ts';
import type { ClientMaker, LazySupabase } from './supabaseClient.ts';

export const SOMEBODY_ELSE: Reason = { code: 'callback_other_account', facts: {} };

export type CodeAnswer =
  | { outcome: 'opened'; session: Session; isRecovery: boolean }
  | { outcome: 'foreign' }
  | AccountError;

/** A code, and whether it is of the link of an e-mail of ours. Any other is of a provider. */
export interface CallbackCode {
  code: string;
  isOfEmail: boolean;
}

/**
 * Opens the session of a code; `foreign` when the code was not asked for here. A session that lives already is not
 * replaced by one of somebody else. Rejects when the service is away: the verifier is used up by then.
 */
export async function codeSession(
  browser: Window,
  main: LazySupabase,
  make: ClientMaker,
  { code, isOfEmail }: CallbackCode,
): Promise<CodeAnswer> {
  const ofProvider = isOfEmail ? null : providerVerifier(browser);
  const verifier = ofProvider ?? codeVerifier(browser);
  if (verifier === null) return { outcome: 'foreign' };
  const { auth } = await main();
  const live = await auth.getSession();
  if (live.error !== null) return accountErrorFrom(live.error);
  if (live.data.session === null && ofProvider === null) return exchange(auth, code);
  if (live.data.session === null) return withProviderVerifier(browser, verifier, async () => exchange(auth, code));

  const beside = make({
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: 'servolab-callback',
    storage: memoryStorage({ [`servolab-callback${VERIFIER}`]: verifier }),
  }).auth;
  if (ofProvider === null) forgetCodeVerifier(browser);
  else forgetProviderVerifier(browser);
  const answer = await exchange(beside, code);
  if (answer.outcome !== 'opened') return answer;
  if (answer.session.user.id !== live.data.session.user.id) {
    await beside.signOut({ scope: 'local' });
    await beside.dispose();
    return { outcome: 'refused', message: SOMEBODY_ELSE };
  }
  await beside.dispose();
  const { error } = await auth.setSession(answer.session);
  return error === null ? answer : accountErrorFrom(error);
}

async function exchange(auth: SupabaseClient['auth'], code: string): Promise<CodeAnswer> {
  const { data, error } = await auth.exchangeCodeForSession(code);
  // The verifier that lay here belongs to another code.
  if (error?.code === 'bad_code_verifier') return { outcome: 'foreign' };
  if (error !== null) return accountErrorFrom(error);
  const isRecovery = 'redirectType' in data && data.redirectType === 'recovery';
  return { outcome: 'opened', session: data.session, isRecovery };
}
