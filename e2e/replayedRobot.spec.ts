/** A reported visit with everything that was seen in it: what was printed and how the robot drove, as the page showed it at each moment. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, journey, signIn } from './journey.ts';
import { reportWhole } from './reportedVisit.ts';
import { execute, outputOf } from './workspacePage.ts';

const away = /The robot is at x\s(0\.[3-9]|[1-9]\.\d)\sm/;
/** On a slow machine the robot comes as far as the first block before the report is made, and feels it. */
const felt = /data: (?:False|True)/;
const atStart = 'The robot is at x 0.0 m, y 0.0 m, heading 0°.';

journey(
  'a replayed report shows what was printed and where the robot was, at its end, at its beginning and at its end again',
  { tag: '@full' },
  async ({ page, freshLearner }, info) => {
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await driveAndPrint(page);
    const file = info.outputPath('servolab-log.jsonl');
    await reportWhole(page, file);
    expect(await readFile(file, 'utf8')).toMatch(/\{"companion":"output".*\n.*\{"companion":"robot"/s);

    await page.setViewportSize({ width: 1680, height: 1050 });
    await page.goto('/replay');
    await page.getByLabel('Choose a log').setInputFiles(file);
    await expect(page.getByText('Equal: the machines of this build become what they were.')).toBeVisible();
    const site = page.frameLocator('iframe');
    const printed = site.getByRole('log').getByText(felt).first();
    await goToEnd(page);
    await expect(site.getByText(away)).toBeVisible();
    await expect(printed).toBeVisible();
    await expect(page.getByText('The robot is shown as it was seen at this step, on the map')).toBeVisible();
    await expect(site.getByRole('img', { name: 'The robot’s world, seen from above' })).toBeVisible();

    await page.getByRole('searchbox').fill('robot.seen');
    await expect(page.getByText(/^\d+ of \d+ events$/)).toBeVisible();
    // By a key: which rows there are to click depends on where the list was scrolled to.
    await page.getByRole('listbox', { name: 'Events' }).press('Home');
    await expect(site.getByText(atStart)).toBeVisible();
    await expect(printed).toHaveCount(0);
    await goToEnd(page);
    await expect(site.getByText(away)).toBeVisible();
    await expect(printed).toBeVisible();
  },
);

async function driveAndPrint(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Robot' }).click();
  await expect(page.getByText(atStart)).toBeVisible();
  await page.getByRole('tab', { name: 'Console' }).click();
  await execute(page, { command: 'rostopic', args: 'echo /bumper', name: 'Feel' });
  await expect(outputOf(page).getByText(felt).first()).toBeVisible();
  const args = 'pub -r10 /cmd_vel geometry_msgs/Twist {"linear":{"x":0.3}}';
  await execute(page, { command: 'rostopic', args, name: 'Drive' });
  await page.getByRole('tab', { name: 'Robot' }).click();
  await expect(page.getByText(away)).toBeVisible();
}

async function goToEnd(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Time line' }).focus();
  await page.keyboard.press('End');
}
