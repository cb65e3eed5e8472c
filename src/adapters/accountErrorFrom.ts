/** Which errors of the Supabase client are answers, and which break the call. */
import type { AuthError } from '@supabase/supabase-js';
import { errorFactOf } from '#contract/errorFacts.ts';
import type { AccountError, WeakPasswordReason } from '#machines/ports/authPort.ts';
import type { Reason } from '#machines/ports/reason.ts';

/** Errors by which the library itself refuses, by their names: its classes would have to be loaded for a comparison. */
const refusedHere: ReadonlySet<string> = new Set([
  'AuthSessionMissingError',
  'AuthInvalidCredentialsError',
  'AuthInvalidJwtError',
  'AuthImplicitGrantRedirectError',
  'AuthPKCEGrantCodeExchangeError',
  'AuthPKCECodeVerifierMissingError',
]);

const INSUFFICIENT_STORAGE = 507;

const SESSION_MISSING: Reason = { code: 'session_missing', facts: {} };

const refusedForNow: ReadonlySet<string> = new Set(['over_request_rate_limit', 'over_email_send_rate_limit']);

const knownReasons: ReadonlySet<string> = new Set<WeakPasswordReason>(['length', 'characters', 'pwned']);

/** By its code, else in the provider's words. Throws the error when it is none of these: the service is away, or answers nonsense. */
export function accountErrorFrom(error: AuthError): AccountError {
  const { name, message, status = 0 } = error;
  if (name === 'AuthWeakPasswordError') return { outcome: 'refused', message, reasons: reasonsOf(error) };
  const isRefused = refusedHere.has(name) || (name === 'AuthApiError' && isRefusal(status));
  if (!isRefused) throw error;
  if (name === 'AuthSessionMissingError') return { outcome: 'refused', message: SESSION_MISSING };
  return { outcome: 'refused', message: waitOf(error) ?? errorFactOf(error.code, {}) ?? message };
}

/** A full disk refuses, too: who stored nothing has lost nothing, and is told. */
const isRefusal = (status: number): boolean => (status >= 400 && status < 500) || status === INSUFFICIENT_STORAGE;

/** How long to wait is told in words alone; the library hands on no header. */
function waitOf({ code, message }: AuthError): Reason | undefined {
  const seconds = code !== undefined && refusedForNow.has(code) ? /after (\d+) seconds/.exec(message)?.[1] : undefined;
  return seconds === undefined ? undefined : { code: 'wait_first', facts: { seconds: Number(seconds) } };
}

function reasonsOf(error: AuthError): WeakPasswordReason[] {
  const reasons: unknown = 'reasons' in error ? error.reasons : undefined;
  return Array.isArray(reasons) ? reasons.filter(isKnown) : [];
}

const isKnown = (reason: unknown): reason is WeakPasswordReason =>
  typeof reason === 'string' && knownReasons.has(reason);
