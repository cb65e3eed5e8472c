import { expect, it } from 'vitest';
import { isFailure } from '#machines/workspace/isFailure.ts';
import { endedEntries } from '../../fakes/endedEntries.ts';
import { entry } from '../../fakes/fakeProcesses.ts';

it.each(endedEntries)('"%s" is a failure: %s', (_, isOne, ended) => {
  expect(isFailure(ended)).toBe(isOne);
});

it('does not take what still runs for a failure', () => {
  expect(isFailure(entry('p1'))).toBe(false);
});
