import { expect, it } from 'vitest';
import { difficultyTone } from '#src/views/ui/difficultyTone.ts';

it.each([
  ['Easy', 'good'],
  ['Medium', 'warn'],
  ['Hard', 'bad'],
  ['Expert', 'expert'],
  ['Beginner', 'good'],
  ['Intermediate', 'warn'],
  ['Advanced', 'bad'],
  ['Unheard of', 'neutral'],
])('shows %s in the tone %s', (difficulty, tone) => {
  expect(difficultyTone(difficulty)).toBe(tone);
});
