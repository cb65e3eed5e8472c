import { type Page, expect } from 'playwright/test';
import { panelsModel } from '../../models/panelsModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { openFile } from '../engine/workspacePage.ts';

const desk = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

const leftPanel = (page: Page) => page.getByRole('complementary', { name: 'Challenge' });
const rightPanel = (page: Page) => page.getByRole('complementary', { name: 'Robot' });

export const panelsPage: PageModel = {
  name: 'panels',
  model: panelsModel,
  open: openFile,
  // A tab that is selected cannot be selected again.
  isPossible: (state, { type, panel }) =>
    type !== 'panel.selected' ||
    (state.matches({ right: 'open' }) && (state.context.inFront.right ?? 'console') !== panel),
  deeds: {
    async 'left.toggled'({ page }, _, before) {
      if (before.matches({ left: 'open' })) await leftPanel(page).getByLabel('Collapse this panel').click();
      else await page.getByRole('button', { name: 'Problem', exact: true }).click();
    },
    async 'right.toggled'({ page }, _, before) {
      if (before.matches({ right: 'open' })) await rightPanel(page).getByLabel('Collapse this panel').click();
      else await page.getByRole('button', { name: 'Console', exact: true }).click();
    },
    async 'bottom.toggled'({ page }) {
      await page.getByRole('button', { name: /the process output/ }).click();
    },
    async 'panel.selected'({ page }, { panel }) {
      await page.getByRole('tab', { name: panel === 'processes' ? /Processes/ : 'Console' }).click();
    },
    // Only a phone shows one section at a time.
    async 'section.selected'({ page }) {
      await page.setViewportSize(phone);
      await page.getByRole('navigation', { name: 'Sections of the workspace' }).getByText('Console').click();
      await page.setViewportSize(desk);
    },
  },
  async shows({ page }, state) {
    await expect(leftPanel(page)).toBeVisible({ visible: state.matches({ left: 'open' }) });
    await expect(rightPanel(page)).toBeVisible({ visible: state.matches({ right: 'open' }) });
    const label = state.matches({ bottom: 'open' }) ? 'Hide' : 'Show';
    await expect(page.getByRole('button', { name: `${label} the process output` })).toBeVisible();
    if (state.matches({ right: 'open' })) {
      const tab = state.context.inFront.right === 'processes' ? /Processes/ : 'Console';
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    }
  },
};
