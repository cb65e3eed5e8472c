import { expect } from 'playwright/test';
import { runModel } from '../../models/runModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, expectBusy, openFile, statusOf } from '../engine/workspacePage.ts';

export const runPage: PageModel = {
  name: 'run',
  model: runModel,
  async open(visit) {
    await openFile(visit);
    await buttonOf(visit.page, 'Build').click();
    await expect(statusOf(visit.page).getByText('Build success')).toBeVisible();
  },
  deeds: {
    async 'run.requested'({ page }) {
      await buttonOf(page, 'Run').click();
    },
    async 'xstate.after.tickDelay.run.running.ticking'(visit) {
      await visit.wait(1000);
    },
    async 'xstate.after.runDelay.run.running'(visit, _, before) {
      await visit.wait((5 - before.context.seconds) * 1000);
    },
  },
  async shows({ page }, state) {
    const isRunning = state.matches('running');
    await expectBusy(buttonOf(page, 'Run'), isRunning);
    if (isRunning) await expect(statusOf(page).getByText(`0:0${state.context.seconds}`)).toBeVisible();
  },
};
