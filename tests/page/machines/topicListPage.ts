import { expect } from 'playwright/test';
import { topicListModel } from '../../models/topicListModel.ts';
import { answered, refused } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, enterWorkspace, expectBusy } from '../engine/workspacePage.ts';

export const topicListPage: PageModel = {
  name: 'topicList',
  model: topicListModel,
  async open(visit) {
    visit.border.questions.hold('listTopics', 'getTopicRates');
    await enterWorkspace(visit);
  },
  deeds: {
    async 'list.requested'({ page, border }, _, before) {
      if (before.matches('unlisted')) await page.getByRole('tab', { name: 'ROS Topics' }).click();
      else await buttonOf(page, 'Refresh').click();
      // Nobody waits for this answer any more.
      if (before.matches({ listed: 'counting' }))
        await border.questions.answer('getTopicRates', refused(503, 'No robot is there.'));
    },
    async 'xstate.done.actor.listTopics'({ border }, { output }) {
      const topics = output.map(({ topic }: { topic: string }) => topic);
      await border.questions.answer('listTopics', answered('listTopics', { topics }));
    },
    async 'xstate.error.actor.listTopics'({ border }) {
      await border.questions.answer('listTopics', refused(503, 'No robot is there.'));
    },
    async 'xstate.done.actor.countRates'({ border }, { output }) {
      await border.questions.answer('getTopicRates', answered('getTopicRates', output));
    },
    async 'xstate.error.actor.countRates'({ border }) {
      await border.questions.answer('getTopicRates', refused(503, 'No robot is there.'));
    },
  },
  async shows({ page }, state) {
    if (state.matches('unlisted')) return;
    await expectBusy(buttonOf(page, 'Refresh'), state.matches('loading'));
    await expect(page.getByRole('list', { name: 'Topics of your robot' }).getByRole('listitem')).toHaveCount(
      state.context.topics.length,
    );
    await expect(page.getByText('Counting messages…')).toHaveCount(state.matches({ listed: 'counting' }) ? 1 : 0);
    await expect(page.getByText('Failed to load topics')).toHaveCount(state.context.error === null ? 0 : 1);
  },
};
