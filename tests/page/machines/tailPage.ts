import { type Page, expect } from 'playwright/test';
import { entry } from '../../fakes/fakeProcesses.ts';
import { tailModel } from '../../models/tailModel.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, openFile } from '../engine/workspacePage.ts';

const outputOf = (page: Page) => page.getByRole('log', { name: 'Real-time Process Output' });
const scroll = (page: Page, to: 'start' | 'end') =>
  outputOf(page).evaluate((box, where) => box.scrollTo({ top: where === 'start' ? 0 : box.scrollHeight }), to);

export const tailPage: PageModel = {
  name: 'tail',
  model: tailModel,
  async open(visit) {
    const { page, border } = visit;
    border.questions.setDefault('listProcesses', () => answered('listProcesses', { processes: [entry('p1')] }));
    await openFile(visit);
    await visit.ensureConnection();
    await page.getByRole('tab', { name: /Processes/ }).click();
    await subscribe(page);
    const lines = Array.from({ length: 200 }, (_, index) => `line ${index + 1}`);
    border.connections.send({
      type: 'process_output',
      process_id: 'p1',
      data: lines.join('\n'),
      timestamp: '2026-01-01T00:00:00Z',
      stream: 'stdout',
      seq: 1,
    });
    await expect(outputOf(page).getByText('line 200', { exact: true })).toBeVisible();
  },
  deeds: {
    async 'end.left'({ page }) {
      await scroll(page, 'start');
    },
    async 'end.reached'({ page }) {
      await scroll(page, 'end');
    },
    async 'jump.requested'({ page }) {
      await buttonOf(page, 'Jump to newest').click();
    },
    async 'run.began'({ page }) {
      await subscribe(page);
    },
  },
  async shows({ page }, state) {
    const isFollowing = state.matches('following');
    await expect(outputOf(page).getByText(isFollowing ? 'line 200' : 'line 1', { exact: true })).toBeInViewport();
    await expect(buttonOf(page, 'Jump to newest')).toBeVisible({ visible: !isFollowing });
  },
};

/** The process is subscribed to, anew when it was already. */
async function subscribe(page: Page): Promise<void> {
  const item = page.getByRole('list', { name: 'Processes' }).getByRole('listitem');
  const unsubscribe = item.getByRole('button', { name: 'Unsubscribe' });
  if (await unsubscribe.isVisible()) await unsubscribe.click();
  await item.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(unsubscribe).toBeVisible();
}
