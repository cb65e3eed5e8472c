import { expect } from 'playwright/test';
import { readToast } from '../../../e2e/toasts.ts';
import { challengeListModel } from '../../models/challengeListModel.ts';
import { broken, rows } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

export const challengeListPage: PageModel = {
  name: 'challengeList',
  model: challengeListModel,
  async open(visit) {
    visit.border.questions.hold('user_ssp_list_challenges');
    await visit.remember();
    await visit.goto('/challenges');
  },
  deeds: {
    async 'retry.requested'({ page }) {
      await buttonOf(page, 'Try again').click();
    },
    async 'xstate.done.actor.listChallenges'({ border }, { output }) {
      await border.questions.answer('user_ssp_list_challenges', rows('user_ssp_list_challenges', output));
    },
    async 'xstate.error.actor.listChallenges'({ page, border }) {
      await border.questions.answer('user_ssp_list_challenges', broken('the database is away'));
      await readToast(page, 'Failed to load challenges');
    },
  },
  async shows({ page }, { value, context: { list } }) {
    const main = page.getByRole('main');
    if (value === 'failed') return expect(buttonOf(page, 'Try again')).toBeVisible();
    if (value === 'loading') return expect(page.getByText('Loading the challenges…')).toBeAttached();
    await expect(main.getByText('No challenges yet')).toHaveCount(list.length === 0 ? 1 : 0);
    await expect(main.getByRole('link', { name: 'Obstacle Course' })).toHaveCount(list.length);
  },
};
