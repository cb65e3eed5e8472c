import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { RefusedError } from '#machines/ports/reason.ts';
import type { submissionMachine } from '#machines/workspace/submissionMachine.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { submissionModel } from '../../models/submissionModel.ts';
import { answered, broken, refused, rows } from '../border/answers.ts';
import { gone } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { comeFrom, goToOther } from '../engine/comeByHistory.ts';
import { buttonOf, disconnect, expectBusy, statusOf } from '../engine/workspacePage.ts';

export const submissionPage: PageModel = {
  name: 'submission',
  model: submissionModel,
  async open(visit) {
    await comeFrom(
      visit,
      '/challenge',
      'user_ssp_challenge_problem',
      'user_ssp_last_submission',
      'user_ssp_submit_challenge',
      'judgeSubmission',
    );
    await visit.stopTime();
  },
  // Without a challenge there is nothing to hand in, but what was handed in is stored. A challenge is opened by its address,
  // which was another before.
  isPossible: ({ context, value }, { type, challengeId }) => {
    if (value === 'sending' && context.challengeId === null) return type.endsWith('.storeSolution');
    if (type === 'challenge.opened') return challengeId !== context.challengeId;
    // A new connection takes a while, in which what waits would go on.
    if (type === 'runtime.connected') return value === 'unknown' || value === 'unrecalled';
    return context.challengeId !== null;
  },
  deeds: {
    async 'challenge.opened'({ page, border }, { challengeId }) {
      const isOpening = border.questions.isAsked('user_ssp_challenge_problem');
      if (!isOpening) await goToOther(page);
      if (challengeId === null) return;
      await border.questions.answer(
        'user_ssp_challenge_problem',
        rows('user_ssp_challenge_problem', [obstacleProblem]),
      );
      await buttonOf(page, 'Build').click();
      await expect(statusOf(page).getByText('Build success')).toBeVisible();
    },
    async 'submit.requested'({ page }) {
      await buttonOf(page, 'Submit').click();
    },
    async 'verdict.requested'({ page }) {
      await buttonOf(page, 'Ask again').click();
    },
    async 'verdict.dismissed'({ page }) {
      await buttonOf(page, 'Close').click();
    },
    async 'runtime.connected'(visit) {
      await disconnect(visit);
      await visit.wait(3000);
      await visit.ensureConnection();
    },
    async 'xstate.done.actor.storeSolution'({ border }) {
      await border.questions.answer('user_ssp_submit_challenge', rows('user_ssp_submit_challenge', [stored]));
    },
    async 'xstate.error.actor.storeSolution'({ border }, { error }) {
      const answer = error instanceof RefusedError ? gone : broken('no database');
      await border.questions.answer('user_ssp_submit_challenge', answer);
    },
    async 'xstate.done.actor.recallSubmission'({ border }, { output }) {
      const found = output === null ? [] : [{ id: output.submissionId, submitted_at: output.at }];
      await border.questions.answer('user_ssp_last_submission', rows('user_ssp_last_submission', found));
    },
    async 'xstate.error.actor.recallSubmission'({ border }) {
      await border.questions.answer('user_ssp_last_submission', broken('no database'));
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
    const isUntold = submission.matches('unknown') || submission.matches('unrecalled');
    await expect(buttonOf(page, 'Close')).toBeVisible({ visible: isUntold || submission.matches('judged') });
    await expect(buttonOf(page, 'Ask again')).toBeVisible({ visible: isUntold });
  },
};

const stored = { id: 1, submitted_at: '2026-01-01T00:00:00Z' };
