/** The panels of a workspace with something in each of them, held against the rules of accessibility. */
import type { Page } from 'playwright/test';
import { expectNoFaults } from './expectNoFaults.ts';
import { expect, journey, signIn } from './journey.ts';
import { outputOf, statusOf } from './workspacePage.ts';

const openTab = async (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();

for (const theme of ['dark', 'light'] as const) {
  journey(
    `the panels of a workspace keep the rules of accessibility in the ${theme} theme`,
    theme === 'dark' ? {} : { tag: '@full' },
    async ({ page, freshLearner }) => {
      journey.slow();
      await page.addInitScript((name) => localStorage.setItem('servolab:theme', name), theme);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/auth/signin?redirect=/challenge/1');
      await signIn(page, freshLearner);
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
      await page.getByRole('button', { name: 'Start obstacle_course.py' }).click();
      await expect(page.getByRole('button', { name: 'Stop obstacle_course.py' })).toBeVisible();
      // While something is stored or built, its buttons fade.
      await expect(statusOf(page).getByText('Build success')).toBeVisible();
      await expect(outputOf(page).getByRole('log')).toContainText(/\w/);

      await journey.step('output with its search', async () => {
        await outputOf(page).getByRole('button', { name: 'Search and filter the output' }).click();
        await outputOf(page).getByRole('searchbox').fill('a');
        await expectNoFaults(page);
      });
      await journey.step('topics, one of them open and plotted', async () => {
        await openTab(page, 'ROS Topics');
        const topics = page.getByRole('tabpanel', { name: 'ROS Topics' });
        await topics.getByText('/odom', { exact: true }).click();
        await topics.getByRole('button', { name: 'Plot pose.pose.position.x' }).click();
        await expect(topics.getByRole('img')).toBeVisible();
        await expectNoFaults(page);
      });
      await journey.step('commands', async () => {
        await openTab(page, 'ROS Commands');
        await expect(page.getByText('rostopic').first()).toBeVisible();
        await expectNoFaults(page);
      });
      await journey.step('console with several tabs', async () => {
        await openTab(page, 'Console');
        await page.getByRole('button', { name: 'Add a console' }).click();
        await page.getByLabel('Command', { exact: true }).selectOption('rostopic');
        await expectNoFaults(page);
      });
      await journey.step('processes, one of them open', async () => {
        await openTab(page, /Processes/);
        await page.getByRole('button', { name: 'Expand obstacle_course.py' }).click();
        await expectNoFaults(page);
      });
      await journey.step('kept runs and the drawing of the graph', async () => {
        await openTab(page, 'Robot');
        const panel = page.getByRole('tabpanel', { name: 'Robot' });
        await panel.getByRole('button', { name: 'Kept runs' }).click();
        const runs = page.getByRole('dialog', { name: 'Kept runs' });
        await runs.getByRole('textbox', { name: 'Name of this run' }).fill('First try');
        await runs.getByRole('button', { name: 'Keep this run' }).click();
        await expect(runs.getByRole('button', { name: 'Watch First try' })).toBeVisible();
        await expectNoFaults(page);
        await runs.getByRole('button', { name: 'Close' }).last().click();
        await panel.getByRole('button', { name: 'Why does nothing move?' }).click();
        await page.getByRole('button', { name: /drawing of nodes and topics/ }).click();
        await expect(page.getByRole('heading', { name: 'Nodes and topics' })).toBeVisible();
        await expectNoFaults(page);
      });
    },
  );
}
