import { type Page, expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { SubscribeAnswer } from '#machines/ports/demoPort.ts';
import type { demoMachine } from '#machines/workspace/demoMachine.ts';
import { readToast } from '../../../e2e/toasts.ts';
import { demoModel } from '../../models/demoModel.ts';
import { rows, said } from '../border/answers.ts';
import type { Answer } from '../border/Questions.ts';
import { fieldOf } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, openFile } from '../engine/workspacePage.ts';

const PROCEDURE = 'users_isp_subscribe_demo';

export const demoPage: PageModel = {
  name: 'demo',
  model: demoModel,
  async open(visit) {
    visit.border.questions.hold(PROCEDURE);
    await openFile(visit);
  },
  isPossible(state, event) {
    if (event.type.startsWith('xstate.')) return true;
    if (!state.matches({ dialog: 'open' })) return event.type === 'demo.offered';
    return event.type === 'demo.dismissed' || (state.matches({ form: 'typing' }) && event.type !== 'demo.offered');
  },
  deeds: {
    async 'demo.offered'({ page }) {
      await buttonOf(page, 'Show Demo').click();
    },
    async 'demo.dismissed'({ page }) {
      await page.keyboard.press('Escape');
    },
    async 'email.typed'({ page }, { email }) {
      await fieldOf(page, 'Email').fill(email);
    },
    async 'form.submitted'({ page }) {
      await fieldOf(page, 'Email').press('Enter');
    },
    async 'xstate.done.actor.subscribe'({ page, border }, { output }) {
      await border.questions.answer(PROCEDURE, answerFor(output));
      if (output.outcome === 'subscribed') await readToast(page, 'Thank you! We will write to you about the demo.');
    },
  },
  async shows({ page }, state) {
    const demo = state as SnapshotFrom<typeof demoMachine>;
    const isOpen = demo.matches({ dialog: 'open' });
    await expect(page.getByRole('dialog', { name: 'Subscribe for Project Demo' })).toHaveCount(isOpen ? 1 : 0);
    if (!isOpen) return;
    const { email, isInvalid, fault } = demo.context;
    await expect(fieldOf(page, 'Email')).toHaveValue(email);
    if (isInvalid) await expectWords(page, 'Please enter a valid email address', true);
    const isSending = demo.matches({ form: 'sending' });
    await expect(buttonOf(page, isSending ? 'Confirming...' : 'Confirm')).toBeVisible();
    await expectWords(page, 'Email subscription failed: not this one', fault?.kind === 'subscriptionRefused');
    await expectWords(page, 'Error subscribing email: Network Error', fault?.kind === 'subscriptionFailed');
  },
};

function answerFor(output: SubscribeAnswer): Answer {
  if (output.outcome === 'unreachable') return 'cut';
  return output.outcome === 'refused' ? refusedAs(said(output.detail)) : rows(PROCEDURE, null);
}

/** By words that the site shows as they are. */
const refusedAs = (message: string): Answer => ({
  status: 400,
  body: { code: 'XX000', message, details: null, hint: null },
});

/** A console says it, too. */
async function expectWords(page: Page, words: string, isThere: boolean): Promise<void> {
  await expect(page.getByRole('dialog').getByText(words, { exact: true })).toHaveCount(isThere ? 1 : 0);
}
