import { expect } from 'playwright/test';
import { readToast } from '../../../e2e/toasts.ts';
import { appModel } from '../../models/appModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf, titleOf } from '../engine/workspacePage.ts';

/** A learner signs out where the browser does not let the logs of their visits be deleted. */
export const unerasedPage: PageModel = {
  name: 'app, in a browser that deletes no visit',
  model: {
    ...appModel,
    events: [{ type: 'path.changed', path: '/' }, { type: 'visit.eraseFailed' }],
    isPossible: (state, { type }) => state.matches('starting') === (type === 'path.changed'),
  },
  async open(visit) {
    await visit.forbidDatabase('servolab-visits');
    await visit.remember();
  },
  deeds: {
    async 'path.changed'(visit, { path }) {
      await visit.goto(path);
    },
    async 'visit.eraseFailed'({ page }) {
      await buttonOf(page, 'Log out').click();
      await readToast(page, /^This browser did not let us delete the log of a visit\./);
    },
  },
  async shows({ page }, state) {
    if (state.matches('starting')) return;
    await expect(titleOf(page)).toHaveText('Master Robotics Programming Through Interactive Challenges');
  },
};
