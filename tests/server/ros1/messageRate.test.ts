import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageRate } from '#server/ros1/messageRate.ts';

it('is what was published, whenever the counting began', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 1000, noNaN: true }), (rate, offset) => {
      const times = Array.from({ length: 2 * rate + 1 }, (_, index) => offset + (index * 1000) / rate);
      expect(messageRate(times)).toBeCloseTo(rate, 6);
    }),
  );
});

it('says nothing of fewer than two, nor of two at one moment', () => {
  expect([[], [5], [5, 5]].map((times) => messageRate(times))).toEqual([null, null, null]);
});
