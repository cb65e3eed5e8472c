import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { submissionMachine } from '#machines/workspace/submissionMachine.ts';
import { submissionModel } from '../../models/submissionModel.ts';
import { answered, broken, refused, rows } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, expectBusy, openFile, statusOf } from '../engine/workspacePage.ts';

export const submissionPage: PageModel = {
  name: 'submission',
  model: submissionModel,
  async open(visit) {
    visit.border.questions.hold('user_ssp_submit_challenge', 'judgeSubmission');
    await openFile(visit);
    await buttonOf(visit.page, 'Build').click();
    await expect(statusOf(visit.page).getByText('Build success')).toBeVisible();
    await visit.stopTime();
  },
  deeds: {
    async 'submit.requested'({ page }) {
      await buttonOf(page, 'Submit').click();
    },
    async 'verdict.requested'({ page }) {
      await buttonOf(page, 'Ask again').click();
    },
    async 'verdict.dismissed'({ page }) {
      await buttonOf(page, 'Close').click();
    },
    async 'xstate.done.actor.storeSolution'({ border }) {
      await border.questions.answer('user_ssp_submit_challenge', rows('user_ssp_submit_challenge', [stored]));
    },
    async 'xstate.error.actor.storeSolution'({ border }) {
      await border.questions.answer('user_ssp_submit_challenge', broken('no database'));
    },
    async 'xstate.done.actor.askVerdict'({ border }, { output }) {
      await border.questions.answer('judgeSubmission', answered('judgeSubmission', output));
    },
    async 'xstate.error.actor.askVerdict'({ border }) {
      await border.questions.answer('judgeSubmission', refused(503, 'No judge is there.'));
    },
    async 'xstate.after.verdictDelay.submission.waiting'(visit) {
      await visit.wait(1000);
    },
  },
  async shows({ page }, state) {
    const submission = state as SnapshotFrom<typeof submissionMachine>;
    await expectBusy(buttonOf(page, 'Submit'), submission.hasTag('busy'));
    const isOver = submission.matches('judged') || submission.matches('unknown');
    await expect(buttonOf(page, 'Close')).toBeVisible({ visible: isOver });
    await expect(buttonOf(page, 'Ask again')).toBeVisible({ visible: submission.matches('unknown') });
  },
};

const stored = { id: 1, submitted_at: '2026-01-01T00:00:00Z' };
