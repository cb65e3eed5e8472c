import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';

/** Takes the log of the visit as a learner would. */
export async function reportedLog(page: Page): Promise<string> {
  // What was asked and not answered is declined first.
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Report a problem' }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download the log', exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}
