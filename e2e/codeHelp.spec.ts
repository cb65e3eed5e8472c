/** What a language server in the learner's sandbox knows of what is typed. */
import type { Page } from 'playwright/test';
import { expect, journey, signIn } from './journey.ts';
import { statusOf } from './workspacePage.ts';

journey(
  'the editor completes the fields of a message and the names of topics, and marks a fault while one types',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await expect(statusOf(page).getByText('WebSocket connected')).toBeVisible();

    await page.getByRole('textbox', { name: /code editor/ }).click();
    await page.keyboard.press('Control+End');
    await expect(statusOf(page).getByText('Code help on')).toBeVisible();

    await page.keyboard.insertText('\ndef look(scan: LaserScan):\n    ');
    await page.keyboard.type('scan.ra');
    const options = page.getByRole('listbox', { name: 'Completions' }).getByRole('option');
    await expect(async () => {
      // Of a busy machine no answer may come in time: whoever types on asks again.
      await page.keyboard.press('Backspace');
      await page.keyboard.type('a');
      await expect(options).toHaveText(['range_max', 'range_min', 'ranges'], { timeout: 20_000 });
    }).toPass();
    await untilKeysReach(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /code editor/ })).toContainText('scan.ranges');

    await page.keyboard.type('[0] + nobody');
    await expect(page.locator('.cm-lintRange-error')).toHaveText('nobody');

    await page.keyboard.insertText('\nrospy.Subscriber("")');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('/scan');
    await expect(options.first()).toHaveText('/scansensor_msgs/LaserScan');
    await untilKeysReach(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /code editor/ })).toContainText('rospy.Subscriber("/scan")');

    // Onto the name of the class.
    await page.locator('.cm-line', { hasText: 'rospy.Subscriber("/scan")' }).hover({ position: { x: 90, y: 8 } });
    await expect(page.locator('.cm-lsp-hover-tooltip')).toContainText('registering as a subscriber');
  },
);

/**
 * Resolves when the list of completions, which is open, takes keys. For its first 75 ms, and while more of them are asked
 * for, they are the text's, so that who types on takes nothing by mistake (`interactionDelay` of @codemirror/autocomplete).
 */
async function untilKeysReach(page: Page): Promise<void> {
  const seen = await page.evaluate(() => performance.now());
  await page.waitForFunction(
    (since) => performance.now() - since > 75 && document.querySelector('.cm-tooltip-autocomplete-disabled') === null,
    seen,
  );
}
