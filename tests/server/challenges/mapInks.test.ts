/** Whoever looks at a map can read it, on a light page and on a dark one. */
import { expect, it } from 'vitest';
import { mapInks } from '#server/challenges/mapInks.ts';

/** The relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['light', 'dark'] as const)('reads well on a %s page', (scheme) => {
  const { paper, region, grid: _grid, ...inks } = mapInks[scheme];
  const faint = Object.entries(inks).filter(([name, ink]) => {
    const isWord = name === 'label' || name.endsWith('-name') || name === 'driven' || name === 'solid';
    return contrast(ink, paper) < (isWord ? 4.5 : 2.5);
  });
  expect(faint, 'words want 4.5 to 1').toEqual([]);
  expect(contrast(inks['region-name'], region)).toBeGreaterThanOrEqual(4.5);
});
