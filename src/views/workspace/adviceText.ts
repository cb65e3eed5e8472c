import { adviceOn } from '#machines/advice/adviceOn.ts';
import type { Texts } from '../../texts/Texts.ts';

/** What is said about a line without colours; null where nothing is. */
export function adviceText(adviceTexts: Texts['adviceTexts'], line: string): string | null {
  const advice = adviceOn(line);
  return advice === undefined ? null : adviceTexts[advice.fault](advice.facts);
}
