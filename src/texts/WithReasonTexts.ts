import type { ErrorFact } from '#contract/errorFacts.ts';

/** A fact whose reasons are words. */
export type WithReasonTexts<Fact> = Fact extends unknown
  ? { [Key in keyof Fact]: ErrorFact extends Fact[Key] ? Exclude<Fact[Key], ErrorFact> | string : Fact[Key] }
  : never;
