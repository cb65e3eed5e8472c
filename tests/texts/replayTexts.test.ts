import { expect, it } from 'vitest';
import { replayTexts } from '#src/texts/en/replayTexts.ts';
import { replayTexts as spanishTexts } from '#src/texts/es/replayTexts.ts';

it.each([
  {
    compared: { exact: 521, shape: 0, unknown: 0 },
    english: 'All 521 values were compared exactly.',
    spanish: 'Los 521 valores se compararon exactamente.',
  },
  {
    compared: { exact: 1200, shape: 3, unknown: 0 },
    english: '1,200 of 1,203 values were compared exactly, 3 by their length, as something in them was masked.',
    spanish: '1,200 de 1,203 valores se compararon exactamente y 3 por su longitud, porque algo en ellos se ocultó.',
  },
  {
    compared: { exact: 0, shape: 0, unknown: 2 },
    english:
      '0 of 2 values were compared exactly. Not compared: 2, as something in them was masked afterwards, or this log is too old to have them.',
    spanish:
      '0 de 2 valores se compararon exactamente. Sin comparar: 2, porque algo en ellos se ocultó después o porque este registro es demasiado antiguo para tenerlos.',
  },
  {
    compared: { exact: 7, shape: 1, unknown: 2 },
    english:
      '7 of 10 values were compared exactly, 1 by their length, as something in them was masked. Not compared: 2, as something in them was masked afterwards, or this log is too old to have them.',
    spanish:
      '7 de 10 valores se compararon exactamente y 1 por su longitud, porque algo en ellos se ocultó. Sin comparar: 2, porque algo en ellos se ocultó después o porque este registro es demasiado antiguo para tenerlos.',
  },
])('says how many values were compared, and how, each way by its own figure: $english', (row) => {
  expect(replayTexts.howCompared(row.compared, false)).toBe(row.english);
  expect(spanishTexts.howCompared(row.compared, false)).toBe(row.spanish);
});

it.each([
  { exact: 320, shape: 0, unknown: 0, english: 'Until they part, all 320 values', spanish: 'los 320 valores' },
  { exact: 7, shape: 3, unknown: 0, english: 'Until they part, 7 of 10 values', spanish: '7 de 10 valores' },
])('says of a log that machines part from how many values were compared until there: $exact', (row) => {
  expect(replayTexts.howCompared(row, true)).toContain(`${row.english} were compared exactly`);
  expect(spanishTexts.howCompared(row, true)).toContain(`Hasta donde se apartan, ${row.spanish} se compararon`);
});
