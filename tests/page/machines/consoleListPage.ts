import { type Page, expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { consoleListModel } from '../../models/consoleListModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { openFile } from '../engine/workspacePage.ts';

interface Tab {
  id: string;
  name: string;
}

const tabsOf = (page: Page) => page.getByRole('group', { name: 'Consoles' });
const tabs = ({ context }: AnyMachineSnapshot): readonly Tab[] => context.tabs;
const nameOf = (state: AnyMachineSnapshot, { id }: AnyEventObject) =>
  tabs(state).find((tab) => tab.id === id)?.name ?? '';

export const consoleListPage: PageModel = {
  name: 'consoleList',
  model: consoleListModel,
  open: openFile,
  isPossible: (state, event) =>
    event.type === 'tab.added' ||
    event.type === 'example.chosen' ||
    (nameOf(state, event) !== '' && (event.type === 'tab.selected' || tabs(state).length > 1)),
  deeds: {
    async 'tab.added'({ page }) {
      await page.getByRole('button', { name: 'Add a console' }).click();
    },
    async 'example.chosen'({ page }, { command, args }) {
      await page.getByRole('tab', { name: 'ROS Commands' }).click();
      await page.getByRole('button', { name: `Fill the console with ${command} ${args}` }).click();
      await expect(page.getByLabel('Arguments')).toHaveValue(args);
    },
    async 'tab.removed'({ page }, event, before) {
      await page.getByRole('button', { name: `Close ${nameOf(before, event)}`, exact: true }).click();
    },
    async 'tab.selected'({ page }, event, before) {
      await tabsOf(page)
        .getByRole('button', { name: nameOf(before, event), exact: true })
        .click();
    },
  },
  async shows({ page }, state) {
    await expect(tabsOf(page).locator('[aria-pressed]')).toHaveText(tabs(state).map(({ name }) => name));
    const active = nameOf(state, { type: '', id: state.context.activeId });
    await expect(tabsOf(page).locator('[aria-pressed=true]')).toHaveText(active);
  },
};
