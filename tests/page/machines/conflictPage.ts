import { expect } from 'playwright/test';
import type { LoadAnswer } from '#machines/ports/filePort.ts';
import { conflictModel } from '../../models/conflictModel.ts';
import { answered, refused, safetyRefused } from '../border/answers.ts';
import { loaded } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, dialogButton, expectBusy, openFile, replaceText } from '../engine/workspacePage.ts';

export const conflictPage: PageModel = {
  name: 'conflict',
  model: conflictModel,
  async open(visit) {
    const { page, border } = visit;
    await openFile(visit);
    border.questions.hold('getFile', 'saveFile');
    await replaceText(page, 'mine');
    await buttonOf(page, 'Save').click();
    await border.questions.answer('saveFile', safetyRefused('changed_on_disk', 'theirs', 'mine'));
    await expect(dialogButton(page, /^Compare$/)).toBeVisible();
  },
  isPossible: (state, { type }) =>
    (type !== 'comparison.opened' || state.matches('asked')) &&
    (type !== 'comparison.closed' || state.matches('compared')),
  deeds: {
    async 'comparison.opened'({ page }) {
      await dialogButton(page, /^Compare$/).click();
    },
    async 'comparison.closed'({ page }) {
      await dialogButton(page, /^Back$/).click();
    },
    async 'xstate.done.actor.loadTheirs'({ border }, { output }) {
      await border.questions.answer('getFile', theirs(output));
    },
  },
  async shows({ page }, state) {
    const isCompared = state.matches('compared');
    await expect(page.getByRole('dialog', { name: 'Theirs and mine' })).toHaveCount(isCompared ? 1 : 0);
    await expect(dialogButton(page, /^Keep mine$/)).toBeVisible();
    if (!isCompared) await expectBusy(dialogButton(page, /^Compare$/), state.matches('loading'));
    const fault = state.context.fault?.kind;
    await expect(page.getByText('The text on the server could not be loaded')).toHaveCount(
      fault === 'unloaded' ? 1 : 0,
    );
    await expect(page.getByText('What the server has is no longer text')).toHaveCount(fault === 'binary' ? 1 : 0);
  },
};

function theirs(answer: LoadAnswer) {
  if (answer.outcome === 'loaded') return loaded(answer.code);
  if (answer.outcome === 'failed') return refused(500, answer.detail);
  const isBinary = answer.outcome === 'binary';
  return answered('getFile', {
    success: true,
    content: '',
    file_exists: isBinary,
    version: isBinary ? answer.version : null,
    saved_at: null,
    build: null,
    binary: isBinary,
    error: null,
  });
}
