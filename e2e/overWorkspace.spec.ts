/** What comes over a workspace or stands in its way – questions, lists, offers –, held against the rules of accessibility. */
import type { Page } from 'playwright/test';
import { expectNoFaults } from './expectNoFaults.ts';
import { expect, journey, signIn } from './journey.ts';
import { statusOf } from './workspacePage.ts';
import { WELCOME_KEY } from './welcomed.ts';

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const looks = (['desk', 'phone'] as const).flatMap((place) =>
  (['dark', 'light'] as const).map((theme) => ({ place, theme })),
);

/** A phone shows one section at a time; a desk shows the code at once. */
async function openCode(page: Page, place: keyof typeof sizes): Promise<void> {
  if (place === 'phone')
    await page.getByRole('navigation', { name: 'Sections of the workspace' }).getByText('Code').click();
}

for (const { place, theme } of looks) {
  const look = `on a ${place} in the ${theme} theme`;

  journey(
    `what comes over a workspace keeps the rules of accessibility ${look}`,
    { tag: '@full' },
    async ({ context, page: first, freshLearner }) => {
      journey.slow();
      await context.addInitScript((name) => localStorage.setItem('servolab:theme', name), theme);
      await first.setViewportSize(sizes[place]);
      await first.goto('/auth/signin?redirect=/challenge/1');
      await signIn(first, freshLearner);
      await expect(statusOf(first).getByText('File ready')).toBeVisible();
      for (const hint of await first.locator('details.hint summary').all()) await hint.press('Enter');
      await expect(first.getByRole('link', { name: 'Driving' })).toHaveCount(1);
      await expectNoFaults(first);

      await openCode(first, place);
      await first.getByRole('textbox', { name: /code editor/ }).click();
      await first.keyboard.insertText('# typed and not saved\n');
      await first.getByRole('button', { name: /^Versions/ }).click();
      await expect(first.getByRole('heading', { name: 'Versions' })).toBeVisible();
      await expectNoFaults(first);
      await first.getByRole('button', { name: 'Close' }).click();
      await first.keyboard.press('F1');
      await expect(first.getByLabel('Search commands')).toBeVisible();
      await expectNoFaults(first);
      await first.getByLabel('Search commands').fill('Keyboard');
      await first.keyboard.press('Enter');
      await expect(first.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectNoFaults(first);
      await first.close();

      const page = await context.newPage();
      await page.setViewportSize(sizes[place]);
      await page.goto('/challenge/1');
      await openCode(page, place);
      const offer = page.getByText(/You have unsaved changes from/);
      await expect(offer).toBeVisible();
      await expectNoFaults(page);
      // Words that share a phone with three buttons would be a column of single ones.
      expect((await offer.boundingBox())?.height).toBeLessThan(60);
      await page.getByRole('button', { name: 'Compare' }).click();
      await expect(page.getByRole('heading', { name: 'Unsaved changes' })).toBeVisible();
      await expectNoFaults(page);
    },
  );

  journey(
    `what a first visit is shown keeps the rules of accessibility ${look}`,
    { tag: '@full' },
    async ({ context, page, freshLearner }) => {
      journey.slow();
      await context.addInitScript(
        ([key, name]) => {
          localStorage.setItem('servolab:theme', name);
          localStorage.setItem(key, '');
        },
        [WELCOME_KEY, theme] as const,
      );
      await page.setViewportSize(sizes[place]);
      await page.goto('/auth/signin?redirect=/challenge/1');
      await signIn(page, freshLearner);
      await expect(page.getByRole('heading', { name: 'Subscribe for Project Demo' })).toBeVisible();
      await expectNoFaults(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      for (const step of [1, 2, 3]) {
        await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
        await expectNoFaults(page);
        if (step < 3) await page.getByRole('button', { name: 'Next' }).click();
      }
    },
  );
}
