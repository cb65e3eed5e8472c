import { expect, it } from 'vitest';
import { RefusedError } from '#machines/ports/reason.ts';
import { reasonOf } from '#machines/reasonOf.ts';

it('knows a refusal by its fact, everything else by what it says', () => {
  const fact = { code: 'CHALLENGE_NOT_FOUND', facts: { challenge_id: 9 } } as const;
  expect(reasonOf(new RefusedError(fact))).toBe(fact);
  expect(reasonOf(new RefusedError('in words'))).toBe('in words');
  expect(reasonOf(new Error('Network Error'))).toBe('Network Error');
  expect(reasonOf('thrown')).toBe('thrown');
});
