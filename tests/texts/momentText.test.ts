import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';
import { dayText, momentText } from '#src/texts/momentText.ts';

const now = new Date(2024, 0, 5, 14, 3, 9).getTime();
const midnight = new Date(2024, 0, 5).getTime();
const yesterday = midnight - 1;
const lastYear = new Date(2024, 0, 1).getTime() - 1;

it.each([
  ['en', en.timeTexts, ['14:03:09', '00:00:00', '4 Jan, 23:59', '31 Dec 2023, 23:59']],
  ['es', es.timeTexts, ['14:03:09', '00:00:00', '4 ene, 23:59', '31 dic 2023, 23:59']],
])('says the clock of today, and of other days which one it was (%s)', (_, timeTexts, words) => {
  expect([now, midnight, yesterday, lastYear].map((at) => momentText(timeTexts, at, now))).toEqual(words);
});

it.each([
  ['en', en.timeTexts, ['5 Jan, 14:03', '31 Dec 2023, 23:59']],
  ['es', es.timeTexts, ['5 ene, 14:03', '31 dic 2023, 23:59']],
])('says the year of a day of another year (%s)', (_, timeTexts, words) => {
  expect([now, lastYear].map((at) => dayText(timeTexts, at, now))).toEqual(words);
});
