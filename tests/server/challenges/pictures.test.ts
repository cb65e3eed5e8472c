import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { World } from '#contract/world.ts';
import { drawCard } from '#server/challenges/drawCard.ts';
import { achievementAddress } from '#server/challenges/drawAchievement.ts';
import { drawPath, pathAddress } from '#server/challenges/drawPath.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { projectRoot } from '#server/config/bundles.ts';

const { about, challenges } = readCourse(projectRoot);
const SHEET = { left: 0, top: 0, right: 320, bottom: 180 };

type Area = typeof SHEET;

/** Where on a picture each world lies that is drawn on it, by its walls and what can be driven into. */
function areasOf(picture: string, worlds: readonly World[]): Area[] {
  const places = [
    ...picture.matchAll(/<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+) -[\d.]+\)" fill/g),
  ];
  expect(places).toHaveLength(worlds.length);
  return worlds.map(({ walls, regions }, index) => {
    const [x = 0, y = 0, scale = 0] = (places[index] ?? []).slice(1).map(Number);
    const corners = [
      ...walls.flatMap(({ from, to }) => [from, to]),
      ...regions.flatMap((region) =>
        region.shape === 'circle'
          ? [-region.radius, region.radius].map((off): [number, number] => [region.at[0] + off, region.at[1] + off])
          : [region.from, region.to],
      ),
    ];
    const [across, down] = [corners.map(([at]) => x + at * scale), corners.map(([, at]) => y - at * scale)];
    return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
  });
}

const isInside = (area: Area, of: Area): boolean =>
  area.left >= of.left && area.top >= of.top && area.right <= of.right && area.bottom <= of.bottom;

const overlap = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

it.each(about.paths.map(({ id }) => id))(
  'shows on the picture of %s every world of the path whole, none over another',
  (id) => {
    const worlds = challenges.filter((challenge) => challenge.about.path.id === id).map(({ world }) => world);
    const areas = areasOf(drawPath(worlds), worlds);
    expect(areas.filter((area) => !isInside(area, SHEET))).toEqual([]);
    expect(areas.filter((area, index) => areas.slice(index + 1).some((other) => overlap(area, other)))).toEqual([]);
  },
);

it('draws a path without a challenge, and one with a single one', () => {
  expect(drawPath([])).toContain('viewBox="0 0 320 180"');
  const [first] = challenges;
  expect(first && isInside(areasOf(drawPath([first.world]), [first.world])[0] ?? SHEET, SHEET)).toBe(true);
});

it.each(challenges.map(({ folder, world }) => [folder, world] as const))(
  'shows on the card of %s all of its world',
  (_, world) => {
    expect(areasOf(drawCard(world), [world]).filter((area) => !isInside(area, SHEET))).toEqual([]);
  },
);

it('has a picture of every path and every achievement', () => {
  const addresses = [
    ...about.paths.map(({ id }) => pathAddress(id)),
    ...about.achievements.map(({ id }) => achievementAddress(id)),
  ];
  for (const address of addresses) expect(readFileSync(join(projectRoot, 'public', address), 'utf8')).toMatch(/^<svg /);
});
