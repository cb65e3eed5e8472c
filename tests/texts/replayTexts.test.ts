import { expect, it } from 'vitest';
import { replayTexts } from '#src/texts/en/replayTexts.ts';

it.each([
  { compared: { exact: 521, shape: 0, unknown: 0 }, says: /^All 521 values were compared exactly\.$/ },
  {
    compared: { exact: 1200, shape: 3, unknown: 0 },
    says: /^1,200 of 1,203 values were compared exactly, the others,/,
  },
  { compared: { exact: 0, shape: 0, unknown: 2 }, says: /^0 of 2 values were compared exactly, the others,/ },
])('says exactly how many values were compared: $says', ({ compared, says }) => {
  expect(replayTexts.howCompared(compared)).toMatch(says);
});
