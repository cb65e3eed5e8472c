/** The server dies without a word while a learner's program runs, and is started again. */
import { expect, journey, learner, signIn } from './journey.ts';
import { processesOf, stillThere } from './processesOf.ts';
import { startServer } from './startServer.ts';
import { execute, outputOf, processEntry, replaceText, statusOf } from './workspacePage.ts';

const script = 'drive_square.py';

journey(
  'a killed server leaves no program behind, and the next one goes on where it was',
  { tag: '@full' },
  async ({ page }) => {
    let server = await startServer();
    try {
      const status = statusOf(page);
      await page.goto(`${server.address}/auth/signin?redirect=/challenge/1`);
      await signIn(page, learner);
      await expect(status.getByText('File ready')).toBeVisible();
      await replaceText(page, '# kept over a power cut\n'.repeat(200));
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(status.getByText(/Saved at/)).toBeVisible();
      await execute(page, { command: 'rosrun', args: `gazebo_test_pkg ${script}`, name: 'Drive' });
      await expect(outputOf(page).getByText('OUT', { exact: true }).first()).toBeVisible();
      const driving = await processesOf(server, script);
      expect(driving).not.toEqual([]);

      await server.kill();
      await expect.poll(() => stillThere(driving)).toEqual([]);
      await expect(status.getByText(/WebSocket disconnected/)).toBeVisible();

      server = await startServer(server);
      await expect(status.getByText('WebSocket connected')).toBeVisible();
      await page.reload();
      await expect(status.getByText('4,800 characters')).toBeVisible();
      await page.getByRole('tab', { name: /Processes/ }).click();
      await expect(page.getByText('No processes yet')).toBeVisible();
    } finally {
      await server.close();
    }
  },
);

journey('a session outlives the server it was opened on', { tag: '@full' }, async ({ page }) => {
  let server = await startServer();
  try {
    await page.goto(`${server.address}/auth/signin?redirect=/challenge/1`);
    await signIn(page, learner);
    await expect(statusOf(page).getByText('WebSocket connected')).toBeVisible();
    await server.kill();
    server = await startServer(server);
    await expect(statusOf(page).getByText('WebSocket connected')).toBeVisible();
    await execute(page, { command: 'rostopic', args: 'list', name: 'Topics' });
    await expect(outputOf(page).getByText('/scan', { exact: true })).toBeVisible();
    await expect((await processEntry(page, 'Topics')).getByText('finished')).toBeVisible();
  } finally {
    await server.close();
  }
});
