import { expect } from 'playwright/test';
import { rosModel } from '../../models/rosModel.ts';
import { answered, refused } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, enterWorkspace } from '../engine/workspacePage.ts';

export const rosPage: PageModel = {
  name: 'ros',
  model: rosModel,
  async open(visit) {
    visit.border.questions.hold('listCommands');
    await enterWorkspace(visit);
  },
  deeds: {
    async 'retry.requested'({ page }) {
      await buttonOf(page, 'Try again').click();
    },
    async 'xstate.done.actor.listCommands'({ border }, { output }) {
      await border.questions.answer('listCommands', answered('listCommands', { available_commands: output }));
    },
    async 'xstate.error.actor.listCommands'({ border }) {
      await border.questions.answer('listCommands', refused(503, 'No robot is there.'));
    },
  },
  async shows({ page }, state) {
    const command = page.getByLabel('Command', { exact: true });
    if (state.matches('failed')) await expect(command).toContainText('The commands did not arrive.');
    if (state.matches('loaded'))
      await expect(command.getByRole('option')).toHaveText(['Choose…', ...state.context.commands]);
  },
};
