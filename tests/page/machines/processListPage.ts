import { expect } from 'playwright/test';
import { entry } from '../../fakes/fakeProcesses.ts';
import { answers } from '../../models/engine/systemEvents.ts';
import { processListModel } from '../../models/processListModel.ts';
import { answered, refused } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, enterWorkspace, statusOf } from '../engine/workspacePage.ts';

const over = entry('p0', { status: 'finished', end: { reason: 'exited', code: 0 } });

export const processListPage: PageModel = {
  name: 'processList',
  // Also in a browser that remembers nothing, and with a process that is over.
  model: {
    ...processListModel,
    events: [
      ...processListModel.events,
      answers('readMemory', null),
      { type: 'frame.received', frame: { type: 'process_list', processes: [entry('p1'), over] } },
    ],
  },
  // The page asks its browser when it begins.
  async open() {},
  deeds: {
    async 'xstate.done.actor.readMemory'(visit, { output }) {
      const { page, border } = visit;
      border.connections.epoch = null;
      border.questions.hold('listProcesses');
      if (output !== null) await visit.store('servolab:processes', String(output));
      await enterWorkspace(visit);
      await expect(statusOf(page).getByText('WebSocket connected')).toBeVisible();
      await page.getByRole('tab', { name: /Processes/ }).click();
    },
    async 'xstate.done.actor.listProcesses'({ border }, { output }) {
      await border.questions.answer('listProcesses', answered('listProcesses', { processes: output }));
    },
    async 'xstate.error.actor.listProcesses'({ border }) {
      await border.questions.answer('listProcesses', refused(503, 'Not now.'));
    },
    async 'retry.requested'({ page }) {
      await buttonOf(page, 'Try again').click();
    },
    async 'frame.received'(visit, { frame }) {
      await visit.ensureConnection();
      visit.border.connections.send(frame);
    },
    async 'connection.closed'(visit) {
      await visit.ensureConnection();
      await visit.border.connections.close();
      await expect(statusOf(visit.page).getByText('WebSocket disconnected')).toBeVisible();
    },
    async 'ended.cleared'({ page }) {
      await buttonOf(page, 'Clear ended').click();
    },
    async 'output.cleared'({ page }) {
      await page
        .getByRole('region', { name: 'Real-time Process Output' })
        .getByRole('button', { name: 'Clear' })
        .click();
    },
  },
  // Nothing is taken off a list where nothing has ended.
  isPossible: ({ context: { entries, cleared } }, { type }) =>
    type !== 'ended.cleared' ||
    (cleared.length === 0 && entries.some(({ status }: { status: string }) => status !== 'running')),
  async shows({ page }, state) {
    if (state.matches('recalling')) return;
    const list = page.getByRole('list', { name: 'Processes' });
    await expect(buttonOf(page, 'Try again')).toBeVisible({ visible: state.matches('failed') });
    if (!state.matches('loaded')) return;
    for (const { process_id, name } of state.context.entries)
      await expect(list.getByText(name, { exact: true })).toBeVisible({
        visible: !state.context.cleared.includes(process_id),
      });
  },
};
