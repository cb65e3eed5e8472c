/** The workspace in windows of every width: panes are resized and remembered, and a phone shows one at a time. */
import type { Locator, Page } from 'playwright/test';
import { expectNoFaults } from './expectNoFaults.ts';
import { expect, journey, learner, signIn } from './journey.ts';
import { statusOf } from './workspacePage.ts';

const problemOf = (page: Page) => page.getByRole('complementary', { name: 'Challenge' });
const robotOf = (page: Page) => page.getByRole('complementary', { name: 'Robot' });
const codeOf = (page: Page) => page.getByRole('textbox', { name: /code editor/ });
const widthOf = async (pane: Locator) => Math.round((await pane.boundingBox())?.width ?? 0);

journey(
  'a learner arranges the workspace, on a desk, in a narrow window and on a phone',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/auth/signin?redirect=/challenge/1');
    await signIn(page, learner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    expect(await widthOf(problemOf(page))).toBe(320);
    expect(await widthOf(robotOf(page))).toBe(384);

    const edge = page.getByRole('separator', { name: 'Width of the problem' });
    const { x, y, width, height } = (await edge.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 100, y + 300, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => widthOf(problemOf(page))).toBe(420);
    await page.getByRole('separator', { name: 'Width of the console' }).press('ArrowLeft');
    await expect.poll(() => widthOf(robotOf(page))).toBe(400);

    await page.reload();
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await expect.poll(() => widthOf(problemOf(page))).toBe(420);

    await page.setViewportSize({ width: 900, height: 800 });
    await expect(problemOf(page)).toBeVisible();
    await expect(robotOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'Console', exact: true }).click();
    await expect(robotOf(page)).toBeVisible();
    await expect(problemOf(page)).toBeHidden();
    await expect(codeOf(page)).toBeVisible();
    await expectNoFaults(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { name: 'Obstacle Course', level: 2 })).toBeVisible();
    await expect(codeOf(page)).toBeHidden();
    await page.getByRole('navigation', { name: 'Sections of the workspace' }).getByText('Code').click();
    await expect(codeOf(page)).toBeVisible();
    const isWrapped = () => codeOf(page).evaluate((code) => code.scrollWidth <= (code.parentElement?.clientWidth ?? 0));
    await expect.poll(isWrapped).toBe(true);
    const isWhole = () =>
      page.getByTitle('obstacle_course.py', { exact: true }).evaluate((name) => name.scrollWidth <= name.clientWidth);
    await expect.poll(isWhole).toBe(true);
    await expectNoFaults(page);
  },
);
