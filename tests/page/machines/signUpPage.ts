import { expect } from 'playwright/test';
import type { SignUpAnswer } from '#machines/ports/authPort.ts';
import { readToast } from '../../../e2e/toasts.ts';
import { signUpModel } from '../../models/signUpModel.ts';
import { ada, authAway, accountError, sessionOf, userOf } from '../border/account.ts';
import type { Answer } from '../border/Questions.ts';
import { expectFieldError, expectSubmit, fieldOf, isNew, sentEmpty } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';
import { isLengthAnswered, showsNewPassword } from './newPasswordPage.ts';

const saidOf: Readonly<Record<string, string>> = {
  signedIn: 'Logged in successfully!',
  emailSent: 'Check your email for the confirmation link!',
};

export const signUpPage: PageModel = {
  name: 'signUp',
  model: sentEmpty(signUpModel),
  async open(visit) {
    visit.border.questions.hold('signUp');
    await visit.goto('/auth/signup');
    await expect(visit.page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  },
  // Whoever has signed up is elsewhere.
  isPossible: (state, event) => isNew(state, event) && !isLengthAnswered(event) && !state.matches('signedUp'),
  deeds: {
    async 'email.typed'({ page }, { email }) {
      await fieldOf(page, 'Email').fill(email);
    },
    async 'password.typed'({ page }, { password }) {
      await fieldOf(page, 'Password').fill(password);
    },
    async 'passwordAgain.typed'({ page }, { passwordAgain }) {
      await fieldOf(page, 'Confirm password').fill(passwordAgain);
    },
    async 'form.submitted'({ page }) {
      await buttonOf(page, 'Sign Up').click();
    },
    async 'xstate.done.actor.signUp'({ page, border }, { output }) {
      await border.questions.answer('signUp', signUpAnswer(output));
      await readToast(page, output.message ?? saidOf[output.outcome]);
    },
    async 'xstate.error.actor.signUp'({ page, border }) {
      await border.questions.answer('signUp', authAway);
      await readToast(page, 'An unexpected error occurred. Please try again.');
    },
  },
  async shows(visit, state) {
    const { page } = visit;
    const { email, errors } = state.context;
    if (state.matches('signedUp'))
      return expect(page.getByRole('heading', { name: /Welcome, Ada|Check your email/ })).toBeVisible();
    await expect(fieldOf(page, 'Email')).toHaveValue(email);
    await expectFieldError(page, 'Email is required', errors.email === 'required');
    await showsNewPassword(page, 'Password', state.context);
    await expectSubmit(page, state.matches('submitting'), ['Sign Up', 'Signing up…']);
  },
};

function signUpAnswer(answer: SignUpAnswer): Answer {
  if (answer.outcome === 'refused') return accountError(answer);
  return { status: 200, body: answer.outcome === 'signedIn' ? sessionOf(ada) : userOf(ada) };
}
