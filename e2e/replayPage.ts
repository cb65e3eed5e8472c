/** The page that replays logs, as a developer uses it. */
import { type BrowserContext, expect } from 'playwright/test';

/** Opens each log at `/replay`, in a browser that knows nothing of the journey, and expects every actor to become what it was. */
export async function expectEqualInPage(of: BrowserContext, address: string, files: readonly string[]): Promise<void> {
  // A journey's own language would be this one's, too.
  const context = await of.browser()!.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  for (const file of files) {
    await page.goto(`${address}/replay`);
    await page.getByLabel('Choose a log').setInputFiles(file);
    await expect(page.getByText('Equal: the machines of this build become what they were.')).toBeVisible();
  }
  await context.close();
}
