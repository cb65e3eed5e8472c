import type { ErrorFact } from '#contract/errorFacts.ts';

/** Why something was refused or broke: a fact that the product has words for, or the words of whoever said so. */
export type Reason = ErrorFact | string;

/** Rejects a call that the server refused, where a refusal is no value of the answer. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(typeof reason === 'string' ? reason : reason.code);
    this.reason = reason;
  }
}
