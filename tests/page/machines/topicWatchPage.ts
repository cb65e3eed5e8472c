import { type Page, expect } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { topicWatchModel } from '../../models/topicWatchModel.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, openFile } from '../engine/workspacePage.ts';

const rowOf = (page: Page, topic: unknown) =>
  page.getByRole('list', { name: 'Topics of your robot' }).getByText(String(topic), { exact: true });

const leftPanel = (page: Page) => page.getByRole('complementary', { name: 'Challenge' });

const plotted = { type: 'plot.changed', topics: ['/scan'] };

export const topicWatchPage: PageModel = {
  name: 'topicWatch',
  // A field that can be plotted is one of the topic that is looked at.
  model: {
    ...topicWatchModel,
    events: topicWatchModel.events.map((event) =>
      event.type === 'plot.changed' && event['topics'].length > 0 ? plotted : event,
    ),
  },
  async open(visit) {
    const { page, border } = visit;
    border.connections.reply = () => undefined;
    border.connections.isPaused = true;
    border.questions.setDefault('listTopics', () => answered('listTopics', { topics: ['/odom', '/scan'] }));
    await openFile(visit);
    await visit.stopTime();
    await visit.untilCalled();
    await page.getByRole('tab', { name: 'ROS Topics' }).click();
    await expect(rowOf(page, '/scan')).toBeVisible();
  },
  // The server speaks over a connection only, and of a panel that nobody can see there is nothing to press.
  isPossible: (state, { type, topics }) => {
    if (state.matches('unseen')) return type === 'view.shown' || type.startsWith('connection.');
    if (type.startsWith('view.')) return type === 'view.hidden' && state.matches('open');
    if (type === 'plot.changed') return topics.length > 0 ? isPlottable(state) : state.context.plotted.length > 0;
    if (type !== 'frame.received' && type !== 'topic.seen') return true;
    return state.matches({ open: 'connected' });
  },
  deeds: {
    async 'topic.chosen'({ page }, { topic }) {
      await rowOf(page, topic).click();
    },
    async 'topic.closed'({ page }, _, before) {
      await rowOf(page, before.context.topic).click();
    },
    async 'view.hidden'({ page }) {
      await leftPanel(page).getByLabel('Collapse this panel').click();
    },
    async 'view.shown'({ page }) {
      await buttonOf(page, 'Problem').click();
    },
    async 'connection.opened'(visit) {
      await visit.ensureConnection();
    },
    async 'connection.closed'({ border }) {
      await border.connections.close();
    },
    async 'frame.received'({ border }, { frame }) {
      border.connections.send(frame);
    },
    async 'topic.seen'(visit, { topic }) {
      // It is told once a second.
      await visit.wait(1000);
      visit.border.connections.send({
        type: 'topic_seen',
        topic: String(topic),
        rate: 10,
        value: { fields: { a: 1 }, hidden: 0 },
      });
    },
    async 'plot.changed'({ page }, { topics }) {
      await buttonOf(page, topics.length > 0 ? 'Plot a' : 'Clear the plot').click();
    },
    async 'retry.requested'({ page }) {
      await buttonOf(page, 'Try again').click();
    },
    async 'xstate.after.robotAnswerDelay.topicWatch.open.connected.asking'(visit) {
      await visit.wait(30_000);
    },
    async 'xstate.after.topicQuietDelay.topicWatch.open.connected.live'(visit) {
      await visit.wait(3000);
    },
  },
  async shows({ page }, state) {
    const panel = page.getByRole('tabpanel', { name: 'ROS Topics' });
    const mark = (words: string) => panel.getByText(words, { exact: true });
    await expect(mark('Latest message')).toBeVisible({ visible: state.matches('open') });
    await expect(mark('Live')).toBeVisible({ visible: state.matches({ open: { connected: 'live' } }) });
    await expect(mark('No message now.')).toBeVisible({ visible: state.matches({ open: { connected: 'quiet' } }) });
    await expect(
      panel.getByText(/^It cannot be watched now: (There is no such topic now|The ROS graph of this workspace)/),
    ).toBeVisible({
      visible: state.matches({ open: { connected: 'refused' } }),
    });
  },
};

/** Whether a message of the topic is to be seen, of which nothing is plotted yet. */
const isPlottable = (state: AnyMachineSnapshot): boolean =>
  state.matches({ open: { connected: 'live' } }) &&
  state.context.topic === '/scan' &&
  state.context.plotted.length === 0;
