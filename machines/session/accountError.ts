/** What an answer of the authentication service says when it is a refusal. */
import type { ErrorCode } from '#contract/errorFacts.ts';
import type { AccountError, WeakPasswordReason } from '../ports/authPort.ts';
import type { Reason } from '../ports/reason.ts';
import { required } from '../required.ts';

type Answer = AccountError | { outcome: string; message?: undefined; reasons?: undefined };

export const isAccountError = (answer: { outcome: string }): boolean => answer.outcome === 'refused';

/**
 * Why: the provider's code where there are words for it, else its own.
 * @throws Error where the answer is no refusal: a guard has found it to be one
 */
export const messageOf = (answer: Answer): Reason => required(answer.message);

/** Whether it is a refusal by this very code. */
export const isRefusedFor = (answer: Answer, code: ErrorCode): boolean => hasErrorCode(answer.message, code);

/** Whether a reason is said by this very code. */
export const hasErrorCode = (reason: Reason | null | undefined, code: ErrorCode): boolean =>
  typeof reason === 'object' && reason?.code === code;

/** Why a password was refused, as far as the service said. */
export const weaknessesOf = ({ reasons }: Answer): readonly WeakPasswordReason[] => reasons ?? [];
