import { expect, it } from 'vitest';
import { fittingSize, initialSizes, rememberedSizes } from '#machines/widgets/paneSizes.ts';

it('begins with the sizes of the specification', () => {
  expect(initialSizes).toEqual({ left: 20, right: 24, bottom: 12, history: 12 });
});

it.each([
  ['left', 5, 12],
  ['left', 33.333, 33.33],
  ['left', 500, 60],
  ['right', 5, 16],
  ['bottom', -1, 5],
  ['bottom', 500, 40],
] as const)('makes the %s that was to be %d rem as large as it can be: %d', (section, wished, size) => {
  expect(fittingSize(section, wished)).toBe(size);
});

it('recalls the sizes that a browser remembers, and corrects those that no pane can have', () => {
  expect(rememberedSizes('left=30 right=2 bottom=8.5')).toEqual({ left: 30, right: 16, bottom: 8.5, history: 12 });
});

it.each([null, '', 'wide', 'left', 'left=', 'left=wide', 'left=-30', 'leftmost=30', '{"left":30}'])(
  'begins with the first sizes where a browser remembers %j',
  (remembered) => {
    expect(rememberedSizes(remembered)).toEqual(initialSizes);
  },
);
