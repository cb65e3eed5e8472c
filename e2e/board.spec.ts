/** A run on the board of the community: shared from the workspace, seen by a visitor, reported, hidden by the operator, and taken back. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, journey, signIn } from './journey.ts';

const run = promisify(execFile);

journey(
  'a learner shares a kept run, a visitor sees and reports it, the operator hides it, and the learner takes it back',
  { tag: '@full' },
  async ({ page, browser, server, freshLearner }) => {
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await page.getByRole('tab', { name: 'Robot' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Robot' });
    await expect(panel.getByText('The robot is at x 0.0 m, y 0.0 m, heading 0°.')).toBeVisible();
    await panel.getByRole('button', { name: 'Kept runs' }).click();
    const runs = page.getByRole('dialog', { name: 'Kept runs' });
    await runs.getByRole('textbox', { name: 'Name of this run' }).fill('First try');
    await runs.getByRole('button', { name: 'Keep this run' }).click();
    await runs.getByRole('button', { name: 'Share First try on the community board' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share on the community board' });
    await expect(dialog.getByText('never your e-mail address')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Round the crates');
    await dialog.getByRole('button', { name: 'Share it' }).click();
    await expect(page.getByText('Everybody can see it now.')).toBeVisible();

    const visit = await browser.newContext();
    const visitor = await visit.newPage();
    await visitor.goto(`${server.address}/community`);
    const shared = visitor.getByRole('article', { name: 'Round the crates' });
    await expect(shared.getByText('Anonymous')).toBeVisible();
    await expect(shared.getByRole('link', { name: 'Obstacle Course' })).toBeVisible();
    await shared.getByRole('button', { name: 'Report this run' }).click();
    await visitor.getByRole('button', { name: 'Send the report' }).click();
    await expect(shared.getByText('Reported. Thank you.')).toBeVisible();

    const env = { DATA_DIR: server.dataFolder, PORT: new URL(server.address).port };
    const operate = async (...words: string[]) => (await run(process.execPath, words, { env })).stdout;
    const [, id = ''] = /Shared run (\d+), “Round the crates”/.exec(await operate('scripts/inbox.js')) ?? [];
    expect(await operate('scripts/board.js')).toContain(`#${id} “Round the crates”`);
    await operate('scripts/board.js', 'hide', id);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Shared runs' })).toBeVisible();
    await expect(visitor.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(shared).toHaveCount(0);
    await visit.close();

    await page.getByRole('link', { name: 'See the board' }).click();
    const own = page.getByRole('article', { name: 'Round the crates' });
    await expect(own.getByText('Hidden by whoever runs the site: only you see it.')).toBeVisible();
    await own.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(own).toHaveCount(0);
  },
);
