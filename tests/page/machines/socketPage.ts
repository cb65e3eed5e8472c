import { expect } from 'playwright/test';
import { closeCodes } from '#contract/socket.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { socketModel } from '../../models/socketModel.ts';
import { answered } from '../border/answers.ts';
import { agree } from '../border/Connections.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { buttonOf, openFile, statusOf } from '../engine/workspacePage.ts';

export const socketPage: PageModel = {
  name: 'socket',
  model: socketModel,
  async open(visit) {
    const { page, border } = visit;
    border.connections.isPaused = true;
    border.connections.epoch = null;
    border.connections.isBeating = false;
    // Whether the server is there is said by the walk alone.
    border.connections.reply = (frame) => (frame.type === 'probe' ? undefined : agree(frame));
    border.questions.setDefault('listProcesses', () => answered('listProcesses', { processes: [entry('p1')] }));
    await openFile(visit);
    await page.getByRole('tab', { name: /Processes/ }).click();
    // However long that took, the page calls anew, and the walk begins with that call.
    await visit.untilCalled();
    border.connections.refuse();
    await visit.stopTime();
    await visit.untilCalled();
  },
  // Nothing arrives before there is a connection, and nobody looks whether the page sleeps where there is none; one that was never there is refused, or has too many beside it.
  isPossible: (state, event) =>
    state.matches({ active: 'open' }) ||
    (event.type === 'connection.closed'
      ? event['code'] !== closeCodes.sessionEnded
      : !/received|printed|woke/.test(event.type)),
  deeds: {
    async 'connection.opened'(visit) {
      await visit.untilCalled();
      visit.border.connections.accept();
    },
    async 'connection.closed'(visit, { code }, before) {
      if (before.matches({ active: 'open' })) await visit.border.connections.close(code === 1006 ? undefined : code);
      else {
        await visit.untilCalled();
        if (code === closeCodes.tooManySockets) visit.border.connections.turnAway(code);
        else visit.border.connections.refuse();
      }
    },
    async 'frame.received'(visit, { frame }) {
      visit.border.connections.send(frame);
      await hearAll(visit);
    },
    async 'output.printed'(visit, { output }, before) {
      const line = { data: 'hello', timestamp: '2026-01-01T00:00:00Z', stream: 'stdout' };
      // No line is told twice.
      const processId = before.matches({ active: { open: 'doubted' } }) ? 'p2' : output.processId;
      visit.border.connections.send({ type: 'process_output', process_id: processId, ...line, seq: output.from });
      await hearAll(visit);
    },
    async 'page.woke'({ page }) {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
    async 'frame.handedOver'({ page }) {
      const unsubscribe = buttonOf(page, 'Unsubscribe');
      if (await unsubscribe.isVisible()) await unsubscribe.click();
      await buttonOf(page, 'Subscribe').click();
    },
    async 'xstate.after.reconnectDelay.socket.waiting'(visit) {
      await visit.wait(3000);
    },
    async 'xstate.after.connectDelay.socket.active.connecting'(visit) {
      // The call itself takes hardly any of the time there is for it, however long its session is asked for.
      await visit.untilCalled(1);
      await visit.wait(10_000);
      await expect.poll(() => visit.border.connections.isCalled, 'the page has hung up').toBe(false);
    },
    async 'xstate.after.silenceDelay.socket.active.open.alive'(visit) {
      await visit.wait(9000);
    },
    async 'xstate.after.probeDelay.socket.active.open.doubted'(visit) {
      await visit.wait(2500);
    },
  },
  async shows({ page }, state) {
    const isOpen = state.matches({ active: 'open' });
    const words = isOpen ? /^WebSocket connected/ : /^WebSocket disconnected|^Not connected/;
    await expect(statusOf(page).getByText(words)).toBeVisible();
  },
};

/** The page has heard what was sent: with the sign of life that comes behind it the page also tells what was printed, although nothing is painted. */
async function hearAll(visit: Visit): Promise<void> {
  const { connections } = visit.border;
  connections.isBeating = true;
  await visit.hearHeartbeat();
  connections.isBeating = false;
}
