import { expect } from 'playwright/test';
import { runModel } from '../../models/runModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, expectBusy, openFile, statusOf } from '../engine/workspacePage.ts';

export const runPage: PageModel = {
  name: 'run',
  model: runModel,
  async open() {},
  // The page asks its browser when it begins. e2e/start.spec.ts reloads it while a run is under way.
  isPossible(state, { type, output }) {
    if (type.includes('readElapsed')) return output === null || output === 5000;
    return type === 'run.requested' ? state.matches('idle') : !state.matches('recalling');
  },
  deeds: {
    async 'xstate.done.actor.readElapsed'(visit, { output }) {
      const { page } = visit;
      if (typeof output === 'number') await page.addInitScript(remember, output);
      await openFile(visit);
      await buttonOf(page, 'Build').click();
      await expect(statusOf(page).getByText('Build success')).toBeVisible();
    },
    async 'run.requested'({ page }) {
      await buttonOf(page, 'Run').click();
    },
    async 'xstate.after.tickDelay.run.running.ticking'(visit) {
      await visit.wait(1000);
    },
    async 'xstate.after.runDelay.run.running'(visit, _, before) {
      await visit.wait(5000 - before.context.elapsed);
    },
  },
  async shows({ page }, state) {
    if (state.matches('recalling')) return;
    const isRunning = state.matches('running');
    await expectBusy(buttonOf(page, 'Run'), isRunning);
    if (isRunning) await expect(statusOf(page).getByText(`0:0${state.context.elapsed / 1000}`)).toBeVisible();
  },
};

/** A run began so many milliseconds ago in this tab. */
function remember(elapsed: number): void {
  sessionStorage.setItem('servolab:runBegan', String(Date.now() - elapsed));
}
