/** The first sight of the site: what moves on it, and what is fetched behind it. */
import type { Page } from 'playwright/test';
import { expect, journey } from './journey.ts';

const robotOf = (page: Page) => page.getByRole('figure').locator('[data-part="robot"]');

/** Where the robot is drawn before and after some frames of the browser. */
async function placesOf(page: Page): Promise<(string | null)[]> {
  const before = await robotOf(page).getAttribute('transform');
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
  });
  return [before, await robotOf(page).getAttribute('transform')];
}

journey('the home page is painted before what nobody sees yet is asked for', async ({ page }) => {
  await page.goto('/');
  await expect(robotOf(page)).toBeVisible();
  const moments = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const late = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(HeroRun|beginVisit|xstate)-/.test(name));
      return { painted: paint?.startTime ?? 0, asked: late.map(({ startTime }) => startTime) };
    });
  await expect.poll(async () => (await moments()).asked.length).toBeGreaterThanOrEqual(3);
  const { painted, asked } = await moments();
  expect(painted).toBeGreaterThan(0);
  expect(asked.filter((moment) => moment < painted)).toEqual([]);
});

journey(
  'the run on the home page stops and goes on by a key, and stands still for who wishes so',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    const pause = page.getByRole('button', { name: 'Pause' });
    await expect.poll(async () => new Set(await placesOf(page)).size).toBe(2);
    await pause.press('Space');
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    expect(new Set(await placesOf(page)).size).toBe(1);
    await pause.press('Space');
    await expect.poll(async () => new Set(await placesOf(page)).size).toBe(2);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pause).toBeHidden();
    expect(new Set(await placesOf(page)).size).toBe(1);
  },
);
