import { type Page, expect } from 'playwright/test';
import type { TopicValue } from '#contract/topic.ts';
import { topicPlotModel } from '../../models/topicPlotModel.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, openFile } from '../engine/workspacePage.ts';

const messages: Readonly<Record<string, TopicValue>> = {
  '/scan': { fields: { a: 1, b: 2 }, hidden: 0 },
  '/odom': { fields: { o: 3 }, hidden: 0 },
};

const seen = (topic: string) => ({ type: 'topic_seen', topic, rate: 10, value: messages[topic] ?? 0 }) as const;

const rowOf = (page: Page, topic: unknown) =>
  page.getByRole('list', { name: 'Topics of your robot' }).locator('summary').getByText(String(topic), { exact: true });

export const topicPlotPage: PageModel = {
  name: 'topicPlot',
  model: topicPlotModel,
  async open(visit) {
    const { page, border } = visit;
    border.questions.setDefault('listTopics', () => answered('listTopics', { topics: ['/odom', '/scan'] }));
    await openFile(visit);
    await visit.ensureConnection();
    await page.getByRole('tab', { name: 'ROS Topics' }).click();
    await rowOf(page, '/scan').click();
    border.connections.send(seen('/scan'));
    await expect(buttonOf(page, 'Plot a')).toBeVisible();
  },
  deeds: {
    async 'field.toggled'({ page, border }, { topic, field }) {
      const row = rowOf(page, topic);
      if (await row.evaluate((element) => element.closest('details')?.open === false)) await row.click();
      border.connections.send(seen(String(topic)));
      await buttonOf(page, `Plot ${String(field)}`).click();
    },
    async 'plot.cleared'({ page }) {
      await buttonOf(page, 'Clear the plot').click();
    },
    async 'pause.requested'({ page }) {
      await buttonOf(page, 'Pause the plot').click();
    },
    async 'resume.requested'({ page }) {
      await buttonOf(page, 'Resume the plot').click();
    },
  },
  async shows({ page }, state) {
    const isPlotting = state.matches('plotting');
    await expect(page.getByRole('img', { name: /^The latest minute of/ })).toBeVisible({ visible: isPlotting });
    await expect(page.getByRole('table', { name: 'Values of the latest minute' })).toBeVisible({ visible: isPlotting });
    await expect(buttonOf(page, 'Pause the plot')).toBeVisible({ visible: state.matches({ plotting: 'drawing' }) });
    await expect(buttonOf(page, 'Resume the plot')).toBeVisible({ visible: state.matches({ plotting: 'paused' }) });
  },
};
