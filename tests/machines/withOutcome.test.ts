import { expect, it } from 'vitest';
import { withOutcome } from '#machines/withOutcome.ts';

type Answer = { outcome: 'done'; id: number } | { outcome: 'refused' | 'unreachable'; detail: string };
const done: Answer = { outcome: 'done', id: 7 };
const refused: Answer = { outcome: 'refused', detail: 'no' };

it('gives the answer as the one that it was found to be', () => {
  expect(withOutcome<Answer, 'done'>(done, 'done').id).toBe(7);
  expect(withOutcome<Answer, 'refused' | 'unreachable'>(refused, 'unreachable', 'refused').detail).toBe('no');
});

it('says which it is where it is another', () => {
  expect(() => withOutcome<Answer, 'done'>(refused, 'done')).toThrow('An answer is refused that was found to be done');
  expect(() => withOutcome<Answer, 'refused' | 'unreachable'>(done, 'refused', 'unreachable')).toThrow(
    'An answer is done that was found to be refused or unreachable',
  );
});
