import type { Page } from 'playwright/test';

/** Opens the one page of a journey; the journey fails if a page is loaded again. */
export async function loadOnce(page: Page, address: string): Promise<void> {
  await page.goto(address);
  page.on('load', () => {
    throw new Error('The page was loaded again.');
  });
}
