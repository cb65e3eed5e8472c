import { expect } from 'playwright/test';
import { expectKept } from '../../../e2e/keptDrafts.ts';
import { fileModel } from '../../models/fileModel.ts';
import { texts } from '../../models/texts.ts';
import { loaded } from '../border/defaultAnswers.ts';
import { comeAgainFrom } from '../engine/comeByHistory.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, openFile, replaceText } from '../engine/workspacePage.ts';
import { filePage } from './filePage.ts';

/** A file into which something was typed on an earlier visit, and not saved. */
export const draftedFilePage: PageModel = {
  ...filePage,
  name: 'file, with something typed before',
  model: fileModel,
  async open(visit) {
    visit.border.questions.setDefault('getFile', () => loaded(texts.long));
    await openFile(visit);
    await replaceText(visit.page, texts.short);
    await expectKept(visit.page, texts.short);
    await comeAgainFrom(visit, '/challenge/2', 'user_ssp_challenge_problem', 'getFile');
  },
  isPossible: (state, { type, path, output }) => {
    if (state.matches('waiting')) return type === 'path.changed' && path !== null;
    if (state.matches('loading')) return type.endsWith('.loadFile') && output?.code === texts.long;
    return type === 'draft.restored' && state.context.code === texts.long;
  },
  deeds: {
    ...filePage.deeds,
    async 'draft.restored'({ page }) {
      await buttonOf(page, 'Restore').click();
      await expect(page.getByText(/You have unsaved changes from/)).toHaveCount(0);
    },
  },
};
