import { expect } from 'playwright/test';
import { buildModel } from '../../models/buildModel.ts';
import { texts } from '../../models/texts.ts';
import { built, loadedBuilt, problemAnswer } from '../border/defaultAnswers.ts';
import { comeByHistory, goToOther } from '../engine/comeByHistory.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, statusOf } from '../engine/workspacePage.ts';
import { buildPage } from './buildPage.ts';

/** A build whose learner goes to another challenge, the file of which was built before. */
export const leftBuildPage: PageModel = {
  name: 'build, left for a file that was built before',
  model: buildModel,
  async open(visit) {
    await comeByHistory(visit, 'buildWithCode');
    await expect(statusOf(visit.page).getByText('File ready')).toBeVisible();
    visit.border.questions.hold('user_ssp_challenge_problem', 'getFile');
  },
  isPossible(state, { type, draft, answer, output }) {
    if (state.matches({ resting: 'unknown' })) return type === 'draft.given' && draft.code === draft.saved;
    if (!state.matches({ active: { text: 'withdrawn' } })) return state.matches('active') && type === 'draft.withdrawn';
    if (state.context.found === null) return type === 'outcome.found' && answer.outcome === 'succeeded';
    return type === 'xstate.done.actor.build' && output.outcome === 'succeeded';
  },
  deeds: {
    async 'draft.given'({ page }) {
      await buttonOf(page, 'Build').click();
    },
    async 'draft.withdrawn'({ page }) {
      await goToOther(page);
    },
    async 'outcome.found'({ page, border }) {
      await border.questions.answer('user_ssp_challenge_problem', problemAnswer);
      await border.questions.answer('getFile', loadedBuilt(texts.short, 'succeeded'));
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
    },
    async 'xstate.done.actor.build'({ border }) {
      await border.questions.answer('buildWithCode', built);
    },
  },
  shows: buildPage.shows,
};
