import type { LaunchOutcome } from '#machines/workspace/launchAnswers.ts';
import { endText } from './endText.ts';
import type { Texts } from './Texts.ts';
import { textOf } from './textOf.ts';
import { withReasonTexts } from './reasonText.ts';

/** Why a program does not run, or could not be stopped. */
export function outcomeText(
  texts: Pick<Texts, 'endTexts' | 'errorTexts' | 'launchOutcomeTexts' | 'launchTexts'>,
  outcome: LaunchOutcome,
): string {
  if (outcome.kind !== 'ended') return textOf(texts.launchOutcomeTexts, withReasonTexts(texts, outcome));
  const how = outcome.entry === null ? null : endText(texts.endTexts, outcome.entry);
  return texts.launchTexts.ended(how ?? texts.launchTexts.forgotten);
}
