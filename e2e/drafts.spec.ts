/** What was typed and not saved, when a tab goes without a word. */
import type { Page } from 'playwright/test';
import { expect, journey, learner, signIn } from './journey.ts';
import { expectKept } from './keptDrafts.ts';
import { statusOf } from './workspacePage.ts';

const editorOf = (page: Page) => page.getByRole('textbox', { name: /code editor/ });

journey(
  'a tab that crashes loses nothing of what was typed, and nobody else gets to see it',
  async ({ context, page: crashing, freshLearner }) => {
    await crashing.goto('/challenge/1');
    await signIn(crashing, freshLearner);
    await expect(statusOf(crashing).getByText('File ready')).toBeVisible();
    await editorOf(crashing).click();
    await crashing.keyboard.insertText('# typed and not saved\n');
    await expectKept(crashing, '# typed and not saved');
    const crashed = crashing.waitForEvent('crash');
    await crashing.goto('chrome://crash').catch(() => undefined);
    await crashed;

    const page = await context.newPage();
    await page.goto('/challenge/1');
    const offer = page.getByText(/You have unsaved changes from/);
    await expect(offer).toBeVisible();
    await expect(editorOf(page)).not.toContainText('# typed and not saved');
    await page.getByRole('button', { name: 'Compare' }).click();
    const comparison = page.getByRole('dialog', { name: 'Unsaved changes' });
    await expect(comparison).toContainText('# typed and not saved');
    await comparison.getByRole('button', { name: 'Restore' }).click();
    await expect(editorOf(page)).toContainText('# typed and not saved');
    await expect(offer).toHaveCount(0);

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log out without saving' }).click();
    // A page that goes sooner takes its request with it, and the learner is still signed in.
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto('/challenge/1');
    await signIn(page, learner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await expect(offer).toHaveCount(0);
  },
);
