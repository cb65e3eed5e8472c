/** Every page of the road, in both themes, on a desk and on a phone, held against the rules of WCAG 2.2 AA. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, journey, learner, signIn } from './journey.ts';
import { statusOf } from './workspacePage.ts';

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const themes = ['dark', 'light'] as const;

for (const [place, viewport] of Object.entries(sizes))
  for (const theme of themes)
    journey(`the pages keep the rules of accessibility on a ${place} in the ${theme} theme`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((name) => localStorage.setItem('servolab:theme', name), theme);

      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Featured Challenges' })).toBeVisible();
      await expectNoFaults(page);

      await page.goto('/auth/signin?redirect=/challenge/1');
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      await expectNoFaults(page);

      await signIn(page, learner);
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
      await expectNoFaults(page);

      await page.goto('/challenges');
      await expect(page.getByRole('link', { name: /Obstacle Course/ })).toBeVisible();
      await expectNoFaults(page);
    });

/** Also nothing may stick out to the side: a page scrolls down, never across. */
async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
