import { type Page, expect } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { FileVersion } from '#contract/entities.ts';
import type { KeepTextAnswer, ListAnswer, TextAnswer } from '#machines/ports/filePort.ts';
import { texts } from '../../models/texts.ts';
import { versionListModel } from '../../models/versionListModel.ts';
import { answered, refused, versionOf } from '../border/answers.ts';
import type { Questions } from '../border/Questions.ts';
import { gone } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, dialogButton, openFile, replaceText } from '../engine/workspacePage.ts';

export const versionListPage: PageModel = {
  name: 'versionList',
  model: versionListModel,
  async open(visit) {
    visit.border.questions.hold('listVersions', 'getVersion', 'keepVersion');
    await openFile(visit);
  },
  isPossible: (state, event) => {
    if (event.type === 'restore.requested') return state.matches('comparing');
    if (event.type === 'list.requested') return state.matches('closed') || state.matches('failed');
    if (event.type === 'list.closed') return !state.matches('closed') && !state.hasTag('compared');
    // The page goes these two steps by itself, and with something that is not saved.
    if (state.matches('asking')) return event.type === 'text.given' && event['draft'].code !== event['draft'].saved;
    if (state.matches('restoring')) return event.type === 'text.restored';
    return event.type !== 'text.given' && event.type !== 'text.restored';
  },
  deeds: {
    async 'list.requested'({ page }, _, before) {
      if (before.matches('failed')) await buttonOf(page, 'Try again').click();
      else await typeAndLook(page);
    },
    async 'list.closed'({ page, border }, _, before) {
      await dialogButton(page, /^Close$/).click();
      await answerTooLate(border.questions, before);
    },
    async 'version.chosen'({ page, border }, { index }, before) {
      await page.getByRole('listitem').getByRole('button').nth(index).click();
      await answerTooLate(border.questions, before);
    },
    async 'version.left'({ page }) {
      await dialogButton(page, /^Back$/).click();
    },
    async 'restore.requested'({ page }) {
      await dialogButton(page, /^Restore$/).click();
    },
    async 'text.given'() {},
    async 'text.restored'() {},
    async 'xstate.done.actor.listVersions'({ border }, { output }) {
      await border.questions.answer('listVersions', listAnswer(output));
    },
    async 'xstate.done.actor.readVersion'({ border }, { output }) {
      await border.questions.answer('getVersion', textAnswer(output));
    },
    async 'xstate.done.actor.keepText'({ border }, { output }) {
      await border.questions.answer('keepVersion', keepAnswer(output));
    },
  },
  async shows({ page }, state) {
    if (state.matches('restoring')) return;
    const isCompared = state.hasTag('compared');
    await expect(page.getByRole('dialog')).toHaveCount(state.matches('closed') ? 0 : 1);
    await expect(dialogButton(page, /^Restore$/)).toHaveCount(isCompared ? 1 : 0);
    await expect(page.getByText('No versions yet')).toHaveCount(
      state.matches('listed') && state.context.versions.length === 0 ? 1 : 0,
    );
    await expect(page.getByText('The versions could not be loaded')).toHaveCount(state.matches('failed') ? 1 : 0);
  },
};

/** What is typed is no version yet, so that it is kept before another one is restored. */
async function typeAndLook(page: Page): Promise<void> {
  await replaceText(page, 'typed');
  await buttonOf(page, 'Versions').click();
}

/** What is not wanted any more is answered all the same. */
async function answerTooLate(questions: Questions, before: AnyMachineSnapshot): Promise<void> {
  if (before.matches('listing')) await questions.answer('listVersions', gone);
  if (before.matches('reading')) await questions.answer('getVersion', gone);
}

const hashed = (version: FileVersion): FileVersion => ({ ...version, version: versionOf(version.version) });

function listAnswer(answer: ListAnswer) {
  if (answer.outcome === 'failed') return refused(503, answer.detail);
  return answered('listVersions', {
    success: true,
    versions: answer.versions.map(hashed),
    current_version: answer.current === null ? null : versionOf(answer.current),
  });
}

function textAnswer(answer: TextAnswer) {
  if (answer.outcome === 'failed') return refused(404, answer.detail);
  return answered('getVersion', { success: true, version: versionOf(answer.code), content: answer.code });
}

const keepAnswer = (answer: KeepTextAnswer) =>
  answer.outcome === 'failed' ? gone : answered('keepVersion', { success: true, version: versionOf(texts.long) });
