import { type Locator, type Page, expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ProcessAnswer } from '#machines/ports/processPort.ts';
import { consoleModel } from '../../models/consoleModel.ts';
import { answered, refused } from '../border/answers.ts';
import type { Answer } from '../border/Questions.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { buttonOf, openFile } from '../engine/workspacePage.ts';

const historyOf = (page: Page) => page.getByRole('region', { name: 'History of this console' });

export const consolePage: PageModel = {
  name: 'console',
  model: consoleModel,
  async open(visit) {
    visit.border.questions.hold('execute');
    await openFile(visit);
    await visit.ensureConnection();
  },
  isPossible,
  deeds: {
    async 'command.chosen'({ page }, { command }) {
      await page.getByLabel('Command', { exact: true }).selectOption(command);
    },
    async 'command.filled'({ page }, { command, args }) {
      await page.getByRole('tab', { name: 'ROS Commands' }).click();
      await page.getByRole('button', { name: `Fill the console with ${command} ${args}` }).click();
    },
    async 'command.recalled'({ page }, { direction }) {
      await page.getByLabel('Arguments').press(direction === 'older' ? 'ArrowUp' : 'ArrowDown');
    },
    async 'args.typed'({ page }, { args }) {
      await page.getByLabel('Arguments').fill(args);
    },
    async 'processName.typed'({ page }, { processName }) {
      await page.getByLabel('Process name').fill(processName);
    },
    async 'processName.left'({ page }) {
      await page.getByLabel('Process name').focus();
      await page.getByLabel('Process name').blur();
    },
    async 'longRunning.switched'({ page }) {
      await switchOn(page.getByLabel('Long running'));
    },
    async 'autoSubscribe.switched'({ page }) {
      await switchOn(page.getByLabel('Auto-subscribe'));
    },
    async 'execute.requested'({ page }) {
      await page.getByLabel('Process name').press('Enter');
    },
    async 'history.cleared'({ page }) {
      await historyOf(page).getByRole('button', { name: 'Clear' }).click();
    },
    async 'response.received'({ border }, { response }) {
      border.connections.send(response);
    },
    async 'processes.changed'({ border }, { entries }) {
      border.connections.send({ type: 'process_list', processes: entries });
    },
    async 'xstate.done.actor.execute'({ border }, { output }) {
      await border.questions.answer('execute', executeAnswer(output));
    },
    async 'xstate.after.autoSubscribeDelay.console.subscription.scheduled'(visit) {
      await visit.wait(500);
    },
    async 'xstate.after.responseDelay.console.answers.awaited'(visit) {
      await visit.wait(3000);
    },
  },
  shows: showsConsole,
};

function isPossible({ context, ...state }: AnyMachineSnapshot, event: AnyEventObject): boolean {
  switch (event.type) {
    case 'execute.requested':
      return !state.matches({ form: 'executing' });
    case 'args.typed':
      return context.args !== event['args'];
    case 'processName.typed':
      return context.processName !== event['processName'];
    case 'command.chosen':
      return context.command !== event['command'];
    case 'history.cleared':
      return context.history.length > 0;
    default:
      return true;
  }
}

/** One that is on already is turned off and on again. */
async function switchOn(control: Locator): Promise<void> {
  await control.click();
  if (!(await control.isChecked())) await control.click();
}

async function showsConsole({ page }: Visit, state: AnyMachineSnapshot): Promise<void> {
  await expect(buttonOf(page, state.matches({ form: 'executing' }) ? 'Starting…' : 'Execute')).toBeVisible();
  await expect(page.getByLabel('Arguments')).toHaveValue(state.context.args);
  await expect(page.getByLabel('Process name')).toHaveValue(state.context.processName);
  // The other way round it need not be: what is done on the page next has the focus leave the name.
  const lacksName = state.matches({ form: { incomplete: 'marked' } }) && state.context.processName.trim() === '';
  if (lacksName) await expect(page.getByLabel('Process name')).toHaveAttribute('aria-invalid', 'true');
  await expect(historyOf(page).getByRole('listitem')).toHaveCount(state.context.history.length);
}

function executeAnswer(answer: ProcessAnswer): Answer {
  if (answer.outcome === 'unreachable') return 'cut';
  if (answer.outcome === 'done') return answered('execute', { success: true, ...answer.process });
  return answer.detail === null ? { status: 500, body: 'broken' } : refused(400, answer.detail);
}
