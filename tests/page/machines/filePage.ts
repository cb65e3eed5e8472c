import { expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { erases, shrinks } from '#contract/contentSafety.ts';
import type { LoadAnswer, SaveAnswer } from '#machines/ports/filePort.ts';
import { fileModel } from '../../models/fileModel.ts';
import { texts } from '../../models/texts.ts';
import { answered, safetyRefused, refused, versionOf } from '../border/answers.ts';
import type { Answer } from '../border/Questions.ts';
import { built, loaded, problemAnswer, saved } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { comeByHistory, goToOther } from '../engine/comeByHistory.ts';
import type { Visit } from '../engine/Visit.ts';
import { buttonOf, dialogButton, expectBusy, replaceText, statusOf } from '../engine/workspacePage.ts';

const theirs = 'somebody else was here';

export const filePage: PageModel = {
  name: 'file',
  model: fileModel,
  async open(visit) {
    await comeByHistory(visit, 'user_ssp_challenge_problem', 'getFile', 'saveFile', 'buildWithCode');
  },
  isPossible,
  deeds: {
    async 'path.changed'({ page, border }, { path }, before) {
      // Another challenge closes the file at once, and opens one when it is known what it asks for.
      if (path === null) await goToOther(page);
      else await border.questions.answer('user_ssp_challenge_problem', problemAnswer);
      // What is not wanted any more is answered all the same; a browser asks for nothing twice at a time.
      if (path === null && before.matches('loading'))
        await border.questions.answer('getFile', () => loaded('too late'));
    },
    async 'code.edited'({ page }, { changes }) {
      await replaceText(page, changes[0].insert);
    },
    async 'save.requested'({ page }, _, before) {
      if (before.hasTag('ready')) return buttonOf(page, 'Save').click();
      // The button is off; the page hears the keys all the same.
      await page.keyboard.press('Control+S');
    },
    async 'overwrite.confirmed'({ page }) {
      await dialogButton(page, /Save anyway|Keep mine/).click();
    },
    async 'overwrite.declined'({ page }) {
      await dialogButton(page, /Cancel/).click();
    },
    async 'reload.requested'({ page }) {
      await dialogButton(page, /Reload theirs/).click();
    },
    async 'lock.requested'({ page }, _, before) {
      if (before.hasTag('ready')) return buttonOf(page, 'Build').click();
      // There is no editor yet, or the button is off; the page hears the keys anywhere.
      await page.keyboard.press('Control+Shift+B');
    },
    async 'draft.stored'({ border }) {
      await border.questions.answer('buildWithCode', built);
    },
    async 'lock.released'({ border }) {
      await border.questions.answer('buildWithCode', refused(503, 'Nothing can be built here.'));
    },
    async 'xstate.done.actor.loadFile'({ border }, { output }) {
      await border.questions.answer('getFile', loadAnswer(output));
    },
    async 'xstate.done.actor.saveFile'({ border }, { output }, before) {
      const question = await border.questions.next('saveFile');
      question.answer(saveAnswer(output, question));
      // Whether what is there is a text of its own, it asks where a save before it has failed.
      if (output.outcome === 'refused' && before.context.lost.length > 0)
        await border.questions.answer('getFile', loaded(theirs));
    },
  },
  shows: showsFile,
};

/** The same in a browser that could not fetch the part of the site by which files are asked for. */
export const brokenFilePage: PageModel = {
  ...filePage,
  name: 'file, part of the site missing',
  mayThrow: true,
  async open(visit) {
    visit.border.missing = /axiosCalls/;
    await comeByHistory(visit, 'user_ssp_challenge_problem');
  },
  // Here no answer is waited for.
  isPossible: (state, event) =>
    isPossible(state, event) &&
    !/^(draft|lock|xstate.done)/.test(event.type) &&
    (event.type.startsWith('xstate.error') ||
      (!state.matches('loading') && !state.matches({ open: { work: 'saving' } }))),
  deeds: {
    ...filePage.deeds,
    async 'xstate.error.actor.loadFile'() {},
    async 'xstate.error.actor.saveFile'() {},
  },
  async shows(visit, state) {
    if (!state.matches('loading') && !state.matches({ open: { work: 'saving' } })) await showsFile(visit, state);
  },
};

function isPossible(state: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { code, saved: stored, draft } = state.context;
  const isReady = state.matches({ open: { work: 'ready' } });
  const isSaving = state.matches({ open: { work: { saving: 'wanted' } } });
  const isLocked = state.matches({ open: { work: 'locked' } });
  const isAsking = state.hasTag('confirming');
  switch (event.type) {
    case 'path.changed':
      if (isClosed(state)) return event['path'] !== null;
      // Whoever has something unsaved is asked before: that is walked with the departure.
      // A build that goes on after its file was left is walked by itself.
      return event['path'] === null && !isLocked && !state.matches({ open: { text: 'modified' } }) && !isAsking;
    case 'code.edited':
      return (isReady || isSaving) && event['changes'][0].to === code.length;
    case 'save.requested':
      return !isClosed(state);
    // A save that waits for its turn is taken back by the machine at any time; the page has something to decline only while it asks.
    case 'overwrite.declined':
      return isAsking;
    case 'reload.requested':
      return isAsking && state.context.pendingConfirmation?.kind === 'refused';
    case 'lock.requested':
      // The program asks once.
      if (!isReady && !isSaving) return state.hasTag('loading');
      return (isReady || code === draft.code) && !erases(code, stored) && !shrinks(code, stored);
    case 'draft.stored':
      return isLocked && code === texts.short && event['stored'].savedAt !== null;
    case 'lock.released':
      return isLocked;
    default:
      return true;
  }
}

/** Whether the page has no file to show: it is not known which it is to be. */
const isClosed = (state: AnyMachineSnapshot): boolean =>
  state.matches('waiting') ||
  (state.matches({ open: { work: { saving: 'superseded' } } }) && state.context.nextPath === null);

async function showsFile({ page }: Visit, state: AnyMachineSnapshot): Promise<void> {
  if (isClosed(state)) return expect(page.getByText('Loading the challenge…')).toBeVisible();
  if (state.hasTag('loading')) return expect(statusOf(page).getByText('File loading')).toBeVisible();
  if (state.matches('binary')) return expect(statusOf(page).getByText('Not a text file')).toBeVisible();
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await expect(statusOf(page).getByText(`${state.context.code.length} characters`, { exact: true })).toBeVisible();
  const isAsked = state.matches({ open: { work: 'confirming' } });
  await expect(page.getByRole('dialog')).toHaveCount(isAsked ? 1 : 0);
  if (isAsked) return;
  await expectBusy(buttonOf(page, 'Save'), state.matches({ open: { work: 'saving' } }));
  await expectBusy(buttonOf(page, 'Build'), state.matches({ open: { work: 'locked' } }));
}

function loadAnswer(answer: LoadAnswer): Answer {
  if (answer.outcome === 'loaded') return loaded(answer.code);
  if (answer.outcome === 'failed') return refused(500, answer.detail);
  const isBinary = answer.outcome === 'binary';
  const version = isBinary ? versionOf('binary') : null;
  return answered('getFile', {
    success: true,
    content: '',
    file_exists: isBinary,
    version,
    saved_at: null,
    build: null,
    binary: isBinary,
    error: null,
  });
}

function saveAnswer(answer: SaveAnswer, question: Parameters<typeof saved>[0]): Answer {
  if (answer.outcome === 'saved') return saved(question);
  if (answer.outcome === 'failed') return refused(500, answer.detail);
  return safetyRefused(answer.reason, theirs, String(question.parameters['content']));
}
