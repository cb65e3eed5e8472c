import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChanges } from '#machines/workspace/applyChanges.ts';
import { smallestChange } from '#src/views/workspace/editor/smallestChange.ts';

it('turns any text into any other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const change = smallestChange(before, after);
      expect(change === null ? before : applyChanges(before, [change])).toBe(after);
    }),
  );
});

it('leaves alone what both have in common', () => {
  expect(smallestChange('speed = 1\nrun()', 'speed = 25\nrun()')).toEqual({ from: 8, to: 9, insert: '25' });
});

it('changes nothing where nothing differs', () => {
  expect(smallestChange('same', 'same')).toBeNull();
});
