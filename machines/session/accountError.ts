/** What an answer of the authentication service says when it is a refusal; nothing where it is none. */
import type { ErrorCode } from '#contract/errorFacts.ts';
import type { AccountError, WeakPasswordReason } from '../ports/authPort.ts';
import type { Reason } from '../ports/reason.ts';

type Answer = AccountError | { outcome: string; message?: undefined };

export const isAccountError = (answer: { outcome: string }): boolean => answer.outcome === 'refused';

/** Why: the provider's code where there are words for it, else its own. */
export const messageOf = (answer: Answer): Reason => answer.message ?? '';

/** Whether it is a refusal by this very code. */
export const isRefusedFor = (answer: Answer, code: ErrorCode): boolean => isAbout(messageOf(answer), code);

/** Whether a reason is said by this very code. */
export const isAbout = (reason: Reason | null, code: ErrorCode): boolean =>
  reason !== null && typeof reason !== 'string' && reason.code === code;

/** Why a password was refused, as far as the service said. */
export const weaknessesOf = (answer: Answer): readonly WeakPasswordReason[] =>
  'reasons' in answer ? (answer.reasons ?? []) : [];
