/** Makes sure that it is the owner who wants something that cannot be undone. */
import * as v from 'valibot';
import { procedures } from '#contract/procedures.ts';
import type { AskSupabase } from '../sessions/askSupabase.ts';

/** What somebody has typed. */
export interface Confirmation {
  email: string;
  /** Empty where none was typed. */
  password: string;
}

/** Nobody could say; that is neither yes nor no. */
export class UnconfirmedError extends Error {
  override name = 'UnconfirmedError';
}

const signedIn = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) });
const refusal = v.object({ code: v.string() });

export type Confirmed = 'yes' | 'otherEmail' | 'otherPassword' | 'tooOften';

/**
 * Whether the address is that of the account and, where the account has a password, the password is right. Rejects with UnconfirmedError
 * when the account cannot be asked about.
 */
export async function confirmOwner(
  ask: AskSupabase,
  serviceKey: string,
  learnerId: string,
  typed: Confirmation,
): Promise<Confirmed> {
  const account = await accountOf(ask, serviceKey, learnerId);
  if (account.email === null || plain(account.email) !== plain(typed.email)) return 'otherEmail';
  if (!account.has_password) return 'yes';
  if (typed.password === '') return 'otherPassword';
  const { status, body } = await ask.signIn(account.email, typed.password);
  if (status === 429) return 'tooOften';
  if (status === 200) {
    const opened = v.parse(signedIn, body);
    // It was opened to be sure, and for nothing else: whatever becomes of the account, nobody shall have it.
    await ask.signOut(opened.access_token).catch(() => undefined);
    if (opened.user.id === learnerId) return 'yes';
  }
  const why = v.safeParse(refusal, body);
  if (status === 400 && why.success && why.output.code === 'invalid_credentials') return 'otherPassword';
  throw new UnconfirmedError(`The password could not be checked: Supabase answered ${status}.`);
}

async function accountOf(ask: AskSupabase, serviceKey: string, learnerId: string) {
  const params = { learner_id: learnerId };
  const { status, body } = await ask.procedure({ procedure: 'service_account', params, bearer: serviceKey });
  if (status !== 200) throw new UnconfirmedError(`The database answered ${status} when it was asked for an account.`);
  const [account] = v.parse(procedures.service_account.data, body);
  if (account === undefined) throw new UnconfirmedError('The database knows no account of this session.');
  return account;
}

const plain = (email: string): string => email.trim().toLowerCase();
