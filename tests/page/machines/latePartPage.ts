import { expect } from 'playwright/test';
import { appModel } from '../../models/appModel.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { titleOf } from '../engine/workspacePage.ts';

/** It is known who comes before the page is here that they come to. */
export const latePartPage: PageModel = {
  name: 'app, whose page is on its way',
  model: {
    ...appModel,
    events: [
      { type: 'session.changed', authStatus: 'anonymous', user: null },
      { type: 'path.changed', path: '/auth/signin' },
    ],
    isPossible: (state, { type }) =>
      state.matches('starting') && (state.context['authStatus'] === 'unknown') === (type === 'session.changed'),
  },
  async open(visit) {
    visit.border.questions.hold('closeSession');
    await visit.holdPart(/\/AccountPage-/);
    await visit.goto('/auth/signin');
  },
  deeds: {
    async 'session.changed'(visit) {
      await visit.border.questions.answer('closeSession', answered('closeSession', { success: true }));
      await visit.hearAnswers();
    },
    async 'path.changed'(visit) {
      visit.letPartArrive();
    },
  },
  async shows({ page }, state) {
    if (!state.matches('starting')) await expect(titleOf(page)).toHaveText('Welcome back');
  },
};
