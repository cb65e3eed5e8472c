import { expect } from 'playwright/test';
import { readToast } from '../../../e2e/toasts.ts';
import { appModel } from '../../models/appModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { titleOf } from '../engine/workspacePage.ts';

/** Somebody wants to read the site in a language whose words cannot be fetched. */
export const untranslatedPage: PageModel = {
  name: 'app, in a language whose words do not come',
  model: {
    ...appModel,
    events: [{ type: 'path.changed', path: '/' }, { type: 'locale.failed' }],
    isPossible: (state, { type }) => state.matches('starting') === (type === 'path.changed'),
  },
  async open() {},
  deeds: {
    async 'path.changed'(visit, { path }) {
      await visit.goto(path);
    },
    async 'locale.failed'({ page, border }) {
      border.missing = /assets\/(es|firstTexts)-/;
      await page.getByRole('combobox', { name: 'Language' }).first().selectOption('es');
      await readToast(page, 'The words of that language did not arrive. Choose it again in a moment.');
    },
  },
  async shows({ page }, state) {
    if (state.matches('starting')) return;
    await expect(titleOf(page)).toHaveText('Master Robotics Programming Through Interactive Challenges');
  },
};
