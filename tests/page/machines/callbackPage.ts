import { expect } from 'playwright/test';
import { readToast } from '../../../e2e/toasts.ts';
import { callbackModel } from '../../models/callbackModel.ts';
import { authAway } from '../border/account.ts';
import { broken, rows } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { buttonOf } from '../engine/workspacePage.ts';

const titles: Readonly<Record<string, string>> = {
  saving: 'Processing Authentication',
  unsaved: 'Authentication Error',
  refused: 'Authentication Error',
  confirmed: 'Your email is confirmed',
  recovering: 'Choose a new password',
  welcomed: 'Challenge Browser',
};

const wordsOf: Readonly<Record<string, string>> = {
  otp_expired: 'Email link is invalid or has expired',
  callback_recovery_elsewhere: 'Ask for another link, and open it in the browser in which you asked for it.',
  callback_recovery_expired: 'Ask for another link, and open it in the browser in which you asked for it.',
  broken: 'An unexpected error occurred. Please try signing in again.',
};

/** A sign-in began in this browser, or a recovery, and now it comes back with a code. */
async function comeBack(visit: Visit, kind = ''): Promise<void> {
  await visit.store('servolab-session-code-verifier', JSON.stringify(`verifier${kind}`));
  await visit.store('servolab:returnTo', JSON.stringify({ text: '/challenges', at: Date.now() }));
  await visit.goto('/auth/callback?code=c1');
}

/** Somebody who is signed in opens the page, which nothing has led them to. */
async function openSignedIn(visit: Visit): Promise<void> {
  await visit.remember();
  await visit.store('servolab:returnTo', JSON.stringify({ text: '/challenges', at: Date.now() }));
  await visit.goto('/auth/callback');
}

export const callbackPage: PageModel = {
  name: 'callback',
  model: callbackModel,
  async open({ border }) {
    border.questions.hold('user_upsert_profile');
  },
  deeds: {
    // What an address brings is looked at as the page begins.
    async 'xstate.done.actor.finishCallback'(visit, { output }) {
      if (output.outcome === 'signedIn') await comeBack(visit);
      else if (output.outcome === 'recovering') await comeBack(visit, '/recovery');
      else if (output.outcome === 'confirmed')
        await visit.goto('/auth/callback?from=confirmation&code=6f1c9a52-3b7e-4c1d-9a0f-2d5e8b7c4a10');
      else if (output.outcome === 'alreadySignedIn') await openSignedIn(visit);
      else if (output.message.code === 'callback_recovery_elsewhere')
        await visit.goto('/auth/callback?from=recovery&code=c1');
      else if (output.message.code === 'callback_recovery_expired')
        await visit.goto('/auth/callback?from=recovery&error=access_denied&error_code=otp_expired');
      else
        await visit.goto(
          `/auth/callback?error=access_denied&error_code=${output.message.code}&error_description=of+the+service`,
        );
    },
    async 'xstate.error.actor.finishCallback'(visit) {
      visit.border.questions.setDefault('exchange', () => authAway);
      await comeBack(visit);
    },
    async 'xstate.done.actor.saveProfile'({ page, border }) {
      await border.questions.answer('user_upsert_profile', rows('user_upsert_profile', null));
      await readToast(page, 'Login Successful!!');
    },
    async 'xstate.error.actor.saveProfile'({ page, border }) {
      await border.questions.answer('user_upsert_profile', broken('the database is away'));
      await expect(page.getByText('Failed to update user profile.')).toBeVisible();
    },
    async 'retry.requested'({ page }) {
      await buttonOf(page, 'Try again').click();
    },
  },
  async shows({ page }, { value, context: { message } }) {
    if (value === 'arriving') return;
    await expect(page.getByRole('heading', { name: titles[String(value)]! })).toBeVisible();
    if (value !== 'refused') return;
    await expect(page.getByText(wordsOf[message?.code] ?? wordsOf['broken']!)).toBeVisible();
  },
};
