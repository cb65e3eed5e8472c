import { expect } from 'playwright/test';
import { departureModel } from '../../models/departureModel.ts';
import { comeByHistory } from '../engine/comeByHistory.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { travel } from '../engine/travel.ts';
import { dialogButton, replaceText, statusOf } from '../engine/workspacePage.ts';

export const departurePage: PageModel = {
  name: 'departure',
  model: departureModel,
  async open(visit) {
    await comeByHistory(visit);
    await expect(statusOf(visit.page).getByText('File ready')).toBeVisible();
    await replaceText(visit.page, 'print(1)');
  },
  isPossible: (_, event) => event['path'] !== '/',
  deeds: {
    // The entry before this one is the list of challenges.
    async 'departure.requested'({ page }) {
      await travel(page, -1);
    },
    async 'departure.confirmed'({ page }) {
      await dialogButton(page, /Leave without saving/).click();
    },
    async 'departure.declined'({ page }) {
      await dialogButton(page, /Stay here/).click();
    },
  },
  async shows({ page }, state) {
    await expect(page.getByRole('dialog')).toHaveCount(state.matches('asking') ? 1 : 0);
    if (state.matches('confirmed')) await expect(page).toHaveURL(/\/challenges$/);
  },
};
