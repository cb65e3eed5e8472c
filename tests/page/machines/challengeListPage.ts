import { expect } from 'playwright/test';
import { type ChallengeFilter, filtered } from '#machines/pages/challengeFilter.ts';
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
    async 'search.typed'({ page }, { search }) {
      await page.getByRole('searchbox', { name: 'Search challenges' }).fill(search);
    },
    async 'option.toggled'({ page }, { name }) {
      await page.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) }).click();
    },
    async 'order.chosen'({ page }, { order }) {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption(order);
    },
    async 'address.changed'(visit, { path }) {
      await visit.goBackTo(path);
    },
    async 'filter.cleared'({ page }) {
      await buttonOf(page, 'Clear filters').click();
    },
    async 'xstate.done.actor.listChallenges'({ border }, { output }) {
      await border.questions.answer('user_ssp_list_challenges', rows('user_ssp_list_challenges', output));
    },
    async 'xstate.error.actor.listChallenges'({ page, border }) {
      await border.questions.answer('user_ssp_list_challenges', broken('the database is away'));
      await readToast(page, 'Failed to load challenges');
    },
  },
  isPossible: ({ context: { list, filter } }, { type, ...event }) => {
    if (type === 'search.typed') return list.length > 0 && event['search'] !== filter.search;
    if (type === 'filter.cleared') return list.length > 0 && hasFilter(filter);
    return type !== 'option.toggled' || list.length > 0;
  },
  async shows({ page }, { value, context: { list, filter } }) {
    const main = page.getByRole('main');
    if (value === 'failed') return expect(buttonOf(page, 'Try again')).toBeVisible();
    if (value === 'loading') return expect(page.getByText('Loading the challenges…')).toBeAttached();
    await expect(main.getByText('No challenges yet')).toHaveCount(list.length === 0 ? 1 : 0);
    await expect(main.getByRole('link', { name: 'Obstacle Course' })).toHaveCount(filtered(list, filter).length);
  },
};

const hasFilter = ({ search, chosen }: ChallengeFilter): boolean =>
  search !== '' || chosen.category.length + chosen.difficulty.length > 0;
