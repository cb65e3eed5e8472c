import { expect } from 'playwright/test';
import { readToast } from '../../../e2e/toasts.ts';
import { verifyEmailModel } from '../../models/verifyEmailModel.ts';
import { ada, authAway, accountError } from '../border/account.ts';
import { expectSubmit } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

export const verifyEmailPage: PageModel = {
  name: 'verifyEmail',
  model: verifyEmailModel,
  async open(visit) {
    visit.border.questions.hold('resend');
    await visit.goto(`/auth/verify-email?email=${encodeURIComponent(ada.email)}`);
  },
  deeds: {
    async 'email.requested'({ page }) {
      await buttonOf(page, 'Send it again').click();
    },
    async 'xstate.done.actor.sendEmail'({ page, border }, { output }) {
      const isRefused = output.outcome === 'refused';
      await border.questions.answer('resend', isRefused ? accountError(output) : { status: 200, body: {} });
      await readToast(page, output.message ?? 'Check your email for the confirmation link!');
    },
    async 'xstate.error.actor.sendEmail'({ page, border }) {
      await border.questions.answer('resend', authAway);
      await readToast(page, 'An unexpected error occurred. Please try again.');
    },
  },
  async shows({ page }, { value, context: { email, sent } }) {
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByText('Another link is on its way.')).toHaveCount(sent > 0 ? 1 : 0);
    await expectSubmit(page, value === 'sending', ['Send it again', 'Sending…']);
  },
};
