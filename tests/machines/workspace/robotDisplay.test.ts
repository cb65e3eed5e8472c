import { expect, it } from 'vitest';
import { type RobotDisplay, displayText, firstDisplay, rememberedDisplay } from '#machines/workspace/robotDisplay.ts';

const displays: RobotDisplay[] = [
  firstDisplay,
  { drawing: 'map', camera: 'above', hiddenLayers: ['laser', 'grid'] },
  { drawing: 'scene', camera: 'overview', hiddenLayers: ['trail'] },
];

it.each(displays)('remembers %j as it was', (display) => {
  expect(rememberedDisplay(displayText(display))).toEqual(display);
});

it('writes what a browser remembers in words', () => {
  expect(displayText(firstDisplay)).toBe('drawing= camera=follow hidden=');
  expect(displayText({ drawing: 'map', camera: 'above', hiddenLayers: ['laser', 'grid'] })).toBe(
    'drawing=map camera=above hidden=laser,grid',
  );
});

it.each([null, '', 'nonsense', 'drawing=film camera=behind hidden=wheels', 'scene map above laser'])(
  'takes %j for nothing that was chosen',
  (text) => {
    expect(rememberedDisplay(text)).toEqual(firstDisplay);
  },
);
