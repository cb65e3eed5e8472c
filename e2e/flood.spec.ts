/** Programs that print more than anybody can read. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, journey, signIn } from './journey.ts';
import { processesOf } from './processesOf.ts';
import { execute, outputOf, replaceText, statusOf } from './workspacePage.ts';

const script = 'obstacle_course.py';
const LINES = 100_000;

const burst = `#!/usr/bin/env python3
for number in range(1, ${LINES} + 1):
    print("line", number)
`;

const endless = `#!/usr/bin/env python3
number = 0
while True:
    number += 1
    print("round", number)
`;

async function startProgram(page: Page, text: string): Promise<void> {
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await replaceText(page, text);
  await page.keyboard.press('Control+S');
  await page.getByRole('dialog').getByRole('button', { name: 'Save anyway' }).click();
  await expect(statusOf(page).getByText(/Saved at/)).toBeVisible();
  await page.getByRole('button', { name: `Start ${script}` }).click();
}

/** What the panel gives as a file, line by line. */
async function downloaded(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await outputOf(page).getByRole('button', { name: 'Download' }).click();
  return (await readFile(await (await download).path(), 'utf8')).split('\n');
}

journey(
  'a burst of 100,000 lines loses none that it does not say',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await startProgram(page, burst);
    await expect(outputOf(page).getByText('exited with code 0')).toBeVisible({ timeout: 60_000 });

    const lines = (await downloaded(page)).filter((line) => line.startsWith('line '));
    expect(lines.length).toBeGreaterThanOrEqual(50_000);
    const missing = LINES - lines.length;
    expect(lines).toEqual(Array.from({ length: lines.length }, (_, index) => `line ${missing + index + 1}`));

    await page.getByRole('log', { name: 'Real-time Process Output' }).press('Home');
    await expect(outputOf(page).getByText(`${missing} earlier lines are no longer kept`)).toBeVisible();
  },
);

journey(
  'a program that prints without end stops at a press, and everything else works meanwhile',
  { tag: '@full' },
  async ({ page, server, freshLearner }) => {
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await startProgram(page, endless);
    await expect(
      outputOf(page)
        .getByText(/^round \d{5,}$/)
        .first(),
    ).toBeVisible();

    await page.getByRole('textbox', { name: /code editor/ }).press('Control+End');
    await page.keyboard.type('# still here');
    await expect(page.getByRole('textbox', { name: /code editor/ })).toContainText('# still here');
    await page.keyboard.press('Control+S');
    await expect(statusOf(page).getByText(/Saved at/)).toBeVisible();
    await page.getByRole('tab', { name: 'Console' }).click();
    await execute(page, { command: 'rostopic', args: 'list', name: 'List' });
    await expect(statusOf(page).getByText('1 running')).toBeVisible();

    await page.getByRole('button', { name: `Stop ${script}` }).click();
    await expect(outputOf(page).getByText('stopped on request')).toBeVisible();
    await expect.poll(async () => processesOf(server, script)).toEqual([]);
  },
);

journey('lines longer than the window is wide are followed', { tag: '@full' }, async ({ page, freshLearner }) => {
  await page.goto('/challenge/1');
  await signIn(page, freshLearner);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await execute(page, { command: 'rostopic', args: 'echo -p -n 60 /odom', name: 'Watch' });
  await expect(outputOf(page).getByText('exited with code 0')).toBeVisible();
});
