/** What a learner wrote, started and stopped at one press. */
import { expect, journey, signIn } from './journey.ts';
import { processesOf } from './processesOf.ts';
import type { RunningServer } from './startServer.ts';
import { watchDeeds } from './watchDeeds.ts';
import { forgetEverything } from './welcomed.ts';
import { outputOf, statusOf } from './workspacePage.ts';

const script = 'obstacle_course.py';

/** What the starter of the first challenge prints of the laser and the way. */
const measured = /ahead \d+\.\d\d m, left \d+\.\d\d m, right \d+\.\d\d m, target \d+\.\d\d m away/;

/**
 * The interpreters that run the program since now, however many processes of the sandbox carry its name besides. Learners
 * of journeys before may have left theirs running.
 */
async function programsOf(server: RunningServer) {
  const all = async () => (await processesOf(server, script)).filter(({ command }) => command.includes('python3'));
  const before = new Set((await all()).map(({ pid }) => pid));
  return async () => (await all()).filter(({ pid }) => !before.has(pid));
}

journey(
  'two clicks and no key lead from the challenges to what the program prints',
  async ({ page, server, freshLearner }) => {
    const programs = await programsOf(server);
    await page.goto('/challenges');
    await signIn(page, freshLearner);
    await page.getByRole('link', { name: /Obstacle Course/ }).click();
    await page.getByRole('button', { name: `Start ${script}` }).click();
    await expect(outputOf(page).getByText(measured).first()).toBeVisible();
    await expect(statusOf(page).getByText('1 running')).toBeVisible();
    expect(await programs()).toHaveLength(1);

    // The browser has not been allowed to, as on a site without https.
    await outputOf(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(outputOf(page).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    await page.context().grantPermissions(['clipboard-read']);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(measured);

    await page.reload();
    await page.getByRole('button', { name: `Stop ${script}` }).click();
    await expect(page.getByRole('button', { name: `Start ${script}` })).toBeVisible();
    await expect.poll(programs).toEqual([]);
  },
);

journey(
  'five clicks and no key lead a fresh account, in a browser that was never here, from signing in to what the laser measures',
  async ({ context, page, freshLearner }) => {
    await forgetEverything(context);
    const deeds = await watchDeeds(context);
    await page.goto('/auth/signin');
    await signIn(page, freshLearner);
    await expect(page).toHaveURL(/\/dashboard$/);
    deeds.forget();
    await page.getByRole('link', { name: 'Browse challenges' }).click();
    await page.getByRole('link', { name: /Obstacle Course/ }).click();
    // Both stand in the way of somebody who reads before they press anything.
    await page
      .getByRole('dialog', { name: 'Subscribe for Project Demo' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await page.getByRole('button', { name: 'Skip the tour' }).click();
    await page.getByRole('button', { name: `Start ${script}` }).click();
    await expect(outputOf(page).getByText(measured).first()).toBeVisible();
    expect([deeds.clicks, deeds.keys]).toEqual([5, 0]);
    await page.getByRole('button', { name: `Stop ${script}` }).click();
    await expect(page.getByRole('button', { name: `Start ${script}` })).toBeVisible();
  },
);

journey(
  'a second start stops the first before, wherever the keys are pressed',
  { tag: '@full' },
  async ({ page, server, freshLearner }) => {
    const programs = await programsOf(server);
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await expect(statusOf(page).getByText('File ready')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(outputOf(page).getByText(measured).first()).toBeVisible();
    const [first] = await programs();
    expect(first).toBeDefined();

    await page.getByRole('textbox', { name: /code editor/ }).click();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('tab', { name: /Processes/ }).click();
    const entries = page.getByRole('listitem').filter({ hasText: script });
    await expect(entries.filter({ hasText: 'stopped on request' })).toHaveCount(1);
    await expect(entries.filter({ hasText: 'running' })).toHaveCount(1);
    await expect.poll(async () => (await programs()).length).toBe(1);
    await page.getByRole('button', { name: `Stop ${script}` }).click();
    await expect.poll(programs).toEqual([]);
  },
);

journey('a run that is under way when its page is reloaded goes on to its end', async ({ page, freshLearner }) => {
  await page.goto('/challenge/1');
  await signIn(page, freshLearner);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await expect(statusOf(page).getByText('Build success')).toBeVisible();
  // However long the page takes to come back, it comes back two seconds after the run began.
  const began = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(began);
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await run.click();
  await expect(run).toHaveAttribute('aria-busy', 'true');
  await page.clock.setFixedTime(began + 2000);
  await page.reload();
  await page.getByRole('tab', { name: 'Console' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Console' })).toContainText('Execution completed');
  await expect(run).not.toHaveAttribute('aria-busy');
});
