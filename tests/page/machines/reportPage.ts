import { expect } from 'playwright/test';
import { reportModel } from '../../models/reportModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

export const reportPage: PageModel = {
  name: 'report',
  model: reportModel,
  open: (visit) => visit.goto('/'),
  deeds: {
    async 'report.opened'({ page }) {
      await buttonOf(page, 'Report a problem').click();
    },
    async 'report.closed'({ page }) {
      await buttonOf(page, 'Cancel').click();
    },
    async 'seen.toggled'({ page }) {
      await page.getByRole('checkbox', { name: 'With the output of my programs and the robot' }).click();
    },
    async 'download.requested'({ page }) {
      const download = page.waitForEvent('download');
      await buttonOf(page, 'Download the log').click();
      await download;
    },
  },
  async shows({ page }, { value, context }) {
    const isOpen = value === 'open';
    await expect(page.getByRole('dialog', { name: 'Report a problem' })).toHaveCount(isOpen ? 1 : 0);
    if (isOpen) await expect(page.getByRole('checkbox')).toBeChecked({ checked: context.isWhole });
  },
};
