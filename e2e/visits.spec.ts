/** What a crashed tab did can still be reported: its log was kept, and is replayed as it was. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { expect, journey, signIn } from './journey.ts';
import { visitsKept } from './keptVisits.ts';
import { readToast } from './toasts.ts';
import { statusOf } from './workspacePage.ts';

/** Whether these words are in what the browser has kept of visits. */
const expectKept = (page: Page, words: string, isKept = true) =>
  expect.poll(async () => JSON.stringify(await visitsKept(page)).includes(words)).toBe(isKept);

journey(
  'a tab that crashes leaves its log: it is offered with a report, replayed as it was, and gone when its learner is',
  async ({ context, page: crashing, freshLearner }, info) => {
    await crashing.goto('/challenge/1');
    await signIn(crashing, freshLearner);
    await expect(statusOf(crashing).getByText('File ready')).toBeVisible();
    await crashing.getByRole('textbox', { name: /code editor/ }).click();
    await crashing.keyboard.insertText('# the last words\n');
    await expectKept(crashing, '# the last words');
    const crashed = crashing.waitForEvent('crash');
    await crashing.goto('chrome://crash').catch(() => undefined);
    await crashed;

    const page = await context.newPage();
    await page.goto('/replay');
    await page.getByRole('button', { name: 'Report a problem' }).click();
    const offer = page.getByRole('region', { name: 'The visit before this one' });
    await expect(offer).toContainText('“Workspace – Servolab” without a goodbye');
    const download = page.waitForEvent('download');
    await offer.getByRole('button', { name: 'Download the log of that visit' }).click();
    const file = info.outputPath('servolab-log.jsonl');
    await (await download).saveAs(file);
    const command = resolve(import.meta.dirname, '../scripts/replay.js');
    const { stdout } = await promisify(execFile)(process.execPath, [command, file]);
    expect(stdout).toContain('Equal: ');
    await page.getByRole('button', { name: 'Cancel' }).click();

    const visits = page.getByRole('list', { name: 'Earlier visits, newest first' });
    await expect(visits.getByRole('listitem')).toHaveCount(1);
    await expect(visits).toContainText('ended without a goodbye');
    await visits.getByRole('button', { name: /^Look at the visit/ }).press('Enter');
    await expect(page.getByText('Equal: the machines of this build become what they were.')).toBeVisible();

    await page.goto('/replay');
    await expect(visits.getByRole('listitem')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto('/replay');
    await expect(visits.filter({ hasText: 'Workspace' })).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Earlier visits are loading' })).toHaveCount(0);
  },
);

journey(
  'a learner who signs out where the browser deletes nothing hears of it, and the next load deletes what is left',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await page.getByRole('textbox', { name: /code editor/ }).click();
    await page.keyboard.insertText('# nobody else is to read this\n');
    await expectKept(page, '# nobody else is to read this');
    await page.evaluate(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Internal error opening backing store', 'UnknownError');
      };
    });
    await page.keyboard.press('Control+s');
    await expect(statusOf(page).getByText(/Saved at/)).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await readToast(page, /^This browser did not let us delete the log of a visit\./);

    await page.reload();
    await expectKept(page, '# nobody else is to read this', false);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /erase/.test(key))))
      .toEqual([]);
  },
);
