/** Finishing what an address brought: a code, a session, a refusal, or nothing. */
import { errorFactOf } from '#contract/errorFacts.ts';
import type { AccountError, CallbackAnswer } from '#machines/ports/authPort.ts';
import type { Reason } from '#machines/ports/reason.ts';
import { codeSession, SOMEBODY_ELSE } from './codeSession.ts';
import { hashSession, holdsSession } from './hashSession.ts';
import { accountErrorFrom } from './accountErrorFrom.ts';
import type { OauthState } from './oauthState.ts';
import type { SupabaseClients } from './supabaseClient.ts';
import type { CallbackUrl } from './takeCallbackUrl.ts';
import { userOf } from './userOf.ts';

export interface CallbackParts {
  clients: SupabaseClients;
  oauthState: OauthState;
  browser: Window;
  callbackUrl: CallbackUrl | null;
}

export interface CallbackAnswers {
  /** Calls at the same time get the same answer. Who was brought is answered once: later they are signed in already. */
  finish(): Promise<CallbackAnswer>;
  /** What was brought belongs to a session that is over, or to nobody any more. */
  forget(): void;
}

const NOTHING: Reason = { code: 'callback_empty', facts: {} };
const NOT_BEGUN_HERE: Reason = { code: 'callback_begun_elsewhere', facts: {} };
const RECOVERY_ELSEWHERE: Reason = { code: 'callback_recovery_elsewhere', facts: {} };
const RECOVERY_EXPIRED: Reason = { code: 'callback_recovery_expired', facts: {} };
/** By this the link of an e-mail of ours says what it is for when it leads back. */
const FROM = 'from';
const CONFIRMATION = 'confirmation';
const RECOVERY = 'recovery';
export const CONFIRMATION_QUERY = `?${FROM}=${CONFIRMATION}`;
export const RECOVERY_QUERY = `?${FROM}=${RECOVERY}`;
/** GoTrue's codes are UUIDs. */
const ISSUED = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const UNEXPLAINED: Reason = { code: 'callback_unexplained', facts: {} };

export function callbackAnswers(parts: CallbackParts): CallbackAnswers {
  let brought = parts.callbackUrl;
  let answer: Promise<CallbackAnswer> | undefined;
  const forget = () => {
    brought = null;
    answer = undefined;
  };
  return {
    async finish() {
      // Nothing is used up before the library is here: where it cannot be had, it is fetched again for whoever asks again.
      if (complaintIn(brought) === undefined) await parts.clients.main();
      answer ??= settle(parts, brought);
      const asked = answer;
      const given = await asked;
      if (isAnsweredOnce(given) && asked === answer) forget();
      return given;
    },
    forget,
  };
}

const isAnsweredOnce = ({ outcome }: CallbackAnswer): boolean => outcome === 'signedIn' || outcome === 'recovering';

async function settle(parts: CallbackParts, callbackUrl: CallbackUrl | null): Promise<CallbackAnswer> {
  if (callbackUrl === null) return already(parts);
  const began = parts.oauthState.takeBeginning();
  const query = new URLSearchParams(callbackUrl.query);
  const hash = new URLSearchParams(callbackUrl.hash);

  const complaint = complaintIn(callbackUrl);
  if (complaint !== undefined) return refused(complaint);
  const code = query.get('code');
  if (code) return settleCode(parts, code, query.get(FROM));
  if (!holdsSession(hash)) return holdsSession(query) ? refused(NOTHING) : already(parts);
  return began ? settleHash(parts, callbackUrl.hash) : refused(NOT_BEGUN_HERE);
}

async function settleCode(parts: CallbackParts, code: string, from: string | null): Promise<CallbackAnswer> {
  const { clients, browser } = parts;
  const isOfEmail = from === CONFIRMATION || from === RECOVERY;
  const answer = await codeSession(browser, clients.main, await clients.maker(), { code, isOfEmail });
  if (answer.outcome === 'foreign') return begunElsewhere(code, from);
  if (answer.outcome === 'refused') return answer;
  return answer.isRecovery ? { outcome: 'recovering' } : present(parts);
}

/** A code that is worth nothing here has done its work elsewhere only if it came with a confirmation of ours, as the service issues it. */
function begunElsewhere(code: string, from: string | null): CallbackAnswer {
  if (from === CONFIRMATION && ISSUED.test(code)) return { outcome: 'confirmed' };
  return refused(from === RECOVERY ? RECOVERY_ELSEWHERE : NOT_BEGUN_HERE);
}

async function settleHash(parts: CallbackParts, hash: string): Promise<CallbackAnswer> {
  const { clients, browser } = parts;
  const answer = await hashSession(browser, await clients.maker(), hash);
  if (answer.outcome === 'refused') return answer;
  const { auth } = await clients.main();
  const live = await auth.getSession();
  if (live.error !== null) return accountErrorFrom(live.error);
  if (live.data.session !== null && live.data.session.user.id !== answer.userId) return refused(SOMEBODY_ELSE);
  const { error } = await auth.setSession(answer.tokens);
  if (error !== null) return accountErrorFrom(error);
  return answer.kind === 'recovery' ? { outcome: 'recovering' } : present(parts);
}

/** Whoever is signed in here, with where they were going. */
async function present({ clients, oauthState }: CallbackParts): Promise<CallbackAnswer> {
  const { auth } = await clients.main();
  const { data, error } = await auth.getSession();
  if (error !== null) return accountErrorFrom(error);
  const user = data.session && userOf(data.session);
  return user === null ? refused(NOTHING) : { outcome: 'signedIn', user, returnTo: oauthState.takeReturnTo() };
}

/** Nothing was brought: somebody opened the address, or came back to it. */
async function already(parts: CallbackParts): Promise<CallbackAnswer> {
  const answer = await present(parts);
  return answer.outcome === 'signedIn' ? { outcome: 'alreadySignedIn', returnTo: answer.returnTo } : answer;
}

/** What an address complains of, wherever it says so. Who comes from an old e-mail for a new password has none to sign in with. */
function complaintIn(callbackUrl: CallbackUrl | null): Reason | undefined {
  if (callbackUrl === null) return undefined;
  const query = new URLSearchParams(callbackUrl.query);
  const complaint = complaintOf(query) ?? complaintOf(new URLSearchParams(callbackUrl.hash));
  const hasExpired = typeof complaint === 'object' && complaint.code === 'otp_expired';
  return hasExpired && query.get(FROM) === RECOVERY ? RECOVERY_EXPIRED : complaint;
}

/** What went wrong at the provider or behind the link of an e-mail: by its code, else in the provider's own words. */
function complaintOf(params: URLSearchParams): Reason | undefined {
  const fact = errorFactOf(params.get('error_code'), {});
  if (fact !== undefined) return fact;
  const words = params.get('error_description') || params.get('error');
  return words || (params.has('error_code') ? UNEXPLAINED : undefined);
}

const refused = (message: Reason): AccountError => ({ outcome: 'refused', message });
