import { expect } from 'playwright/test';
import { readToast } from '../../../e2e/toasts.ts';
import { profileModel } from '../../models/profileModel.ts';
import { broken, rows } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

export const profilePage: PageModel = {
  name: 'profile',
  model: profileModel,
  async open(visit) {
    visit.border.questions.hold('user_ssp_profile');
    await visit.remember();
    await visit.goto('/profile');
  },
  deeds: {
    async 'retry.requested'({ page }) {
      await buttonOf(page, 'Try again').click();
    },
    async 'xstate.done.actor.loadProfile'({ border }, { output }) {
      const found = output === null ? [] : [output];
      await border.questions.answer('user_ssp_profile', rows('user_ssp_profile', found));
    },
    async 'xstate.error.actor.loadProfile'({ page, border }) {
      await border.questions.answer('user_ssp_profile', broken('the database is away'));
      await readToast(page, 'Failed to load profile data');
    },
  },
  async shows({ page }, { value, context: { profile } }) {
    if (value === 'failed') return expect(buttonOf(page, 'Try again')).toBeVisible();
    if (value === 'loading') return expect(page.getByLabel('Loading your profile…')).toBeVisible();
    await expect(page.getByText('You have not told us about yourself yet.')).toHaveCount(profile === null ? 1 : 0);
    if (profile !== null) await expect(page.getByText('Engineer', { exact: true })).toBeVisible();
  },
};
