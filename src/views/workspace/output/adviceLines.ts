import { isSuspicious } from '#machines/advice/adviceOn.ts';
import { adviceText } from '../adviceText.ts';
import type { Texts } from '../../../texts/Texts.ts';
import { plainText } from '../plainText.ts';
import { columnsOf } from './columnsOf.ts';

export type AdviceTexts = Texts['adviceTexts'];

/** So many columns the mark before a sentence takes. */
export const MARK_COLUMNS = 3;

const none: readonly string[] = [];

/** What is said about a line that a program printed, cut between words at `columns`; null does not cut it. Nothing about most lines. */
export function adviceLines(text: string, columns: number | null, adviceTexts: AdviceTexts): readonly string[] {
  const sentence = isSuspicious(text) ? adviceText(adviceTexts, plainText(text)) : null;
  if (sentence === null) return none;
  return columns === null ? [sentence] : cutBetweenWords(sentence, columns - MARK_COLUMNS);
}

/** A word that is longer than a line is left on one of its own. */
function cutBetweenWords(sentence: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && columnsOf(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
