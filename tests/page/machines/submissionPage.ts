import { expect } from 'playwright/test';
import { submissionModel } from '../../models/submissionModel.ts';
import { broken, rows } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, expectBusy, openFile, statusOf } from '../engine/workspacePage.ts';

export const submissionPage: PageModel = {
  name: 'submission',
  model: submissionModel,
  async open(visit) {
    visit.border.questions.hold('user_ssp_submit_challenge');
    await openFile(visit);
    await buttonOf(visit.page, 'Build').click();
    await expect(statusOf(visit.page).getByText('Build success')).toBeVisible();
  },
  deeds: {
    async 'submit.requested'({ page }) {
      await buttonOf(page, 'Submit').click();
    },
    async 'xstate.done.actor.storeSolution'({ border }) {
      await border.questions.answer('user_ssp_submit_challenge', rows('user_ssp_submit_challenge', [stored]));
    },
    async 'xstate.error.actor.storeSolution'({ border }) {
      await border.questions.answer('user_ssp_submit_challenge', broken('no database'));
    },
  },
  async shows({ page }, state) {
    await expectBusy(buttonOf(page, 'Submit'), state.matches('sending'));
  },
};

const stored = { id: 1, submitted_at: '2026-01-01T00:00:00Z' };
