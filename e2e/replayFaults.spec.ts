/** The page that replays a log, in both themes and at two widths, held against the rules of accessibility. */
import type { Page } from 'playwright/test';
import { expectNoFaults } from './expectNoFaults.ts';
import { expect, journey } from './journey.ts';
import { reportWhole } from './reportedVisit.ts';

const widths = [1440, 390];

/** Resizes the page as it is: what is shown on it stays. */
async function expectNoFaultsAtAnyWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The replayed site in the frame is a page that is held elsewhere.
    await expectNoFaults(page, { withFrames: false });
  }
}

for (const theme of ['dark', 'light'] as const) {
  journey(`a replayed log keeps the rules of accessibility in the ${theme} theme`, async ({ page }, info) => {
    await page.addInitScript((name) => localStorage.setItem('servolab:theme', name), theme);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const file = info.outputPath('servolab-log.jsonl');
    await reportWhole(page, file);
    await page.goto('/replay');
    await expect(page.getByLabel('Choose a log')).toBeAttached();
    await expectNoFaultsAtAnyWidth(page);
    await page.getByLabel('Choose a log').setInputFiles(file);
    await expect(page.getByText('Equal: the machines of this build become what they were.')).toBeVisible();
    await expectNoFaultsAtAnyWidth(page);
  });
}
