import { expect } from 'playwright/test';
import { readToast } from '../../../e2e/toasts.ts';
import { progressModel } from '../../models/progressModel.ts';
import { broken, rows } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

export const progressPage: PageModel = {
  name: 'progress',
  model: progressModel,
  async open(visit) {
    visit.border.questions.hold('user_ssp_challenge_stats', 'user_ssp_progress', 'user_ssp_achievements');
    await visit.remember();
    await visit.goto('/profile');
    await visit.page.getByRole('tab', { name: 'Achievements' }).click();
  },
  deeds: {
    async 'retry.requested'({ page }) {
      await buttonOf(page, 'Try again').first().click();
    },
    async 'xstate.done.actor.loadProgress'({ border: { questions } }, { output: { stats, ...progress } }) {
      await questions.answer('user_ssp_challenge_stats', rows('user_ssp_challenge_stats', stats));
      await questions.answer('user_ssp_progress', rows('user_ssp_progress', [progress]));
    },
    async 'xstate.error.actor.loadProgress'({ page, border: { questions } }) {
      await questions.answer('user_ssp_challenge_stats', rows('user_ssp_challenge_stats', []));
      await questions.answer('user_ssp_progress', broken('the database is away'));
      await readToast(page, 'Failed to load profile data');
    },
    async 'xstate.done.actor.loadAchievements'({ border: { questions } }, { output }) {
      await questions.answer('user_ssp_achievements', rows('user_ssp_achievements', output));
    },
    async 'xstate.error.actor.loadAchievements'({ page, border: { questions } }) {
      await questions.answer('user_ssp_achievements', broken('the database is away'));
      await readToast(page, 'Failed to load achievements');
    },
  },
  async shows({ page }, progress) {
    const main = page.getByRole('main');
    const { record, achievements } = progress.context;
    const isLoaded = progress.matches({ course: 'loaded' });
    const solved = record?.best_times.length ?? 0;
    await expect(main.getByLabel('Loading your progress…')).toHaveCount(
      progress.matches({ course: 'loading' }) ? 1 : 0,
    );
    await expect(main.getByText('Failed to load profile data')).toHaveCount(
      progress.matches({ course: 'failed' }) ? 1 : 0,
    );
    await expect(main.getByText(`Challenges Completed ${solved}/3`)).toHaveCount(isLoaded ? 1 : 0);
    const hasFailed = progress.matches({ achievements: 'failed' });
    await expect(main.getByText('Failed to load achievements')).toHaveCount(hasFailed ? 1 : 0);
    const isKnown = progress.matches({ achievements: 'loaded' });
    await expect(main.getByText('Complete every challenge.')).toHaveCount(isKnown && achievements.length > 0 ? 1 : 0);
  },
};
