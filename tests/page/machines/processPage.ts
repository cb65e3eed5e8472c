import { type Page, expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ProcessAnswer } from '#machines/ports/processPort.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { processModel } from '../../models/processModel.ts';
import { answered, refused } from '../border/answers.ts';
import type { Answer } from '../border/Questions.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { buttonOf, openFile } from '../engine/workspacePage.ts';

const itemOf = (page: Page) => page.getByRole('list', { name: 'Processes' }).getByRole('listitem');

async function openProcess(visit: Visit): Promise<void> {
  const { page, border } = visit;
  border.connections.reply = () => undefined;
  border.questions.setDefault('listProcesses', () => answered('listProcesses', { processes: [entry('p1')] }));
  border.questions.hold('stopProcess');
  await openFile(visit);
  await visit.ensureConnection();
  await page.getByRole('tab', { name: /Processes/ }).click();
  await expect(itemOf(page)).toBeVisible();
}

const answerTo = (
  visit: Visit,
  type: 'subscribed' | 'unsubscribed' | 'process_stopped',
  success: boolean,
  error: string | null,
) => visit.border.connections.send({ type, process_id: 'p1', success, error });

export const processPage: PageModel = {
  name: 'process',
  model: processModel,
  open: openProcess,
  isPossible,
  deeds: {
    async 'entry.changed'(visit, { entry: changed }) {
      await visit.ensureConnection();
      visit.border.connections.send({ type: 'process_list', processes: [changed] });
    },
    async 'stop.requested'({ page }) {
      await buttonOf(page, 'Stop').click();
    },
    async 'stop.answered'(visit, { success, error }) {
      await visit.ensureConnection();
      answerTo(visit, 'process_stopped', success, error);
    },
    async 'subscribe.requested'(visit) {
      await visit.ensureConnection();
      await buttonOf(visit.page, 'Subscribe').click();
    },
    async 'unsubscribe.requested'({ page }) {
      await buttonOf(page, 'Unsubscribe').click();
    },
    async 'subscribe.answered'(visit, { success }) {
      answerTo(visit, 'subscribed', success, success ? null : 'Process not found');
    },
    // The server ends it by itself.
    async 'unsubscribe.answered'(visit) {
      answerTo(visit, 'unsubscribed', true, null);
    },
    async 'connection.closed'(visit) {
      await visit.border.connections.close();
    },
    async 'connection.resumed'(visit) {
      await visit.ensureConnection();
    },
    async 'connection.reset'(visit) {
      visit.border.connections.epoch += ' and another';
      await visit.ensureConnection();
    },
    async 'output.printed'({ border }) {
      const lines = { data: 'one\ntwo\nthree', timestamp: '2026-01-01T00:00:00Z', stream: 'stdout', seq: 1 };
      border.connections.send({ type: 'process_output', process_id: 'p1', ...lines });
    },
    async 'size.toggled'({ page }) {
      await itemOf(page)
        .getByRole('button', { name: /^(Expand|Minimise)/ })
        .click();
    },
    async 'xstate.after.subscribeDelay.process.subscription.subscribing'(visit) {
      await visit.wait(10_000);
    },
    async 'xstate.after.outputEndDelay.process.subscription.ending'(visit) {
      await visit.wait(10_000);
    },
    async 'xstate.done.actor.stopProcess'({ border }, { output }) {
      await border.questions.answer('stopProcess', stopAnswer(output));
    },
  },
  shows: showsProcess,
};

/** The same in a browser that could not fetch the part of the site by which the server is asked. */
export const brokenProcessPage: PageModel = {
  ...processPage,
  name: 'process, part of the site missing',
  mayThrow: true,
  async open(visit) {
    visit.border.missing = /axiosCalls/;
    await openFile(visit);
    await visit.ensureConnection();
    visit.border.connections.send({ type: 'process_list', processes: [entry('p1')] });
    await visit.page.getByRole('tab', { name: /Processes/ }).click();
    await expect(itemOf(visit.page)).toBeVisible();
  },
  isPossible: (_, { type }) => type === 'stop.requested' || type.startsWith('xstate.error'),
  deeds: {
    'stop.requested': processPage.deeds['stop.requested']!,
    async 'xstate.error.actor.stopProcess'() {},
  },
  async shows(visit, state) {
    if (!state.hasTag('stopping')) await showsProcess(visit, state);
  },
};

/** The same while there is no connection: what is asked over it is refused at once. */
export const unconnectedProcessPage: PageModel = {
  ...processPage,
  name: 'process, without a connection',
  async open(visit) {
    visit.border.connections.isPaused = true;
    visit.border.questions.setDefault('listProcesses', () => answered('listProcesses', { processes: [entry('p1')] }));
    await openFile(visit);
    await visit.page.getByRole('tab', { name: /Processes/ }).click();
    await expect(itemOf(visit.page)).toBeVisible();
  },
  isPossible: (state, { type }) =>
    type === (state.matches({ subscription: 'subscribing' }) ? 'subscribe.refused' : 'subscribe.requested'),
  deeds: {
    async 'subscribe.requested'({ page }) {
      await buttonOf(page, 'Subscribe').click();
    },
    async 'subscribe.refused'({ page }) {
      await expect(page.getByText('WebSocket not connected').first()).toBeAttached();
    },
  },
  async shows(visit, state) {
    if (!state.hasTag('subscribing')) await showsProcess(visit, state);
  },
};

function isPossible(state: AnyMachineSnapshot, { type, entry: changed }: AnyEventObject): boolean {
  const isAt = (where: string) => state.matches({ subscription: where });
  // A process is told what is new of it, not what every list repeats.
  if (type === 'entry.changed' && changed.status !== 'running') return changed.status !== state.context.entry.status;
  if (type === 'stop.requested') return state.matches({ lifecycle: { running: 'resting' } });
  if (type === 'unsubscribe.requested') return !isAt('subscribing') && state.matches({ lifecycle: 'running' });
  if (type === 'subscribe.requested') return isAt('unsubscribed');
  if (type === 'output.printed') return (isAt('subscribed') || isAt('ending')) && state.context.seen === 0;
  if (isAt('interrupted')) return /^(connection|size)/.test(type);
  return type !== 'subscribe.answered' || isAt('subscribing');
}

async function showsProcess({ page }: Visit, state: AnyMachineSnapshot): Promise<void> {
  const item = itemOf(page);
  await expect(item.getByText(new RegExp(String.raw`^${state.context.entry.status}\b`))).toBeVisible();
  await expect(buttonOf(page, 'Unsubscribe')).toBeVisible({
    visible: state.hasTag('subscribed') && state.hasTag('running'),
  });
  await expect(buttonOf(page, 'Stop')).toBeVisible({ visible: state.hasTag('running') });
  if (state.hasTag('stopping')) await expect(buttonOf(page, 'Stop')).toHaveAttribute('aria-busy', 'true');
  else if (state.hasTag('running')) await expect(buttonOf(page, 'Stop')).not.toHaveAttribute('aria-busy');
  if (state.hasTag('subscribing')) await expect(buttonOf(page, 'Subscribe')).toHaveAttribute('aria-busy', 'true');
  await expect(item.getByText('rosrun gazebo_test_pkg')).toBeVisible({ visible: state.matches({ size: 'expanded' }) });
}

function stopAnswer(answer: ProcessAnswer): Answer {
  if (answer.outcome === 'unreachable') return 'cut';
  if (answer.outcome === 'done') return answered('stopProcess', { success: true, ...answer.process });
  return answer.detail === null ? { status: 500, body: 'broken' } : refused(403, answer.detail);
}
