/** Who runs the site sees who is on, stops a program and closes a workspace; the learner is told, and nobody else learns that there is such a page. */
import type { Page } from 'playwright/test';
import { expectNoFaults } from './expectNoFaults.ts';
import { expect, journey, learner as operator, signIn } from './journey.ts';
import { markWelcomed } from './welcomed.ts';
import { execute, outputOf, processEntry, statusOf } from './workspacePage.ts';

const watch = (name: string) => ({ command: 'rostopic', args: 'echo -p /odom', name });

async function expectNothing(page: Page): Promise<void> {
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found – Servolab');
}

journey(
  'an operator stops a program and closes a workspace, and the learner reads who did',
  { tag: '@full' },
  async ({ page, browser, server, freshLearner }) => {
    const theirs = await browser.newContext({ baseURL: server.address });
    await markWelcomed(theirs);
    const other = await theirs.newPage();
    await expectNothing(other);
    await other.goto('/auth/signin?redirect=/challenge/1');
    await signIn(other, freshLearner);
    await expect(statusOf(other).getByText('File ready')).toBeVisible();
    await execute(other, watch('First watch'));
    const first = await processEntry(other, 'First watch');
    await expect(first.getByText('running')).toBeVisible();
    const stranger = await theirs.newPage();
    await expectNothing(stranger);
    await stranger.close();

    await page.goto('/auth/signin?redirect=/operator');
    await signIn(page, operator);
    await expect(page.getByRole('heading', { name: 'Who is on' })).toBeVisible();
    await expect(page).toHaveTitle('Who is on – Servolab');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: freshLearner.email }) });
    await expect(row.getByText(/^On since/)).toBeVisible();
    await expect(row.getByText(/^\d+ MB$/).first()).toBeVisible();

    const inspected = await theirs.newPage();
    await inspected.goto('/inspect');
    await expect(inspected.getByText(/^Inspection is not allowed here/)).toBeVisible();
    await row.getByRole('button', { name: `Allow inspection for ${freshLearner.email}` }).click();
    await expect(row.getByText('Inspection is allowed, for an hour at most.')).toBeVisible();
    const opening = theirs.waitForEvent('page');
    await inspected.goto('/?inspect');
    const panel = await opening;
    await expect(panel.getByRole('heading', { name: 'The machines at work' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Download the log' })).toBeVisible();
    await row.getByRole('button', { name: `End inspection for ${freshLearner.email}` }).click();
    await expect(row.getByText('Inspection is allowed, for an hour at most.')).toHaveCount(0);
    await panel.reload();
    await expect(panel.getByText(/^Inspection is not allowed here/)).toBeVisible();
    await panel.close();
    await inspected.close();

    await expectNoFaults(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFaults(page);
    await row.getByRole('button', { name: `Stop First watch of ${freshLearner.email}` }).click();
    await expect(page.getByText(`First watch of ${freshLearner.email} was stopped.`)).toBeVisible();
    await expect(row.getByText('No program runs.')).toBeVisible();
    await expect(first.getByText('stopped by whoever runs this site')).toBeVisible();

    await other.getByRole('tab', { name: 'Console', exact: true }).click();
    await execute(other, watch('Second watch'));
    await expect(row.getByText('Second watch')).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(/^The last look failed:/)).toBeVisible();
    await expect(row.getByText('Second watch')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^The last look failed:/)).toHaveCount(0);

    const close = row.getByRole('button', { name: `Close the workspace of ${freshLearner.email}…` });
    await close.press('Enter');
    const question = page.getByRole('dialog', { name: `Close the workspace of ${freshLearner.email}?` });
    await expect(question.getByText('What they lose')).toBeVisible();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(close).toBeFocused();
    await close.press('Enter');
    await question.getByRole('button', { name: 'Close the workspace' }).click();
    await expect(page.getByText(`The workspace of ${freshLearner.email} was closed.`)).toBeVisible();
    await expect(row.getByText('Their workspace is not running.')).toBeVisible();

    await expect(outputOf(other).getByText('[ERROR] Stopped by whoever runs this site.')).toBeVisible();
    const second = await processEntry(other, 'Second watch');
    await expect(second.getByText('stopped by whoever runs this site')).toBeVisible();
    await other.getByRole('tab', { name: 'Console', exact: true }).click();
    await execute(other, watch('Third watch'));
    await expect((await processEntry(other, 'Third watch')).getByText('running')).toBeVisible();
    await theirs.close();
  },
);
