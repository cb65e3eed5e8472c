import type { ErrorCode } from '#contract/errorFacts.ts';
import type { Reason } from '#machines/ports/reason.ts';

/** What one call means by codes that the database has for many things. Only codes without facts. */
export type OwnCodes = Readonly<Record<string, CodeOfItself>>;

type CodeOfItself = Extract<
  ErrorCode,
  'shares_too_many' | 'judged_run_unknown' | 'submissions_too_many' | 'submissions_full'
>;

/** The reason as this call means it. */
export function inOwnCodes(reason: Reason, ownCodes: OwnCodes): Reason {
  const own = typeof reason === 'string' ? undefined : ownCodes[reason.code];
  return own === undefined ? reason : { code: own, facts: {} };
}
