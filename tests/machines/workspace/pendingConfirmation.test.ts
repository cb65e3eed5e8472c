import { expect, it } from 'vitest';
import { SAFETY_REASONS } from '#contract/contentSafety.ts';
import { isConflict, safetyConfirmationFrom } from '#machines/workspace/pendingConfirmation.ts';

const refusals = SAFETY_REASONS.map((reason) =>
  safetyConfirmationFrom({ outcome: 'refused', reason, current: 'version 2' }),
);

it('offers two texts to choose from only where somebody else changed the file', () => {
  expect(refusals.filter(isConflict)).toEqual([{ kind: 'refused', reason: 'changed_on_disk', current: 'version 2' }]);
  expect([null, { kind: 'erases' } as const, { kind: 'shrinks' } as const].filter(isConflict)).toEqual([]);
});
