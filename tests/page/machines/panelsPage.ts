import { type Page, expect } from 'playwright/test';
import { panelsModel } from '../../models/panelsModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { openFile } from '../engine/workspacePage.ts';

const desk = { width: 1280, height: 720 };
const tablet = { width: 900, height: 720 };
const phone = { width: 390, height: 844 };

const leftPanel = (page: Page) => page.getByRole('complementary', { name: 'Challenge' });
const rightPanel = (page: Page) => page.getByRole('complementary', { name: 'Robot' });

const sectionsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections of the workspace', includeHidden: true });
const splitterOf = (page: Page) => page.getByRole('separator', { name: 'Width of the problem' });

const robotRestarting = { type: 'graph_changed', part: 'robot', state: 'restarting' } as const;
const printed = (seq: number) =>
  ({
    type: 'process_output',
    process_id: 'p1',
    data: 'printed',
    timestamp: '2026-01-01T00:00:00Z',
    stream: 'stdout',
    seq,
  }) as const;

/** What the palette calls it to bring a panel to the front. */
const revealing: Readonly<Record<string, string>> = {
  problem: 'Show Problem',
  console: 'Show Console',
  output: 'Show Output',
};

export const panelsPage: PageModel = {
  name: 'panels',
  model: panelsModel,
  async open() {},
  // The page asks its browser when it begins. A tab that is selected cannot be selected again, nor a side that is shown.
  isPossible: (state, { type, panel }) => {
    if (type.includes('readLayout')) return true;
    if (!state.matches({ layout: 'known' })) return false;
    if (type === 'side.selected') return state.context.side !== 'right';
    // With the robot in front, a phone's button of the console brings the console there.
    if (type === 'section.selected') return state.context.inFront.right !== undefined;
    return (
      type !== 'panel.selected' ||
      (state.matches({ right: 'open' }) && (state.context.inFront.right ?? 'robot') !== panel)
    );
  },
  deeds: {
    async 'xstate.done.actor.readLayout'(visit, { output }) {
      await visit.store('servolab:panes', String(output));
      await openFile(visit);
      await visit.ensureConnection();
    },
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
    async 'panel.revealed'({ page }, { panel }) {
      await page.keyboard.press('F1');
      await page.getByRole('combobox', { name: 'Search commands' }).fill(revealing[panel] ?? '');
      await page.getByRole('option', { name: revealing[panel] }).click();
    },
    // Only a phone shows one section at a time.
    async 'section.selected'({ page }) {
      await page.setViewportSize(phone);
      await sectionsOf(page).getByText('Console').click();
      await page.setViewportSize(desk);
    },
    // Only a window of a middle width has room for one side.
    async 'side.selected'({ page }) {
      await page.setViewportSize(tablet);
      await page.getByRole('button', { name: 'Console', exact: true, expanded: false }).click();
      await page.setViewportSize(desk);
    },
    async 'section.changed'({ page, border }, { section }) {
      const log = page.getByRole('log', {
        name: section === 'bottom' ? 'Real-time Process Output' : 'Messages of the workspace',
      });
      const lines = log.getByText(section === 'bottom' ? 'printed' : 'The robot');
      const seen = await lines.count();
      border.connections.send(section === 'bottom' ? printed(seen + 1) : robotRestarting);
      await expect(lines).toHaveCount(seen + 1);
    },
    async 'section.resized'({ page }) {
      await splitterOf(page).press('End');
    },
  },
  async shows({ page }, state) {
    if (!state.matches({ layout: 'known' })) return;
    await expect(leftPanel(page)).toBeVisible({ visible: state.matches({ left: 'open' }) });
    await expect(rightPanel(page)).toBeVisible({ visible: state.matches({ right: 'open' }) });
    if (state.matches({ left: 'open' }))
      await expect(splitterOf(page)).toHaveAttribute('aria-valuenow', String(state.context.sizes.left));
    await expect(sectionsOf(page).getByText(', something new')).toHaveCount(state.context.unseen.length);
    const label = state.matches({ bottom: 'open' }) ? 'Hide' : 'Show';
    await expect(page.getByRole('button', { name: `${label} the process output` })).toBeVisible();
    if (state.matches({ right: 'open' })) {
      const tab = state.context.inFront.right === 'processes' ? /Processes/ : 'Console';
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    }
  },
};
