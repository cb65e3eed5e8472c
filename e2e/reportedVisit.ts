import type { Page } from 'playwright/test';

/** Takes the log of the visit as its learner would who sends all of it. */
export async function reportWhole(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download the log' }).click();
  await (await download).saveAs(file);
}
