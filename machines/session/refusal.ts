/** What an answer of the authentication service says when it is a refusal; nothing where it is none. */
import type { Refusal, WeakPasswordReason } from '../ports/authPort.ts';

type Answer = Refusal | { outcome: string; message?: undefined };

export const isRefusal = (answer: { outcome: string }): boolean => answer.outcome === 'refused';

/** The provider's own words. */
export const messageOf = (answer: Answer): string => answer.message ?? '';

/** Why a password was refused, as far as the service said. */
export const weaknessesOf = (answer: Answer): readonly WeakPasswordReason[] =>
  'reasons' in answer ? (answer.reasons ?? []) : [];
