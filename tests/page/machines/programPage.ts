import { expect } from 'playwright/test';
import { programModel } from '../../models/programModel.ts';
import { safetyRefused } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, dialogButton, editorOf, expectBusy, openFile } from '../engine/workspacePage.ts';

/** What a learner reads who works in a browser that keeps nothing, and who builds before a save has its answer. */
export const programPage: PageModel = {
  name: 'program',
  model: programModel,
  async open(visit) {
    await visit.forbidDatabase('servolab-drafts');
    visit.border.questions.hold('saveFile');
    await openFile(visit);
  },
  // All else is caused by its parts, which are walked by themselves.
  isPossible: (state, { type }) => state.matches('locking') === (type === 'file.undecided'),
  deeds: {
    // It was looked for when the file was opened.
    async 'recovery.failed'({ page }) {
      await expect(page.getByText(/^Unsaved changes of earlier visits could not be looked for/).first()).toBeVisible();
    },
    async 'draft.failed'({ page }) {
      await editorOf(page).click();
      await page.keyboard.insertText('#');
      await expect(page.getByText(/^This browser does not keep unsaved changes/).first()).toBeVisible();
    },
    async 'build.requested'({ page }) {
      await buttonOf(page, 'Save').click();
      await expectBusy(buttonOf(page, 'Save'));
      await page.keyboard.press('Control+Shift+B');
    },
    async 'file.undecided'({ page, border }) {
      await border.questions.answer('saveFile', ({ parameters }) =>
        safetyRefused('changed_on_disk', 'somebody else was here', String(parameters['content'])),
      );
      await dialogButton(page, /Cancel/).click();
      await expect(page.getByText(/^Not built: you were asked about the file first/).first()).toBeVisible();
    },
  },
  async shows({ page }, state) {
    await expectBusy(buttonOf(page, 'Save'), state.matches('locking'));
  },
};
