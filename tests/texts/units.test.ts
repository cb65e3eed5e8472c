import { expect, it } from 'vitest';
import { robotTexts } from '#src/texts/en/robotTexts.ts';
import { verdictTexts } from '#src/texts/en/verdictTexts.ts';

it.each([
  verdictTexts.metres(1.3),
  verdictTexts.seconds(3.5),
  verdictTexts.happened(3.5, 1.3, 0),
  robotTexts.where('1.3', '0.0', 90),
  robotTexts.ahead('1.3'),
  robotTexts.aheadFree,
  robotTexts.goalAway('target', '1.3'),
])('keeps a number and its unit on one line: %s', (text) => {
  expect(text).toMatch(/\d\u00a0[ms]\b/);
  expect(text).not.toMatch(/\d [ms]\b/);
});
