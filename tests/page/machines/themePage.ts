import { expect } from 'playwright/test';
import { themeModel } from '../../models/themeModel.ts';
import type { PageModel } from '../engine/PageModel.ts';

export const themePage: PageModel = {
  name: 'theme',
  model: themeModel,
  async open() {},
  deeds: {
    // The page asks its browser when it begins.
    async 'xstate.done.actor.readTheme'(visit, { output }) {
      if (typeof output === 'string') await visit.store('servolab:theme', output);
      await visit.goto('/');
      await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    async 'theme.toggled'({ page }) {
      await page.getByRole('button', { name: /Switch to the (dark|light) theme/ }).click();
    },
    async 'theme.chosenElsewhere'(visit, { theme }) {
      // A browser tells its other tabs of nothing that was there already.
      await visit.storeInAnotherTab('servolab:theme', '');
      await visit.storeInAnotherTab('servolab:theme', String(theme));
    },
  },
  isPossible: ({ value }, { type }) => !type.startsWith('theme.') || !JSON.stringify(value).includes('recalling'),
  async shows({ page }, state) {
    if (state.matches({ dark: 'recalling' })) return;
    await expect(page.locator('html')).toHaveAttribute('data-theme', state.matches('light') ? 'light' : 'dark');
  },
};
