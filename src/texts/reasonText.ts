import type { ErrorFact } from '#contract/errorFacts.ts';
import type { Reason } from '#machines/ports/reason.ts';
import type { WithReasonTexts } from './WithReasonTexts.ts';
import type { Texts } from './Texts.ts';

type ErrorTexts = Pick<Texts, 'errorTexts'>;

/** What a reason says; words that somebody else found are shown as they are. */
export function reasonText({ errorTexts }: ErrorTexts, reason: Reason): string {
  if (typeof reason === 'string') return reason;
  // Each code has a writer of its own, which the table's type has checked.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return errorTexts[reason.code](reason.facts as never);
}

/** The same fact with words for its reasons. */
export function withReasonTexts<Fact extends object>(texts: ErrorTexts, fact: Fact): WithReasonTexts<Fact> {
  const entries = Object.entries(fact).map(([key, value]) => [
    key,
    isErrorFact(value) ? reasonText(texts, value) : value,
  ]);
  // Nothing but the reasons has changed.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as WithReasonTexts<Fact>;
}

const isErrorFact = (value: unknown): value is ErrorFact =>
  typeof value === 'object' && value !== null && 'code' in value && 'facts' in value;
