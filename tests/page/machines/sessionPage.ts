import { type Page, expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { sessionModel } from '../../models/sessionModel.ts';
import { type Account, ada, authAway, grace, refreshRefused } from '../border/account.ts';
import { failToVerify, verify } from '../border/verification.ts';
import { timesShown } from '../../../e2e/toasts.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { buttonOf, dialogButton, editorOf, statusOf } from '../engine/workspacePage.ts';

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
      if (event['authEvent'] === 'unreachable') return comeTooLate(visit);
      if (before.matches('unknown')) {
        if (event['user'] !== null) await visit.remember(accountOf(event));
        await visit.goto('/');
        // That nobody is here is told by the library as soon as it has come, and asks nothing by which it could be seen.
        return visit.page.waitForLoadState('networkidle');
      }
      const { counts } = visit.border.questions;
      const name = event['user'] === null ? 'closeSession' : 'openSession';
      const asked = counts.get(name) ?? 0;
      if (event['user'] === null) await visit.tellFromAnotherTab('SIGNED_OUT');
      else
        await visit.tellFromAnotherTab(
          event['authEvent'] === 'userUpdated' ? 'USER_UPDATED' : 'SIGNED_IN',
          accountOf(event),
        );
      // It is told once the workspace's own session follows.
      await expect.poll(() => counts.get(name) ?? 0).toBeGreaterThan(asked);
      if (!isLeaving(before)) return;
      // Nobody waits for this answer any more.
      await expect(linkOf(visit.page, 'Sign In')).toBeVisible();
      await visit.border.questions.answer('signOut', authAway);
    },
    async 'details.saved'({ page }) {
      if ((await buttonOf(page, 'Submit').count()) === 0) await linkOf(page, 'My Profile').click();
      await buttonOf(page, 'Submit').click();
    },
    async 'signOut.requested'({ page }, { losesWork }) {
      await linkOf(page, 'Servolab').click();
      if (losesWork) await typeSomething(page);
      await buttonOf(page, 'Log out').click();
    },
    async 'signOut.confirmed'({ page }) {
      await dialogButton(page, /Log out without saving/).click();
    },
    async 'signOut.declined'({ page }) {
      await dialogButton(page, /Stay here/).click();
    },
    'verification.answered': answerVerification,
    'verification.failed': failVerification,
    async 'xstate.done.actor.signOut'({ border }) {
      await border.questions.answer('signOut', { status: 204, body: null });
    },
    async 'xstate.error.actor.signOut'({ border }) {
      await border.questions.answer('signOut', authAway);
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
    visit.border.questions.setDefault('refresh', () => refreshRefused);
    await visit.remember(ada, 120);
  },
  isPossible: (state, { type, user, isVerified }) => {
    if (state.matches('unknown')) return user?.id === 'u1';
    if (is(state, 'verifying')) return isVerified === true;
    return !state.matches('signedOut') && type === 'session.announced' && user === null;
  },
  deeds: {
    'verification.answered': answerVerification,
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
  visit.border.questions.setDefault('refresh', () => authAway);
  await visit.remember(ada, -60);
  await visit.goto('/');
  // The library asks for half a minute, at longer and longer intervals.
  while (timesShown(visit.page, 'An error occurred. Please try again.') === 0) await visit.wait(1000);
}

async function answerVerification(visit: Visit, { isVerified }: AnyEventObject): Promise<void> {
  await ensureAsked(visit);
  await verify(visit, isVerified === true);
}

async function failVerification(visit: Visit): Promise<void> {
  await ensureAsked(visit);
  await failToVerify(visit);
}

/** What was asked before and answered is asked anew when another tab stores details. */
async function ensureAsked(visit: Visit): Promise<void> {
  if (!visit.border.questions.isAsked('user_ssp_isverified')) await visit.storeDetailsInAnotherTab();
}

/** Into the editor of a challenge, which takes nothing before its file has been read. */
async function typeSomething(page: Page): Promise<void> {
  await linkOf(page, 'Challenges').click();
  await page.getByRole('link', { name: 'Course 1' }).click();
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await editorOf(page).click();
  await page.keyboard.insertText('#');
}

/**
 * Another tab speaks while nothing is under way here: what it says is heard everywhere in the same way. Work can only be
 * lost where somebody may work.
 */
function isPossible(state: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const isStaying = state.matches({ signedIn: { departure: 'staying' } });
  const rests = { unverified: isStaying && is(state, 'unverified'), verified: isStaying && is(state, 'verified') };
  // What the other region does meanwhile is not seen on a page that shows its dialog, or leaves.
  if (/^(verification|details)\./.test(event.type)) return isStaying;
  if (event.type === 'signOut.requested') return event['losesWork'] === false || rests.verified;
  if (event.type !== 'session.announced') return true;
  // A page hears it as the end of a session; where it leads is the app's.
  if (event['redirect'] !== undefined) return false;
  if (event['authEvent'] === 'unreachable') return state.matches('unknown');
  // A page without a session hears nothing of one that ends: its library is not there yet.
  if (state.matches('signedOut') && event['user'] === null) return false;
  if (event['authEvent'] === 'userUpdated') return rests.unverified && state.context.user.id === event['user'].id;
  if (isLeaving(state)) return event['user'] === null;
  return state.matches('unknown') || state.matches('signedOut') || rests.unverified || rests.verified;
}

const is = (state: AnyMachineSnapshot, verification: string): boolean => state.matches({ signedIn: { verification } });
const isLeaving = (state: AnyMachineSnapshot): boolean => state.matches({ signedIn: { departure: 'signingOut' } });

async function showsSession({ page, border: { questions } }: Visit, state: AnyMachineSnapshot): Promise<void> {
  if (state.matches('unknown')) return;
  const isOut = state.matches('signedOut');
  await expect(linkOf(page, 'Sign In')).toBeVisible({ visible: isOut });
  await expect(page.getByRole('dialog')).toHaveCount(state.hasTag('confirming') ? 1 : 0);
  if (isLeaving(state)) await expect.poll(() => questions.isAsked('signOut')).toBe(true);
}
