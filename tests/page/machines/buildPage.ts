import { expect } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { BuildAnswer } from '#machines/ports/buildPort.ts';
import { buildModel } from '../../models/buildModel.ts';
import { texts } from '../../models/texts.ts';
import { doubted, refused } from '../border/answers.ts';
import type { Answer, Asked } from '../border/Questions.ts';
import { built, gone, loaded } from '../border/standingAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { comeByHistory, goTo } from '../engine/comeByHistory.ts';
import type { Visit } from '../engine/Visit.ts';
import {
  buttonOf,
  dialogButton,
  editorOf,
  expectBusy,
  openFile,
  replaceText,
  statusOf,
} from '../engine/workspacePage.ts';

export const buildPage: PageModel = {
  name: 'build',
  model: buildModel,
  async open(visit) {
    visit.border.questions.stand('getFile', () => loaded(texts.long));
    visit.border.questions.hold('buildWithCode');
    await comeByHistory(visit);
    await expect(statusOf(visit.page).getByText('File ready')).toBeVisible();
  },
  deeds: {
    async 'draft.given'({ page }, { draft }) {
      // Only where much is stored can much be lost.
      await replaceText(page, texts.long.toUpperCase());
      await buttonOf(page, 'Save').click();
      await expect(statusOf(page).getByText('Unsaved changes')).toBeHidden();
      await expectBusy(buttonOf(page, 'Save'), false);
      if (draft.code === texts.empty) await replaceText(page, '');
      else if (draft.saved === texts.long) await replaceText(page, texts.short);
      await buttonOf(page, 'Build').click();
    },
    async 'code.changed'({ page }, _, before) {
      // Behind a question nothing can be typed; going back leads to another file all the same.
      if (before.matches('confirming')) {
        await goTo(page, page.url().endsWith('/1') ? null : 1);
        return expect(statusOf(page).getByText('File ready')).toBeVisible();
      }
      await editorOf(page).click();
      await page.keyboard.insertText('#');
    },
    async 'run.requested'({ page }) {
      await buttonOf(page, 'Run').click();
    },
    async 'overwrite.confirmed'({ page }) {
      await dialogButton(page, /Build anyway|Force build/).click();
    },
    async 'overwrite.declined'({ page }) {
      await dialogButton(page, /Cancel/).click();
    },
    async 'xstate.done.actor.build'({ border }, { output }) {
      await border.questions.answer('buildWithCode', (asked) => buildAnswer(output, asked));
    },
  },
  shows: showsBuild,
};

export const brokenBuildPage: PageModel = {
  ...buildPage,
  name: 'build, part of the site missing',
  mayThrow: true,
  async open(visit) {
    visit.border.missing = /axiosCalls/;
    await openFile(visit);
    visit.border.questions.hold('missingPart');
  },
  isPossible: (_, { type, draft }) => type !== 'draft.given' || draft.code === draft.saved,
  deeds: {
    async 'draft.given'({ page }) {
      await buttonOf(page, 'Build').click();
    },
    'code.changed': buildPage.deeds['code.changed']!,
    // It is fetched again for this, and is still missing.
    async 'xstate.error.actor.build'({ border }) {
      await border.questions.answer('missingPart', gone);
    },
  },
};

const statusTexts: Readonly<Record<string, string>> = {
  unknown: 'Not built',
  success: 'Build success',
  failure: 'Build failed',
};

async function showsBuild({ page }: Visit, { value }: AnyMachineSnapshot): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(value === 'confirming' ? 1 : 0);
  const resting = typeof value === 'object' ? String(value['resting']) : '';
  if (value !== 'confirming') await expect(statusOf(page).getByText(statusTexts[resting] ?? 'Building…')).toBeVisible();
}

function buildAnswer(answer: BuildAnswer, asked: Asked): Answer {
  if (answer.outcome === 'succeeded') return built(asked);
  if (answer.outcome === 'refused')
    return doubted(answer.reason, 'somebody else was here', String(asked.parameters['code']));
  if (answer.version === null) return refused(500, answer.detail);
  return built(asked, { line: 1, message: answer.detail });
}
