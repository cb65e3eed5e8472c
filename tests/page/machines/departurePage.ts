import { expect } from 'playwright/test';
import { departureModel } from '../../models/departureModel.ts';
import { saved } from '../border/defaultAnswers.ts';
import { comeByHistory } from '../engine/comeByHistory.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { travel } from '../engine/travel.ts';
import { buttonOf, dialogButton, replaceText, statusOf } from '../engine/workspacePage.ts';

export const departurePage: PageModel = {
  name: 'departure',
  model: departureModel,
  async open(visit) {
    await comeByHistory(visit, 'saveFile');
    await expect(statusOf(visit.page).getByText('File ready')).toBeVisible();
    await replaceText(visit.page, 'print(1)');
    // Behind the question nothing can be saved any more, but what is asked for before it may be answered then.
    await buttonOf(visit.page, 'Save').click();
  },
  // Behind the question no link of the page can be reached, but the buttons of the browser can.
  isPossible: (state, { type, path }) =>
    type !== 'departure.requested' || path === (state.matches('resting') ? '/' : '/challenges'),
  deeds: {
    async 'departure.requested'({ page }, { path }) {
      if (path === '/') await page.getByRole('link', { name: 'Servolab' }).first().click();
      // The entry before this one is the list of challenges.
      else await travel(page, -1);
    },
    async 'departure.confirmed'({ page }) {
      await dialogButton(page, /Leave without saving/).click();
    },
    async 'departure.declined'({ page }) {
      await dialogButton(page, /Stay here/).click();
    },
    async 'workspace.synchronised'({ border }) {
      await border.questions.answer('saveFile', saved);
    },
  },
  async shows({ page }, state) {
    await expect(page.getByRole('dialog')).toHaveCount(state.matches('asking') ? 1 : 0);
    if (state.matches('confirmed')) await expect.poll(() => new URL(page.url()).pathname).toBe(state.context.path);
  },
};
