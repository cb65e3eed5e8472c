import { expect } from 'playwright/test';
import { entry } from '../../fakes/fakeProcesses.ts';
import { outputViewModel } from '../../models/outputViewModel.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, openFile } from '../engine/workspacePage.ts';

export const outputViewPage: PageModel = {
  name: 'outputView',
  model: outputViewModel,
  async open(visit) {
    const { page, border } = visit;
    border.questions.setDefault('listProcesses', () => answered('listProcesses', { processes: [entry('p1')] }));
    await openFile(visit);
    await visit.ensureConnection();
    border.connections.send({
      type: 'process_output',
      process_id: 'p1',
      data: 'ahead',
      timestamp: '2026-01-01T00:00:00Z',
      stream: 'stdout',
      seq: 1,
    });
    await expect(page.getByRole('log', { name: 'Real-time Process Output' }).getByText('ahead')).toBeVisible();
  },
  deeds: {
    async 'wrapping.toggled'({ page }) {
      await buttonOf(page, 'Wrap long lines').click();
    },
    async 'finder.opened'({ page }) {
      await page.getByRole('log', { name: 'Real-time Process Output' }).press('Control+f');
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
    await expect(buttonOf(page, 'Wrap long lines')).toHaveAttribute(
      'aria-pressed',
      String(state.matches({ lines: 'wrapped' })),
    );
    const search = page.getByRole('searchbox', { name: 'Search the output' });
    await expect(search).toBeVisible({ visible: state.matches({ finder: 'open' }) });
    if (!state.matches({ finder: 'open' })) return;
    const { query, match, hiddenLabels, processId } = state.context;
    await expect(search).toHaveValue(query);
    await expect(page.getByText(match === null ? '1 line' : '1 of 1', { exact: true })).toBeVisible({
      visible: query !== '',
    });
    await expect(buttonOf(page, 'ERR')).toHaveAttribute('aria-pressed', String(hiddenLabels.length === 0));
    await expect(page.getByRole('combobox', { name: 'Process' })).toHaveValue(processId ?? '');
  },
};
