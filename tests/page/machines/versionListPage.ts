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
import { buttonOf, dialogButton, openFile, replaceText, statusOf } from '../engine/workspacePage.ts';

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

/** The same of a file in which nothing is unsaved. */
export const savedVersionListPage: PageModel = {
  ...versionListPage,
  name: 'versionList, nothing unsaved',
  isPossible: (state, event) => {
    if (event.type === 'list.requested') return state.matches('closed');
    if (event.type === 'version.chosen') return state.matches('listed') && event['index'] === 0;
    if (event.type === 'restore.requested') return state.matches('comparing');
    if (event.type === 'text.given') return state.matches('asking') && event['draft'].code === event['draft'].saved;
    if (event.type === 'text.restored') return state.matches('restoring');
    const { outcome, versions } = event['output'] ?? {};
    return outcome === 'read' || (outcome === 'listed' && versions.length > 0);
  },
  deeds: {
    ...versionListPage.deeds,
    async 'list.requested'({ page }) {
      // Another text than the version, and not so short that much would be lost.
      await replaceText(page, 'saved '.repeat(20));
      await buttonOf(page, 'Save').click();
      await expect(statusOf(page).getByText('Unsaved changes')).toHaveCount(0);
      await buttonOf(page, 'Versions').click();
    },
  },
  async shows(visit, state) {
    if (!state.matches('asking')) await versionListPage.shows(visit, state);
  },
};

/** The same in a browser that could not fetch the part of the site by which versions are asked for. */
export const brokenVersionListPage: PageModel = {
  ...versionListPage,
  name: 'versionList, part of the site missing',
  mayThrow: true,
  async open(visit) {
    visit.border.missing = /axiosCalls/;
    await openFile(visit);
  },
  // Here no answer is waited for.
  isPossible: (state, { type }) =>
    type.startsWith('xstate.error') || (type === 'list.requested' && !state.matches('listing')),
  deeds: { 'list.requested': versionListPage.deeds['list.requested']!, async 'xstate.error.actor.listVersions'() {} },
  async shows(visit, state) {
    if (!state.matches('listing')) await versionListPage.shows(visit, state);
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
