import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { welcomeMachine } from '#machines/workspace/welcomeMachine.ts';
import { WELCOME_KEY } from '../../../e2e/welcomed.ts';
import { welcomeModel } from '../../models/welcomeModel.ts';
import { loaded } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, enterWorkspace, statusOf } from '../engine/workspacePage.ts';

type Welcome = SnapshotFrom<typeof welcomeMachine>;

export const welcomePage: PageModel = {
  name: 'welcome',
  model: welcomeModel,
  async open({ border }) {
    border.questions.hold('getFile');
  },
  isPossible({ value, context }, { type }) {
    const isRecalling = value === 'recalling';
    if (type === 'xstate.done.actor.readSeen') return isRecalling;
    if (type === 'file.opened')
      return !isRecalling && value !== 'inviting' && value !== 'touring' && !context['hasFile'];
    return !isRecalling;
  },
  deeds: {
    // The page asks its browser when it begins.
    async 'xstate.done.actor.readSeen'(visit, { output }) {
      await visit.store(WELCOME_KEY, output ?? '');
      await enterWorkspace(visit);
    },
    async 'file.opened'({ page, border }) {
      await border.questions.answer('getFile', loaded('print(1)'));
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
    },
    async 'learner.acted'({ page }) {
      await page.keyboard.press('Shift');
    },
    async 'xstate.after.demoDelay.welcome.free.waiting'(visit) {
      // A dialog waits to be answered until the walk says otherwise.
      await visit.page.evaluate(() => {
        const dialog = document.createElement('div');
        dialog.role = 'dialog';
        dialog.id = 'elsewhere';
        document.body.append(dialog);
      });
      await visit.wait(3000);
    },
    async 'desk.cleared'({ page }) {
      await page.evaluate(() => document.getElementById('elsewhere')?.remove());
    },
    async 'demo.requested'({ page }) {
      await buttonOf(page, 'Show Demo').press('Enter');
    },
    async 'tour.requested'({ page }) {
      await buttonOf(page, 'Take the tour').press('Enter');
    },
    async 'tour.closed'({ page }) {
      await buttonOf(page, 'Skip the tour').click();
    },
    async 'demo.closed'({ page }) {
      await buttonOf(page, 'Cancel').click();
    },
  },
  async shows({ page }, state) {
    if ((state as Welcome).matches('recalling')) return;
    await expect(page.getByRole('dialog', { name: 'Subscribe for Project Demo' })).toHaveCount(
      (state as Welcome).matches('inviting') ? 1 : 0,
    );
    const tour = page.getByRole('region', { name: 'Tour of the workspace' });
    const isTouring = (state as Welcome).matches('touring');
    await expect(tour).toHaveCount(isTouring ? 1 : 0);
    // It takes the focus when it has been drawn: a key that is pressed before would be meant for something else.
    if (isTouring) await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  },
};
