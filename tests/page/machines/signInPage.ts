import { expect } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { SignInAnswer } from '#machines/ports/authPort.ts';
import { readToast } from '../../../e2e/toasts.ts';
import { signInModel } from '../../models/signInModel.ts';
import { ada, authAway, accountError, sessionOf } from '../border/account.ts';
import type { Answer } from '../border/Questions.ts';
import { expectFieldError, expectSubmit, fieldOf, isNew, sentEmpty } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

export const signInPage: PageModel = {
  name: 'signIn',
  model: sentEmpty({ ...signInModel, events: signInModel.events.map(asTyped) }),
  async open(visit) {
    visit.border.questions.hold('signIn');
    await visit.goto('/auth/signin');
    await expect(visit.page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
  // Whoever was told one of these is elsewhere.
  isPossible: (state, event) => isNew(state, event) && !state.matches('signedIn') && !state.matches('unconfirmed'),
  deeds: {
    async 'email.typed'({ page }, { email }) {
      await fieldOf(page, 'Email').fill(email);
    },
    async 'password.typed'({ page }, { password }) {
      await fieldOf(page, 'Password').fill(password);
    },
    async 'form.submitted'({ page }) {
      await buttonOf(page, 'Sign In').click();
    },
    async 'xstate.done.actor.signIn'({ page, border }, { output }) {
      await border.questions.answer('signIn', signInAnswer(output));
      await readToast(page, wordsOf(output));
    },
    async 'xstate.error.actor.signIn'({ page, border }) {
      await border.questions.answer('signIn', authAway);
      await readToast(page, 'An error occurred. Please try again.');
    },
  },
  async shows({ page }, { value, context: { email, password, errors } }) {
    if (value === 'signedIn') return expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    if (value === 'unconfirmed') return expect(buttonOf(page, 'Send it again')).toBeVisible();
    await expect(fieldOf(page, 'Email')).toHaveValue(email);
    await expect(fieldOf(page, 'Password')).toHaveValue(password);
    await expectFieldError(page, 'Email is required', errors.email === 'required');
    await expectFieldError(page, 'Email is invalid', errors.email === 'invalid');
    await expectFieldError(page, 'Password is required', errors.password === 'required');
    await expectSubmit(page, value === 'submitting', ['Sign In', 'Signing in…']);
  },
};

/** A field for addresses leaves out what is blank around one. */
function asTyped(event: AnyEventObject): AnyEventObject {
  return event.type === 'email.typed' ? { ...event, email: event['email'].trim() } : event;
}

function wordsOf(answer: SignInAnswer): string {
  if (answer.outcome === 'signedIn') return 'Logged in successfully!';
  return typeof answer.message === 'string' ? answer.message : 'Email not confirmed';
}

const signInAnswer = (answer: SignInAnswer): Answer =>
  answer.outcome === 'refused' ? accountError(answer) : { status: 200, body: sessionOf(ada) };
