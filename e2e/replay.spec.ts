/** The log of a real visit: no secret is in it, and the machines become what they were, in Node and in Chromium. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, journey } from './journey.ts';
import { visit, visited } from './recordedVisit.ts';
import { reportWhole } from './reportedVisit.ts';
import { startServer } from './startServer.ts';

journey(
  'a reported visit holds no secret, and is replayed as it was in Node and in the browser',
  { tag: '@full' },
  async ({ page }, info) => {
    // A newcomer is new only once on a server.
    const server = await startServer();
    try {
      const secrets = await visit(page, server.address);
      const file = info.outputPath('servolab-log.jsonl');
      await reportWhole(page, file);
      const log = await readFile(file, 'utf8');
      expect(log).toContain('"phone.typed"');
      expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
      expect(await replayed(file)).toContain('Equal: ');

      // Room for all that the replayed page shows beside the list of actors.
      await page.setViewportSize({ width: 1680, height: 1050 });
      await page.goto(`${server.address}/replay`);
      await page.getByLabel('Choose a log').setInputFiles(file);
      await expect(page.getByText('Equal: the machines of this build become what they were.')).toBeVisible();
      await expect(page.getByText(/This page is version/)).toHaveCount(0);
      await lookAround(page);
    } finally {
      await server.close();
    }
  },
);

/** What the command says of a log, which it ends badly for when the log diverges. */
function replayed(file: string): Promise<string> {
  const command = resolve(import.meta.dirname, '../scripts/replay.js');
  return new Promise((say) => {
    execFile(process.execPath, [command, file], (_error, said, complaints) => say(`${said}${complaints}`));
  });
}

/** Steps and seeks with the keys alone; what is clicked in the replayed site is not heard. */
async function lookAround(page: Page): Promise<void> {
  const site = page.frameLocator('iframe');
  const actors = page.getByRole('region', { name: 'Actors' });
  const place = page.getByText(/^Step \d+ of \d+/);
  const timeLine = page.getByRole('slider', { name: 'Time line' });

  await timeLine.focus();
  await page.keyboard.press('End');
  await expect(site.getByText(visited.status)).toBeVisible();
  await expect(site.getByText(visited.code)).toBeVisible();
  await expect(site.getByRole('listitem').filter({ hasText: visited.process })).toContainText('stopped');

  const [atEnd, tree] = [await place.textContent(), await actors.textContent()];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await site.getByRole('button', { name: 'Build', exact: true }).click();
  await site.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await site.getByRole('link', { name: 'Challenges' }).click();
  expect([await place.textContent(), await actors.textContent(), asked]).toEqual([atEnd, tree, []]);

  await timeLine.focus();
  await page.keyboard.press('Home');
  await expect(place).toHaveText(/^Step 0 of/);
  await page.getByRole('button', { name: 'One step on' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(place).toHaveText(/^Step 2 of/);
  await page.getByRole('searchbox').fill('build.requested');
  await page.getByRole('button', { name: 'Find next' }).press('Enter');
  await expect(page.getByRole('option', { selected: true }).filter({ hasText: 'build.requested' })).toBeVisible();
  await expect(site.getByText(/Saved at/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Diagram of' })).toContainText('Taken in this step:');
  await expect(page.locator('text.taken').filter({ hasText: 'build.requested' })).toBeVisible();
  await page.getByRole('button', { name: 'Write a test that demands this' }).press('Enter');
  await expect(page.getByText(/^The test tells \d+ of the \d+ events up to this step\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the test' })).toHaveAttribute('download', /\.test\.ts$/);
}
