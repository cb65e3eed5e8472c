import { expect } from 'playwright/test';
import { verificationModel } from '../../models/verificationModel.ts';
import { failToVerify, verify } from '../border/verification.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { titleOf } from '../engine/workspacePage.ts';

export const verificationPage: PageModel = {
  name: 'verification',
  model: verificationModel,
  async open(visit) {
    visit.border.questions.hold('user_ssp_isverified');
    await visit.remember();
    await visit.goto('/dashboard');
  },
  deeds: {
    'verification.requested': (visit) => visit.storeDetailsInAnotherTab(),
    'xstate.done.actor.verifyUser': (visit, { output }) => verify(visit, output === true),
    'xstate.error.actor.verifyUser': failToVerify,
    'xstate.after.verifyDelay.verification.waiting': (visit) => visit.wait(5000),
  },
  async shows({ page, border: { questions } }, state) {
    if (state.matches('asking') || state.matches('askingAgain'))
      await expect.poll(() => questions.isAsked('user_ssp_isverified')).toBe(true);
    if (state.matches('unverified')) await expect(titleOf(page)).toHaveText('Complete Your Profile');
    if (state.matches('verified')) await expect(titleOf(page)).toHaveText('Welcome, Ada');
  },
};
