import { expect } from 'playwright/test';
import { closeCodes } from '#contract/socket.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { socketModel } from '../../models/socketModel.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, openFile, statusOf } from '../engine/workspacePage.ts';

export const socketPage: PageModel = {
  name: 'socket',
  model: socketModel,
  async open(visit) {
    const { page, border } = visit;
    border.lines.isHeld = true;
    border.lines.epoch = null;
    border.questions.stand('listProcesses', () => answered('listProcesses', { processes: [entry('p1')] }));
    await openFile(visit);
    await page.getByRole('tab', { name: /Processes/ }).click();
  },
  // Nothing arrives before there is a line, and a line that was never there has no code of its own.
  isPossible: (state, event) =>
    state.matches({ held: 'open' }) ||
    (event.type === 'line.closed' ? event['code'] === 1006 : !/received|printed/.test(event.type)),
  deeds: {
    async 'line.opened'(visit) {
      await visit.untilCalled();
      visit.border.lines.accept();
    },
    async 'line.closed'(visit, { code }, before) {
      if (before.matches({ held: 'open' }))
        await visit.border.lines.close(code === closeCodes.sessionEnded ? code : undefined);
      else {
        await visit.untilCalled();
        visit.border.lines.refuse();
      }
    },
    async 'frame.received'({ border }, { frame }) {
      border.lines.send(frame);
    },
    async 'output.printed'({ border }, { output }) {
      const line = { data: 'hello', timestamp: '2026-01-01T00:00:00Z', stream: 'stdout' };
      border.lines.send({ type: 'process_output', process_id: output.processId, ...line, seq: output.from });
    },
    async 'frame.handedOver'({ page }) {
      const unsubscribe = buttonOf(page, 'Unsubscribe');
      if (await unsubscribe.isVisible()) await unsubscribe.click();
      await buttonOf(page, 'Subscribe').click();
    },
    async 'xstate.after.reconnectDelay.socket.waiting'(visit) {
      await visit.wait(3000);
    },
  },
  async shows({ page }, state) {
    const isOpen = state.matches({ held: 'open' });
    await expect(statusOf(page).getByText(`WebSocket ${isOpen ? 'connected' : 'disconnected'}`)).toBeVisible();
  },
};
