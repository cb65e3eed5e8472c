import { expect } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { DeletionAnswer } from '#machines/ports/accountPort.ts';
import { accountDeletionModel } from '../../models/accountDeletionModel.ts';
import { answered, refused } from '../border/answers.ts';
import type { Answer } from '../border/Questions.ts';
import { expectFieldError, fieldOf, isNew } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, expectBusy } from '../engine/workspacePage.ts';

export const accountDeletionPage: PageModel = {
  name: 'accountDeletion',
  // A field for addresses leaves out what is blank around one.
  model: {
    ...accountDeletionModel,
    events: accountDeletionModel.events.map((event) =>
      event.type === 'email.typed' ? Object.assign({}, event, { email: event['email'].trim() }) : event,
    ),
  },
  async open(visit) {
    visit.border.questions.hold('deleteAccount');
    await visit.remember();
    await visit.goto('/profile');
    await expect(buttonOf(visit.page, 'Delete my account…')).toBeVisible();
  },
  // Whoever is gone, or has been elsewhere, does not come back on these walks; and what the browser keeps goes at once.
  isPossible: (state, event) =>
    isNew(state, event) &&
    (event.type !== 'deletion.opened' || (state.context['user'] === null && event['user'].provider === 'email')) &&
    (event.type !== 'learner.left' || isShown(state)) &&
    (event.type !== 'notice.closed' || !state.matches({ gone: 'erasing' })),
  deeds: {
    async 'deletion.opened'({ page }) {
      await buttonOf(page, 'Delete my account…').click();
    },
    async 'email.typed'({ page }, { email }) {
      await fieldOf(page, 'Email').fill(email);
    },
    async 'password.typed'({ page }, { password }) {
      await fieldOf(page, 'Password').fill(password);
    },
    async 'form.submitted'({ page }) {
      await buttonOf(page, 'Delete my account').click();
    },
    async 'deletion.dismissed'({ page }) {
      await buttonOf(page, 'Keep my account').click();
    },
    async 'notice.closed'({ page }) {
      await buttonOf(page, 'Close').click();
    },
    async 'learner.left'(visit) {
      await visit.tellFromAnotherTab('SIGNED_OUT');
    },
    async 'xstate.done.actor.deleteAccount'({ border }, { output }, before) {
      await border.questions.answer('deleteAccount', answerOf(output));
      // The session, where there is one, is renewed, and the same asked once more.
      if (output.outcome === 'signedOut' && isShown(before))
        await border.questions.answer('deleteAccount', answerOf(output));
    },
    async 'xstate.done.actor.eraseTraces'({ page }) {
      await expect(page.getByText('This browser keeps nothing of you either.')).toBeVisible();
    },
  },
  async shows({ page }, state) {
    const isOpen = isShown(state);
    const { errors, trouble } = state.context;
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toHaveCount(isOpen ? 1 : 0);
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toHaveCount(
      state.matches('gone') ? 1 : 0,
    );
    if (!isOpen) return;
    await expect(fieldOf(page, 'Email')).toHaveValue(state.context['email']);
    await expect(fieldOf(page, 'Password')).toHaveValue(state.context['password']);
    await expectFieldError(page, 'Email is required', errors.email === 'required');
    await expectFieldError(page, 'Email is invalid', errors.email === 'invalid');
    await expectFieldError(page, 'Password is required', errors.password === 'required');
    await expect(page.getByText('No answer came from the server')).toHaveCount(trouble?.why === null ? 1 : 0);
    await expectBusy(
      buttonOf(page, isAsking(state) ? 'Delete my account' : 'Deleting your account…'),
      !isAsking(state),
    );
  },
};

/** The same by a learner who waits for the answer, and whose session then ends with the account. */
export const attendedDeletionPage: PageModel = {
  ...accountDeletionPage,
  name: 'accountDeletion, of a learner who waits',
  isPossible: (state, event) =>
    event.type !== 'learner.left' &&
    (event.output?.outcome ?? 'deleted') === 'deleted' &&
    accountDeletionPage.isPossible?.(state, event) !== false,
};

/** The same in a browser that does not let what it keeps be removed. */
export const keepingDeletionPage: PageModel = {
  ...attendedDeletionPage,
  name: 'accountDeletion, in a browser that removes nothing',
  async open(visit) {
    await visit.forbidDatabase('servolab-drafts');
    await accountDeletionPage.open(visit);
  },
  isPossible: (state, event) =>
    event.type !== 'xstate.done.actor.eraseTraces' && attendedDeletionPage.isPossible?.(state, event) !== false,
  deeds: {
    ...accountDeletionPage.deeds,
    async 'xstate.error.actor.eraseTraces'({ page }) {
      await expect(page.getByText(/^This browser did not let us remove what it keeps of you/)).toBeVisible();
    },
  },
};

const isAsking = (state: AnyMachineSnapshot): boolean => state.matches({ open: 'asking' });
const isShown = (state: AnyMachineSnapshot): boolean =>
  isAsking(state) || state.matches({ open: { deleting: 'attended' } });

function answerOf(answer: DeletionAnswer): Answer {
  if (answer.outcome === 'refused') return refused(422, answer.message);
  if (answer.outcome === 'unanswered') return 'cut';
  if (answer.outcome === 'signedOut') return refused(401, 'You are not signed in.');
  return answered('deleteAccount', { success: true });
}
