/** The pages for developers and testers, in both themes and at two widths, held against the rules of accessibility. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { expectNoFaults } from './expectNoFaults.ts';
import { expect, journey } from './journey.ts';
import { reportWhole } from './reportedVisit.ts';

const root = resolve(import.meta.dirname, '..');
const widths = [1440, 390];

/** Resizes the page as it is: what is shown on it stays. */
async function expectNoFaultsAtAnyWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page);
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

journey('the page of the machines keeps the rules of accessibility', { tag: '@full' }, async ({ page }) => {
  journey.slow();
  execFileSync(process.execPath, [resolve(root, 'scripts', 'machines.js')], { cwd: root });
  const made = resolve(root, 'dist', 'machines.html');
  expect(await readFile(made, 'utf8')).toContain('<html lang="en">');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(pathToFileURL(made).href);
    await expectNoFaultsAtAnyWidth(page);
  }
});
