import { expect } from 'playwright/test';
import { paletteModel } from '../../models/paletteModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, dialogButton, editorOf, openFile } from '../engine/workspacePage.ts';

export const palettePage: PageModel = {
  name: 'palette',
  model: paletteModel,
  // Without the palette no command is chosen in it.
  isPossible: ({ value }, { type }) => type !== 'editorCommand.chosen' || value === 'searching',
  open: openFile,
  deeds: {
    async 'commands.requested'({ page }, _, before) {
      if (before.matches('closed')) await page.keyboard.press('F1');
      else await dialogButton(page, /^Commands$/).click();
    },
    async 'keys.requested'({ page }, _, before) {
      if (before.matches('searching')) return dialogButton(page, /^Keyboard shortcuts$/).click();
      // In the editor it would be written.
      await buttonOf(page, 'Commands').focus();
      await page.keyboard.press('?');
    },
    async 'query.typed'({ page }, { query }) {
      await page.getByRole('combobox', { name: 'Search commands' }).fill(query);
    },
    async 'palette.closed'({ page }) {
      await page.keyboard.press('Escape');
    },
    async 'editorCommand.chosen'({ page }) {
      await page.getByRole('option', { name: 'Go to the editor' }).click();
      await expect(editorOf(page)).toBeFocused();
    },
  },
  async shows({ page }, state) {
    await expect(page.getByRole('dialog', { name: 'Commands' })).toHaveCount(state.matches('searching') ? 1 : 0);
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(
      state.matches('listing') ? 1 : 0,
    );
  },
};
