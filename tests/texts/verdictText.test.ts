import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { otherStartText, verdictFacts } from '#src/texts/verdictText.ts';
import { collided, passed } from '../fakes/fakeVerdicts.ts';

const start = { number: 1, of: 4, at: [0, 0] as [number, number], heading: 0 };
const other = { number: 3, of: 4, at: [0.0812, -0.05] as [number, number], heading: 4.4 };

it('says from how many starts a program passed', () => {
  expect(verdictFacts(en.verdictTexts, { ...passed, start })).toBe(
    '2 of 2 checks passed · 33.2\u00a0s · from 4 starts',
  );
  expect(verdictFacts(en.verdictTexts, { ...collided, start })).not.toContain('starts');
  expect(verdictFacts(en.verdictTexts, passed)).not.toContain('starts');
});

it('says from which start a program failed only when it is not the one the learner sees', () => {
  expect(otherStartText(en.verdictTexts, { ...collided, start: other })).toBe(
    'It works from the start that you see. The judge also tries places a little off it: from start 3 of 4, at x\u00a00.08\u00a0m, y\u00a0-0.05\u00a0m with a heading of 4°, it does not.',
  );
  expect(otherStartText(en.verdictTexts, { ...collided, start })).toBeNull();
  expect(otherStartText(en.verdictTexts, collided)).toBeNull();
});
