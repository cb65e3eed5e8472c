import { readToast } from '../../../e2e/toasts.ts';
import { googleSignInModel } from '../../models/googleSignInModel.ts';
import { authAway, accountError } from '../border/account.ts';
import { expectSubmit } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

export const googleSignInPage: PageModel = {
  name: 'googleSignIn',
  model: googleSignInModel,
  async open(visit) {
    visit.border.questions.hold('authorize');
    await visit.goto('/auth/signin');
  },
  deeds: {
    async 'google.requested'({ page }) {
      await buttonOf(page, 'Continue with Google').click();
    },
    async 'xstate.done.actor.leave'({ page, border }, { output }) {
      await border.questions.answer('authorize', accountError(output));
      await readToast(page, output.message);
    },
    async 'xstate.error.actor.leave'({ page, border }) {
      await border.questions.answer('authorize', authAway);
      await readToast(page, 'An error occurred. Please try again.');
    },
    // The service never says where it leads: from a page that was left, no browser would come back to this walk.
    async 'xstate.after.leavingDelay.googleSignIn.leaving'(visit) {
      await visit.border.questions.next('authorize');
      await visit.wait(10_000);
    },
  },
  async shows({ page }, { value }) {
    await expectSubmit(page, value === 'leaving', ['Continue with Google', 'On the way to Google…']);
  },
};
