/** What learners are told of the output in a log that goes without it: the last lines of what ended are in every one. */
import { expect, it } from 'vitest';
import { reportDialogTexts as report } from '#src/texts/en/reportDialogTexts.ts';
import { visitTexts as visits } from '#src/texts/en/visitTexts.ts';
import { reportDialogTexts as reportInSpanish } from '#src/texts/es/reportDialogTexts.ts';
import { visitTexts as visitsInSpanish } from '#src/texts/es/visitTexts.ts';

it.each([
  { locale: 'en', dialog: report, list: visits, words: 'the last lines of' },
  { locale: 'es', dialog: reportInSpanish, list: visitsInSpanish, words: 'las últimas líneas de' },
])('says in $locale that the last lines of what ended are in a log', ({ dialog, list, words }) => {
  const sentences = [dialog.unseen[0], list.intro, list.beforeCrashed('9:00', 'Home'), list.beforeLeft('9:00', 'Home')];
  for (const text of sentences) expect(text).toContain(words);
  expect(dialog.holds.some((statement) => statement.includes(words))).toBe(true);
});
