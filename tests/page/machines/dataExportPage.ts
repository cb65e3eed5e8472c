import { expect } from 'playwright/test';
import { dataExportModel } from '../../models/dataExportModel.ts';
import { answered } from '../border/answers.ts';
import { nothingKept } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

export const dataExportPage: PageModel = {
  name: 'dataExport',
  model: dataExportModel,
  async open(visit) {
    visit.border.questions.hold('exportAccount');
    await visit.remember();
    await visit.goto('/profile');
    await expect(buttonOf(visit.page, 'Download my data')).toBeVisible();
  },
  deeds: {
    async 'export.requested'({ page }) {
      await buttonOf(page, 'Download my data').click();
    },
    async 'xstate.done.actor.giveExport'({ page, border }) {
      const download = page.waitForEvent('download');
      await border.questions.answer('exportAccount', answered('exportAccount', nothingKept));
      expect((await download).suggestedFilename()).toBe('servolab-data-2026-01-01.json');
    },
    async 'xstate.error.actor.giveExport'({ border }) {
      await border.questions.answer('exportAccount', { status: 503, body: 'gone' });
    },
  },
  async shows({ page }, { value, context: { fault } }) {
    await expect(buttonOf(page, 'Collecting your data…')).toHaveCount(value === 'collecting' ? 1 : 0);
    await expect(page.getByText('Your browser has the file now.')).toHaveCount(value === 'given' ? 1 : 0);
    await expect(page.getByText('Your data could not be collected:')).toHaveCount(fault === null ? 0 : 1);
  },
};
