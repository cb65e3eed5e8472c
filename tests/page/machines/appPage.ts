import { expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isUndecided, redirectFor } from '#machines/site/redirectFor.ts';
import type { AuthStatus } from '#machines/site/authStatus.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { appModel } from '../../models/appModel.ts';
import { accountError } from '../border/account.ts';
import { answered, rows } from '../border/answers.ts';
import { fieldOf } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { buttonOf, titleOf } from '../engine/workspacePage.ts';

/** What each path shows to whoever may see it. */
const titles: Readonly<Record<string, string | RegExp>> = {
  '/': 'Master Robotics Programming Through Interactive Challenges',
  '/auth/signin': 'Welcome back',
  '/auth/signup': 'Create your account',
  '/auth/new-password': 'Choose a new password',
  '/auth/userDetails': 'Complete Your Profile',
  '/dashboard': 'Welcome, Ada',
  '/profile': 'My Profile',
  '/challenges': 'Challenge Browser',
  '/learn': 'Learning Paths',
  '/community': 'Community',
  '/contact': 'Contact',
  '/api': 'Workspace API',
  // As to anybody else than an operator.
  '/operator': 'Page Not Found',
  '/challenge': 'Workspace',
  '/challenge/2': 'Course 2',
  '/_design': 'Design language',
  '/replay': 'Replay a log',
  '/nowhere': 'Page Not Found',
};

const paths = Object.keys(titles);
const statuses: readonly AuthStatus[] = ['anonymous', 'unverified', 'verified'];

/** These and everything that they lead to, whoever asks. */
const reached = new Set([...paths, ...paths.flatMap((path) => statuses.flatMap((one) => redirectsOf(one, path)))]);

function redirectsOf(authStatus: AuthStatus, path: string): string[] {
  const targets = statuses.map((before) => redirectFor(authStatus, before, path));
  return targets.filter((target) => target !== undefined);
}

const successors: Readonly<Record<AuthStatus, readonly AuthStatus[]>> = {
  unknown: ['anonymous'],
  anonymous: ['verifying'],
  verifying: ['anonymous', 'unverified', 'verified'],
  unverified: ['anonymous', 'verified'],
  verified: ['anonymous'],
};

export const appPage: PageModel = {
  name: 'app',
  model: {
    ...appModel,
    events: [
      ...[...reached].map((path) => ({ type: 'path.changed', path })),
      // To where the visitor is: anything else is a path that changes.
      { type: 'path.requested', path: '/' },
      { type: 'account.submitted' },
      { type: 'account.noticed', notice: { kind: 'refusedByProvider', message: 'Invalid login credentials' } },
      { type: 'session.changed', authStatus: 'anonymous', user: null },
      ...(['verifying', 'unverified', 'verified'] as const).map((authStatus) => ({
        type: 'session.changed',
        authStatus,
        user: ada,
      })),
    ],
    isPossible,
  },
  async open({ border }) {
    border.questions.hold('closeSession', 'openSession', 'user_ssp_isverified', 'signIn');
  },
  deeds: {
    async 'path.changed'(visit, { path }, before) {
      if (before.matches('starting')) return visit.goto(path);
      // Whoever is led elsewhere gets there by themselves.
      if (!before.matches('redirecting')) await visit.goBackTo(path);
    },
    async 'path.requested'({ page }) {
      await page.getByRole('link', { name: 'Servolab' }).click();
    },
    async 'account.submitted'({ page }) {
      await fieldOf(page, 'Email').fill('ada@example.com');
      await fieldOf(page, 'Password').fill('a guess');
      await buttonOf(page, 'Sign In').click();
    },
    async 'account.noticed'({ border }, { notice }) {
      await border.questions.answer('signIn', accountError(notice));
    },
    async 'session.changed'(visit, { authStatus }, before) {
      const { questions } = visit.border;
      if (before.context.authStatus === 'unknown') return answerWho(visit, authStatus);
      if (authStatus === 'verifying') return visit.tellFromAnotherTab('SIGNED_IN');
      if (authStatus !== 'anonymous') {
        if (before.context.authStatus === 'unverified') await visit.tellFromAnotherTab('USER_UPDATED');
        const row = { auth_id: ada.id, user_name: ada.name, title: 'Engineer' };
        const found = authStatus === 'verified' ? [row] : [];
        return questions.answer('user_ssp_isverified', rows('user_ssp_isverified', found));
      }
      await visit.tellFromAnotherTab('SIGNED_OUT');
      if (before.context.authStatus !== 'verifying') return;
      // Nobody waits for this answer any more; who is signed in next is asked about anew.
      await expect(signInLink(visit)).toBeVisible();
      await questions.answer('user_ssp_isverified', rows('user_ssp_isverified', []));
    },
  },
  shows: showsApp,
};

/** A learner comes whom the browser remembers, to a page for everybody or to one that waits until they are known. */
export const learnersAppPage: PageModel = {
  ...appPage,
  name: 'app, a learner comes',
  model: { ...appPage.model, isPossible: isPossibleForLearner },
  async open(visit) {
    await appPage.open(visit);
    await visit.remember();
  },
};

function isPossibleForLearner(state: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const comes = state.matches('starting');
  if (event.type.startsWith('account.')) return false;
  if (event.type === 'path.changed' && !state.matches('redirecting'))
    return comes && (event['path'] === '/' || event['path'] === '/dashboard');
  if (event.type === 'session.changed' && state.context.authStatus === 'unknown')
    return !comes && event['authStatus'] === 'verifying';
  return isPossible(state, event);
}

/** The address bar speaks first. Whoever is led elsewhere cannot do anything before they are there. */
function isPossible(state: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { authStatus, before, path } = state.context as { authStatus: AuthStatus; before: AuthStatus; path: string };
  const isSubmitting = state.matches({ showing: { account: 'submitting' } });
  if (state.matches('redirecting')) return event['path'] === redirectFor(authStatus, before, path);
  if (event.type === 'account.submitted')
    return state.matches({ showing: { account: 'open' } }) && path.startsWith('/auth/signin');
  if (event.type === 'account.noticed') return isSubmitting;
  // Whoever waits for an answer stays; another tab may do what it likes.
  if (event.type === 'path.changed') return (event['path'] !== path && !isSubmitting) || state.matches('starting');
  if (event.type === 'path.requested') return state.matches({ showing: 'plain' }) && event['path'] === path;
  return !state.matches('starting') && successors[authStatus].includes(event['authStatus']);
}

const signInLink = ({ page }: Visit) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

/** What the page has not heard yet: whether the browser remembers somebody. */
async function answerWho({ border: { questions } }: Visit, authStatus: AuthStatus): Promise<void> {
  if (authStatus === 'anonymous') await questions.answer('closeSession', answered('closeSession', { success: true }));
  else await questions.answer('openSession', answered('openSession', { success: true, expires_at: 4_000_000_000 }));
  questions.release('closeSession', 'openSession');
}

async function showsApp(visit: Visit, state: AnyMachineSnapshot): Promise<void> {
  const { page, border } = visit;
  const { path, authStatus } = state.context as { path: string; authStatus: AuthStatus };
  if (state.matches('starting') || state.matches('redirecting')) return;
  await expect(page).toHaveURL(border.address + path);
  if (authStatus === 'anonymous') await expect(signInLink(visit)).toBeVisible();
  if (authStatus === 'verifying') await expect.poll(() => border.questions.isAsked('user_ssp_isverified')).toBe(true);
  if (isUndecided(authStatus, path)) return expect(page.getByText('Loading your profile...')).toBeVisible();
  const isEdited = authStatus === 'verified' && path.startsWith('/auth/userDetails');
  await expect(titleOf(page)).toHaveText(isEdited ? 'Edit Your Profile' : titles[path.split('?')[0]!]!);
}
