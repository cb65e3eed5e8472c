import { type Page, expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { sessionModel } from '../../models/sessionModel.ts';
import { type Account, ada, authAway, grace, refreshRefused } from '../border/account.ts';
import { broken, rows } from '../border/answers.ts';
import { toastOf } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { buttonOf, dialogButton, editorOf } from '../engine/workspacePage.ts';

const accountOf = (event: AnyEventObject): Account => (event['user'].id === 'u2' ? grace : ada);
const linkOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

export const sessionPage: PageModel = {
  name: 'session',
  model: sessionModel,
  async open({ border }) {
    border.questions.hold('user_ssp_isverified', 'signOut');
  },
  isPossible,
  deeds: {
    async 'session.announced'(visit, event, before) {
      if (event['news'] === 'unreachable') return comeTooLate(visit);
      if (before.matches('unknown')) {
        if (event['user'] !== null) await visit.remember(accountOf(event));
        return visit.goto('/');
      }
      const { counts } = visit.border.questions;
      const name = event['user'] === null ? 'closeSession' : 'openSession';
      const asked = counts.get(name) ?? 0;
      if (event['user'] === null) await visit.tellFromAnotherTab('SIGNED_OUT');
      else
        await visit.tellFromAnotherTab(
          event['news'] === 'userUpdated' ? 'USER_UPDATED' : 'SIGNED_IN',
          accountOf(event),
        );
      // It is told once the workspace's own session follows.
      await expect.poll(() => counts.get(name) ?? 0).toBeGreaterThan(asked);
      if (!before.matches('signingOut')) return;
      // Nobody waits for this answer any more.
      await expect(linkOf(visit.page, 'Sign In')).toBeVisible();
      await visit.border.questions.answer('signOut', authAway);
    },
    async 'details.saved'({ page }) {
      if ((await buttonOf(page, 'Submit').count()) === 0) await linkOf(page, 'My Profile').click();
      await buttonOf(page, 'Submit').click();
    },
    async 'signOut.requested'(visit, { losesWork }, before) {
      const { page, border } = visit;
      await linkOf(page, 'Servolab').click();
      if (losesWork) await typeSomething(page);
      await buttonOf(page, 'Log out').click();
      if (!before.matches('verifying')) return;
      // Nobody waits for this answer any more. Who is signed in next is asked about anew.
      await expect.poll(() => border.questions.isAsked('signOut')).toBe(true);
      await border.questions.answer('user_ssp_isverified', rows('user_ssp_isverified', []));
    },
    async 'signOut.confirmed'({ page }) {
      await dialogButton(page, /Log out without saving/).click();
    },
    async 'signOut.declined'({ page }) {
      await dialogButton(page, /Stay here/).click();
    },
    'xstate.done.actor.verifyUser': verify,
    'xstate.done.actor.reverifyUser': verify,
    'xstate.error.actor.verifyUser': failToVerify,
    'xstate.error.actor.reverifyUser': failToVerify,
    async 'xstate.done.actor.signOut'({ border }) {
      await border.questions.answer('signOut', { status: 204, body: null });
    },
    async 'xstate.error.actor.signOut'({ border }) {
      await border.questions.answer('signOut', authAway);
    },
    async 'xstate.after.verifyDelay.session.unverifiable'(visit) {
      await visit.wait(5000);
    },
    async 'xstate.after.verifyDelay.session.unverified.retrying'(visit) {
      await visit.wait(5000);
    },
  },
  shows: showsSession,
};

/** A session that ends because the service does not renew it. */
export const endingSessionPage: PageModel = {
  ...sessionPage,
  name: 'session that is not renewed',
  async open(visit) {
    await sessionPage.open(visit);
    visit.border.questions.stand('refresh', () => refreshRefused);
    await visit.remember(ada, 120);
  },
  isPossible: (state, { type, user, output }) => {
    if (state.matches('unknown')) return user?.id === 'u1';
    if (state.matches('verifying')) return output === true;
    return !state.matches('signedOut') && type === 'session.announced' && user === null;
  },
  deeds: {
    'xstate.done.actor.verifyUser': verify,
    async 'session.announced'(visit, _, before) {
      if (before.matches('unknown')) return visit.goto('/');
      // The library asks again every half a minute, and gives up once the token is too old as well.
      await expect(async () => {
        await visit.wait(30_000);
        await expect(linkOf(visit.page, 'Sign In')).toBeVisible({ timeout: 500 });
      }).toPass({ intervals: [0] });
    },
  },
};

/** The browser remembers a session that is over, and nobody is there to renew it. */
async function comeTooLate(visit: Visit): Promise<void> {
  visit.border.questions.stand('refresh', () => authAway);
  await visit.remember(ada, -60);
  await visit.goto('/');
  // The library asks for half a minute, at longer and longer intervals.
  await expect(async () => {
    await visit.wait(1000);
    await expect(toastOf(visit.page, 'An error occurred. Please try again.')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

async function verify({ border }: Visit, { output }: AnyEventObject): Promise<void> {
  const row = { auth_id: ada.id, user_name: ada.name, title: 'Engineer' };
  await border.questions.answer('user_ssp_isverified', rows('user_ssp_isverified', output === true ? [row] : []));
}

async function failToVerify({ border }: Visit): Promise<void> {
  await border.questions.answer('user_ssp_isverified', broken('the database is away'));
}

/** Into the editor of a challenge. */
async function typeSomething(page: Page): Promise<void> {
  await linkOf(page, 'Challenges').click();
  await page.getByRole('link', { name: 'Course 1' }).click();
  await editorOf(page).click();
  await page.keyboard.insertText('#');
}

/**
 * Another tab speaks while nothing is under way here: what it says is heard everywhere in the same way. Work can only be
 * lost where somebody may work.
 */
function isPossible(state: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const rests = {
    unverified: state.matches({ unverified: 'resting' }),
    verified: state.matches({ verified: 'resting' }),
  };
  if (event.type === 'signOut.requested') return event['losesWork'] === false || rests.verified;
  if (event.type !== 'session.announced') return true;
  if (event['news'] === 'unreachable') return state.matches('unknown');
  if (event['news'] === 'userUpdated') return rests.unverified && state.context.user.id === event['user'].id;
  if (state.matches('signingOut')) return event['user'] === null;
  return state.matches('unknown') || state.matches('signedOut') || rests.unverified || rests.verified;
}

async function showsSession({ page, border: { questions } }: Visit, state: AnyMachineSnapshot): Promise<void> {
  if (state.matches('unknown')) return;
  const isOut = state.matches('signedOut');
  await expect(linkOf(page, 'Sign In')).toBeVisible({ visible: isOut });
  await expect(page.getByRole('dialog')).toHaveCount(state.hasTag('doubting') ? 1 : 0);
  if (state.matches('verifying') || state.matches({ unverified: 'reverifying' }))
    await expect.poll(() => questions.isAsked('user_ssp_isverified')).toBe(true);
  if (state.matches('signingOut')) await expect.poll(() => questions.isAsked('signOut')).toBe(true);
}
