import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { selectStep, type tourMachine } from '#machines/workspace/tourMachine.ts';
import { tourModel } from '../../models/tourModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, openFile } from '../engine/workspacePage.ts';

type Tour = SnapshotFrom<typeof tourMachine>;

export const tourPage: PageModel = {
  name: 'tour',
  model: tourModel,
  open: openFile,
  isPossible: (state, { type }) => (selectStep(state as Tour) === null) === (type === 'tour.offered'),
  deeds: {
    async 'tour.offered'({ page }) {
      await buttonOf(page, 'Take the tour').click();
    },
    async 'step.passed'({ page }, _, before) {
      await buttonOf(page, selectStep(before as Tour) === 'watching' ? 'Done' : 'Next').press('Enter');
    },
    async 'tour.skipped'({ page }) {
      await page.keyboard.press('Escape');
    },
    async 'tour.withdrawn'({ page }) {
      await buttonOf(page, 'Show Demo').click();
      await buttonOf(page, 'Cancel').click();
    },
  },
  async shows({ page }, state) {
    const step = selectStep(state as Tour);
    const mark = page.getByRole('region', { name: 'Tour of the workspace' });
    await expect(mark).toHaveCount(step === null ? 0 : 1);
    if (step === null) return;
    const titles = { writing: 'Write', starting: 'Start', watching: 'Watch' } as const;
    await expect(mark.getByRole('heading', { name: titles[step] })).toBeVisible();
    // The keyboard is in it, whatever had the focus before.
    await expect(mark.locator(':focus')).toHaveCount(1);
  },
};
