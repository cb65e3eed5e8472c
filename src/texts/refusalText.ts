import type { Reason } from '#machines/ports/reason.ts';
import type { Texts } from './Texts.ts';
import { reasonText } from './reasonText.ts';

/** Why the server refused something about the robot or a topic; where it did not say why, that is said. */
export function refusalText(texts: Pick<Texts, 'errorTexts' | 'robotTexts'>, why: Reason | null): string {
  return why === null ? texts.robotTexts.noReason : reasonText(texts, why);
}
