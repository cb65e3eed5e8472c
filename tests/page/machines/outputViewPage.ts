import { type Page, expect } from 'playwright/test';
import { entry } from '../../fakes/fakeProcesses.ts';
import { outputViewModel } from '../../models/outputViewModel.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, openFile } from '../engine/workspacePage.ts';

const logOf = (page: Page) => page.getByRole('log', { name: 'Real-time Process Output' });

const ahead = {
  type: 'process_output',
  process_id: 'p1',
  data: 'ahead',
  timestamp: '2026-01-01T00:00:00Z',
  stream: 'stdout',
  seq: 1,
} as const;

export const outputViewPage: PageModel = {
  name: 'outputView',
  model: outputViewModel,
  async open({ border }) {
    border.questions.setDefault('listProcesses', () => answered('listProcesses', { processes: [entry('p1')] }));
  },
  // The page asks its browser when it begins.
  isPossible: (state, { type }) =>
    type.includes('readLongLines') || !state.matches({ lines: { wrapped: 'recalling' } }),
  deeds: {
    async 'xstate.done.actor.readLongLines'(visit, { output }) {
      if (typeof output === 'string') await visit.store('servolab:longLines', output);
      await openFile(visit);
      await visit.ensureConnection();
      visit.border.connections.send(ahead);
      await expect(logOf(visit.page).getByText('ahead')).toBeVisible();
    },
    async 'wrapping.toggled'({ page }) {
      await buttonOf(page, 'Wrap long lines').click();
    },
    async 'finder.opened'({ page }) {
      await logOf(page).press('Control+f');
    },
    async 'finder.closed'({ page }) {
      await page.getByRole('searchbox', { name: 'Search the output' }).press('Escape');
    },
    async 'query.typed'({ page }, { query }) {
      await page.getByRole('searchbox', { name: 'Search the output' }).fill(String(query));
    },
    async 'match.chosen'({ page }) {
      await page.getByRole('searchbox', { name: 'Search the output' }).press('Enter');
    },
    async 'label.toggled'({ page }) {
      await buttonOf(page, 'ERR').click();
    },
    async 'process.chosen'({ page }, { processId }) {
      await page.getByRole('combobox', { name: 'Process' }).selectOption(String(processId ?? ''));
    },
  },
  async shows({ page }, state) {
    if (state.matches({ lines: { wrapped: 'recalling' } })) return;
    await expect(buttonOf(page, 'Wrap long lines')).toHaveAttribute(
      'aria-pressed',
      String(state.matches({ lines: 'wrapped' })),
    );
    const search = page.getByRole('searchbox', { name: 'Search the output' });
    await expect(search).toBeVisible({ visible: state.matches({ finder: 'open' }) });
    if (!state.matches({ finder: 'open' })) return;
    const { query, match, hiddenLabels, processId } = state.context;
    await expect(search).toHaveValue(query);
    const count = page.getByRole('search').getByText(match === null ? '1 line' : '1 of 1', { exact: true });
    await expect(count.first()).toBeVisible({
      visible: query !== '',
    });
    await expect(buttonOf(page, 'ERR')).toHaveAttribute('aria-pressed', String(hiddenLabels.length === 0));
    await expect(page.getByRole('combobox', { name: 'Process' })).toHaveValue(processId ?? '');
  },
};
