/** A challenge solved by somebody who has no mouse: from the home page to the verdict, each place reached by a key. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { expect, journey } from './journey.ts';
import { outputOf, statusOf } from './workspacePage.ts';

const solution = readFileSync(join('tests', 'challenges', '04-first-drive', 'solution.py'), 'utf8');

const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: /code editor/ });

/** More places than any page has before the one that is looked for. */
const MOST_TABS = 120;

/** Goes on with Tab until it has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    // In the editor Tab indents, unless Escape came before it.
    if ((await page.locator(':focus').and(editorOf(page)).count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
  }
  await expect(place).toBeFocused();
}

async function follow(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press('Enter');
}

journey(
  'a challenge is found, solved and handed in by keyboard alone',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    await page.goto('/');
    await follow(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    await tabTo(page, page.getByLabel('Email', { exact: true }));
    await page.keyboard.type(freshLearner.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(freshLearner.password);
    await page.keyboard.press('Enter');

    await follow(page, page.getByRole('banner').getByRole('link', { name: 'Challenges', exact: true }));
    await follow(page, page.getByRole('link', { name: /First Drive/ }));
    await expect(statusOf(page).getByText('File ready')).toBeVisible();

    const editor = editorOf(page);
    await tabTo(page, editor);
    // Whoever has no mouse sees by it where they are.
    for (const visibility of ['hidden', 'visible'])
      await expect(page.locator('.cm-cursorLayer')).toHaveCSS('visibility', visibility);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(solution);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();

    await page.keyboard.press('Control+Enter');
    await expect(outputOf(page).getByText('exited with code 0')).toBeVisible();

    await page.keyboard.press('F1');
    await expect(page.getByPlaceholder('Search commands')).toBeFocused();
    await page.keyboard.type('Submit');
    await page.keyboard.press('Enter');
    const verdict = page.getByRole('button', { name: /^Solved/ });
    await expect(verdict).toBeVisible({ timeout: 180_000 });
    await follow(page, verdict);
    await expect(page.getByText(/checks passed · .* · your best \d/)).toBeVisible();
  },
);
