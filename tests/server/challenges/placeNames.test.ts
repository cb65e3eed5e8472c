import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { overlap, placeNames } from '#server/challenges/placeNames.ts';
import { projectRoot } from '#server/config/bundles.ts';

const folder = join(projectRoot, 'public', 'worlds');
const maps = readdirSync(folder).filter(
  (file) => /^\d\d-[a-z-]+(\.[a-z]+)?\.svg$/.test(file) && !file.includes('.card.'),
);

/** The names on a map; the numbers at its edges are none. */
function namesOn(map: string) {
  const names = [...map.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*[^-\d<][^<]*)</g)];
  return names.map(([, x, y, text = '']) => ({ x: Number(x), y: Number(y), text }));
}

it.each(maps)('lets each name on %s be read', (file) => {
  const names = namesOn(readFileSync(join(folder, file), 'utf8'));
  const covered = names.filter((name, index) => names.slice(0, index).some((other) => overlap(name, other)));
  expect(covered).toEqual([]);
});

const named = (text: string, x: number, ...baselines: number[]) => ({ text, ink: 'red', x, baselines });

it('puts a name on its best line where that is free, and else on the next', () => {
  const placed = placeNames(
    [named('crate', 100, 10, 40), named('crate', 110, 10, 40), named('crate', 200, 10, 40)],
    300,
  );
  expect(placed.map(({ y }) => y)).toEqual([10, 40, 10]);
});

it('writes a name across no wall where another line is free, and rather across a wall than over another name', () => {
  const wall = { from: [0, 8], to: [300, 8], thickness: 5 } as const;
  const names = [named('block 1', 100, 10, 40), named('block 2', 110, 10, 40), named('block 3', 105, 10, 40)];
  expect(placeNames(names, 300, [wall]).map(({ y }) => y)).toEqual([40, 10, 10]);
  const beside = { from: [200, 0], to: [290, 90], thickness: 5 } as const;
  expect(placeNames(names.slice(0, 1), 300, [beside]).map(({ y }) => y)).toEqual([10]);
});

it('keeps a name within its sheet, and one for which there is no room on its best line', () => {
  expect(placeNames([named('a long name', 5, 10), named('a long name', 95, 10)], 100)).toEqual([
    { text: 'a long name', ink: 'red', x: 38.5, y: 10 },
    { text: 'a long name', ink: 'red', x: 61.5, y: 10 },
  ]);
});
