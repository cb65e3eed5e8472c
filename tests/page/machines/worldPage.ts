import { type Page, expect } from 'playwright/test';
import { worldModel } from '../../models/worldModel.ts';
import { answered, refused } from '../border/answers.ts';
import { gone, problemAnswer } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { comeByHistory, goToOther } from '../engine/comeByHistory.ts';
import { disconnect, statusOf } from '../engine/workspacePage.ts';

const noteOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Messages of the workspace' })
    .getByText('The robot could not be brought into the world of this challenge');

/** What nobody waits for any more is answered, so that the next answer goes to the next question. */
async function answerLeft({ border: { questions } }: Visit): Promise<void> {
  for (const name of ['openWorld', 'getWorld']) if (questions.isAsked(name)) await questions.answer(name, gone);
}

export const worldPage: PageModel = {
  name: 'world',
  model: worldModel,
  async open(visit) {
    visit.border.connections.isPaused = true;
    await comeByHistory(visit, 'user_ssp_challenge_problem', 'openWorld', 'getWorld');
  },
  isPossible: (state, event) => {
    if (event.type === 'problem.opened') return state.matches('resting') && event['challengeId'] !== null;
    return event.type !== 'problem.closed' || !state.matches('resting');
  },
  deeds: {
    async 'problem.opened'({ page, border }) {
      await border.questions.answer('user_ssp_challenge_problem', problemAnswer);
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
    },
    async 'problem.closed'(visit) {
      await goToOther(visit.page);
      await answerLeft(visit);
    },
    async 'runtime.connected'(visit) {
      if (visit.border.connections.isOpen) await disconnect(visit);
      await visit.ensureConnection();
    },
    async 'runtime.disconnected'(visit) {
      await visit.ensureConnection();
      await disconnect(visit);
      await answerLeft(visit);
    },
    async 'xstate.done.actor.openWorld'({ page, border }) {
      await border.questions.answer('openWorld', answered('openWorld', { success: true, challenge_id: 1 }));
      await expect(noteOf(page)).toBeHidden();
    },
    async 'xstate.error.actor.openWorld'({ page, border }) {
      await border.questions.answer('openWorld', refused(503, 'no robot'));
      await expect(noteOf(page)).toHaveCount(1);
    },
    async 'xstate.done.actor.askWorld'({ border }, { output }) {
      await border.questions.answer('getWorld', answered('getWorld', output));
    },
    async 'xstate.error.actor.askWorld'({ page, border }) {
      await border.questions.answer('getWorld', refused(503, 'no robot'));
      await expect(noteOf(page)).toHaveCount(1);
    },
  },
  async shows({ page }, state) {
    if (!state.matches('resting')) await expect(statusOf(page).getByText('File ready')).toBeVisible();
  },
};
