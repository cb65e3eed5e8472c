import { expect } from 'playwright/test';
import { readToast } from '../../../e2e/toasts.ts';
import { forgotPasswordModel } from '../../models/forgotPasswordModel.ts';
import { authAway, accountError } from '../border/account.ts';
import { expectFieldError, expectSubmit, fieldOf, isNew, sentEmpty } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

export const forgotPasswordPage: PageModel = {
  name: 'forgotPassword',
  model: sentEmpty(forgotPasswordModel),
  async open(visit) {
    visit.border.questions.hold('recover');
    await visit.goto('/auth/forgot-password');
  },
  isPossible: isNew,
  deeds: {
    async 'email.typed'({ page }, { email }) {
      await fieldOf(page, 'Email').fill(email);
    },
    async 'form.submitted'({ page }) {
      await buttonOf(page, 'Send the link').click();
    },
    async 'correction.requested'({ page }) {
      await buttonOf(page, 'Use another address').click();
    },
    async 'xstate.done.actor.sendRecovery'({ page, border }, { output }) {
      const isRefused = output.outcome === 'refused';
      await border.questions.answer('recover', isRefused ? accountError(output) : { status: 200, body: {} });
      if (isRefused) await readToast(page, output.message);
    },
    async 'xstate.error.actor.sendRecovery'({ page, border }) {
      await border.questions.answer('recover', authAway);
      await readToast(page, 'An unexpected error occurred. Please try again.');
    },
  },
  async shows({ page }, { value, context: { email, error } }) {
    const title = value === 'sent' ? 'Check your email' : 'Forgot your password?';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    if (value === 'sent') return expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(fieldOf(page, 'Email')).toHaveValue(email);
    await expectFieldError(page, 'Email is required', error === 'required');
    await expectFieldError(page, 'Email is invalid', error === 'invalid');
    await expectSubmit(page, value === 'submitting', ['Send the link', 'Sending…']);
  },
};
