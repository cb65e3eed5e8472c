/** What the specification says of widths and colours, on the built pages. */
import type { Locator, Page } from 'playwright/test';
import { obstacleCourse } from '../fakes/fakeChallenges.ts';
import { rows } from './border/answers.ts';
import { gone } from './border/defaultAnswers.ts';
import { expect, test } from './engine/visitTest.ts';

const PICTURE = '/worlds/01-obstacle-course.card.svg';

const columnsOf = (grid: Locator) =>
  grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

const gridIn = (page: Page, region: string) => page.getByRole('region', { name: region }).getByRole('list');

test('cards stand in one, two or three columns, and those of paths in one, two or four', async ({ visit }) => {
  const { page } = visit;
  await visit.goto('/');
  for (const [width, challenges, paths] of [
    [390, 1, 1],
    [800, 2, 2],
    [1280, 3, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columnsOf(gridIn(page, 'Featured Challenges')), `at ${width} px`).toBe(challenges);
    expect(await columnsOf(gridIn(page, 'Learning Paths')), `at ${width} px`).toBe(paths);
  }
});

test('a menu takes the place of the links below 768 pixels', async ({ visit }) => {
  const { page } = visit;
  await visit.goto('/');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(link).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(link).toBeHidden();
  await menu.click();
  await expect(page.locator('#site-menu').getByRole('link', { name: 'About Us' })).toBeVisible();
});

/** Red, green and blue of the letters, however the style sheet writes them. */
const inkOf = (badge: Locator) =>
  badge.evaluate((element) => {
    const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
    pen.fillStyle = getComputedStyle(element).color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  });

const hues: Readonly<Record<string, (red: number, green: number, blue: number) => boolean>> = {
  Easy: (red, green, blue) => green > red && green > blue,
  Medium: (red, green, blue) => red > blue && green > blue && Math.abs(red - green) < 80,
  Hard: (red, green, blue) => red > green + 60 && red > blue + 60,
  Expert: (red, green, blue) => blue > green && red > green,
};

/** A challenge of this difficulty, with a picture of the site. */
const courseOf = (difficulty: string, id: number) => ({ ...obstacleCourse, id, difficulty, image: PICTURE });

test('easy is green, medium yellow, hard red and expert purple, by night and by day', async ({ visit }) => {
  const { page, border } = visit;
  border.questions.setDefault('user_ssp_list_challenges', () =>
    rows(
      'user_ssp_list_challenges',
      Object.keys(hues).map((difficulty, at) => courseOf(difficulty, at + 1)),
    ),
  );
  await visit.remember();
  await visit.goto('/challenges');
  for (const next of ['light', 'dark']) {
    for (const [difficulty, isHue] of Object.entries(hues)) {
      const { red, green, blue } = await inkOf(page.getByRole('main').getByText(difficulty, { exact: true }));
      expect(isHue(red, green, blue), `${difficulty} is ${red}, ${green}, ${blue}`).toBe(true);
    }
    await page.getByRole('button', { name: `Switch to the ${next} theme` }).click();
  }
});

test('images are said to be loading until they are there, or until it is known that they never will be', async ({
  visit,
}) => {
  const { page, border } = visit;
  border.questions.setDefault('user_ssp_list_challenges', () =>
    rows('user_ssp_list_challenges', [courseOf('Easy', 1)]),
  );
  border.missing = /\/worlds\//;
  border.questions.hold('missingPart');
  await visit.remember();
  await visit.goto('/challenges');
  const note = page.getByText('Loading images...');
  await expect(note).toBeVisible();
  await border.questions.answer('missingPart', gone);
  await expect(note).toBeHidden();

  border.missing = undefined;
  await page.reload();
  await expect(page.locator('main img')).toHaveJSProperty('complete', true);
  await expect(page.locator('main img')).toBeVisible();
  await expect(note).toBeHidden();
});
