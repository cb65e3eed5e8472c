import { appModel } from '../../models/appModel.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { expect } from 'playwright/test';
import { saved } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { travel } from '../engine/travel.ts';
import { buttonOf, dialogButton, replaceText, statusOf, titleOf } from '../engine/workspacePage.ts';
import { learnersAppPage } from './appPage.ts';

/** A learner leaves a workspace, with their text on its way to the server, for a page that is not here yet. */
export const leavingAppPage: PageModel = {
  name: 'app, left for a page that is on its way',
  model: {
    ...appModel,
    events: [
      { type: 'path.changed', path: '/challenge' },
      { type: 'session.changed', authStatus: 'verifying', user: ada },
      { type: 'session.changed', authStatus: 'verified', user: ada },
      { type: 'workspace.modified' },
      { type: 'departure.decided', path: '/community', how: 'push' },
      { type: 'workspace.synchronised' },
    ],
    isPossible(state, { type, authStatus }) {
      const isWorking = state.matches({ showing: { workspace: 'free' } });
      if (type === 'path.changed')
        return state.matches('starting') || state.matches({ showing: { workspace: 'leaving' } });
      if (type === 'session.changed')
        return (
          !state.matches('starting') &&
          state.context['authStatus'] === (authStatus === 'verifying' ? 'unknown' : 'verifying')
        );
      if (type === 'workspace.modified') return isWorking;
      if (type === 'departure.decided') return state.matches({ showing: { workspace: 'guarded' } });
      return state.matches({ showing: { workspace: 'leaving' } });
    },
  },
  async open(visit) {
    await learnersAppPage.open(visit);
    visit.border.questions.hold('saveFile');
    await visit.holdPart(/\/CommunityPage-/);
  },
  deeds: {
    ...learnersAppPage.deeds,
    async 'path.changed'(visit, { path }, before) {
      if (before.matches('starting')) return visit.goto(path);
      await travel(visit.page, -1);
    },
    async 'workspace.modified'({ page }) {
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
      await replaceText(page, 'print(1)');
      await buttonOf(page, 'Save').click();
    },
    async 'departure.decided'({ page }) {
      await page.getByRole('banner').getByRole('link', { name: 'Community' }).click();
      await dialogButton(page, /Leave without saving/).click();
    },
    async 'workspace.synchronised'({ border }) {
      await border.questions.answer('saveFile', saved);
    },
  },
  async shows({ page, border }, state) {
    if (!state.matches({ showing: 'workspace' })) return;
    await expect(titleOf(page)).toHaveText('Workspace');
    const isLeft = state.matches({ showing: { workspace: 'leaving' } });
    if (isLeft) await expect(page).toHaveURL(`${border.address}/community`);
    if (state.matches({ showing: { workspace: 'guarded' } }))
      await expect(page).toHaveURL(`${border.address}/challenge`);
  },
};
