import { type Page, expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { PasswordAnswer } from '#machines/ports/authPort.ts';
import { readToast } from '../../../e2e/toasts.ts';
import { newPasswordModel } from '../../models/newPasswordModel.ts';
import { ada, authAway, accountError, userOf } from '../border/account.ts';
import type { Answer } from '../border/Questions.ts';
import { expectFieldError, expectSubmit, fieldOf, isNew, sentEmpty } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

export const newPasswordPage: PageModel = {
  name: 'newPassword',
  model: sentEmpty(newPasswordModel),
  async open(visit) {
    visit.border.questions.hold('updateUser');
    await visit.remember();
    await visit.goto('/auth/new-password');
    await expect(visit.page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  },
  isPossible: (state, event) => isNew(state, event) && !isLengthAnswered(event),
  deeds: {
    async 'password.typed'({ page }, { password }) {
      await fieldOf(page, 'New password').fill(password);
    },
    async 'passwordAgain.typed'({ page }, { passwordAgain }) {
      await fieldOf(page, 'Confirm password').fill(passwordAgain);
    },
    async 'form.submitted'({ page }) {
      await buttonOf(page, 'Save password').click();
    },
    async 'xstate.done.actor.changePassword'({ page, border }, { output }) {
      await border.questions.answer('updateUser', passwordAnswer(output));
      await readToast(page, output.message ?? 'Your password has been changed.');
    },
    async 'xstate.error.actor.changePassword'({ page, border }) {
      await border.questions.answer('updateUser', authAway);
      await readToast(page, 'An unexpected error occurred. Please try again.');
    },
  },
  async shows({ page }, state) {
    if (state.matches('saved')) return expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    await showsNewPassword(page, 'New password', state.context);
    await expectSubmit(page, state.matches('saving'), ['Save password', 'Saving…']);
  },
};

/** How long a password must be is told before a page of its own is seen. */
export const isLengthAnswered = ({ type }: AnyEventObject): boolean => type === 'xstate.done.actor.askPasswordLength';

/** A password that is chosen, under this label, and the same once more. */
export async function showsNewPassword(
  page: Page,
  label: string,
  { password, passwordAgain, errors, weaknesses }: AnyMachineSnapshot['context'],
): Promise<void> {
  await expect(fieldOf(page, label)).toHaveValue(password);
  await expect(fieldOf(page, 'Confirm password')).toHaveValue(passwordAgain);
  await expectFieldError(page, 'Password is required', errors.password === 'required');
  await expectFieldError(page, 'Password must be at least 6 characters', errors.password === 'short');
  await expectFieldError(page, 'Passwords do not match', errors.passwordAgain === 'different');
  const isWeak = errors.password === undefined && weaknesses.length > 0;
  await expectFieldError(page, 'It is known from a data breach: choose another one.', isWeak);
}

const passwordAnswer = (answer: PasswordAnswer): Answer =>
  answer.outcome === 'refused' ? accountError(answer) : { status: 200, body: userOf(ada) };
