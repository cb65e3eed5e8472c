/** What the parts of the app are started with, and what comes of their words: each is the real one. */
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import {
  selectAccount,
  selectChallengeList,
  selectPage,
  selectProfile,
  selectReport,
  selectSession,
  selectTheme,
  selectUser,
  selectWorkspace,
} from '#machines/app/appSelectors.ts';
import { selectChallenges, selectIsLoading as selectIsListing } from '#machines/pages/challengeListMachine.ts';
import { selectIsLoading, selectProfile as selectKnown } from '#machines/pages/profileMachine.ts';
import { selectGoogleSignIn, selectUserDetails, selectVerifyEmail } from '#machines/session/accountSelectors.ts';
import { selectFields } from '#machines/session/userDetailsMachine.ts';
import { selectTheme as selectColours } from '#machines/widgets/themeSelectors.ts';
import { selectHasFailed, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleCourse, obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { selectEmail } from '#machines/pages/messageFormMachine.ts';
import { visitApp } from './visitApp.ts';

it('shows no page before the address bar has spoken, nor while it is on its way elsewhere', async () => {
  const { app, ports, page } = visitApp({ path: '/' });
  expect(selectPage(app.getSnapshot())).toBe('waiting');
  await page('home');
  await waitFor(app, (snapshot) => snapshot.context.authStatus === 'anonymous');
  const shown: string[] = [];
  app.subscribe((snapshot) => void shown.push(selectPage(snapshot)));
  ports.location.move('/challenges');
  await page('signIn');
  expect(shown).toEqual(['waiting', 'signIn']);
});

it('shows a learner their own profile', async () => {
  const { page } = visitApp({ path: '/profile', user: ada });
  const profile = selectProfile(await page('profile'))!;
  await waitFor(profile, (snapshot) => !selectIsLoading(snapshot));
  expect(selectKnown(profile.getSnapshot())).toEqual({ user_name: null, title: 'Engineer' });
});

it('says that a profile did not come', async () => {
  const { ports, page, notices } = visitApp({ path: '/', user: ada });
  await waitFor(selectSession(await page('home'))!, (snapshot) =>
    snapshot.matches({ signedIn: { verification: 'verified' } }),
  );
  ports.profiles.break('Network Error');
  ports.location.move('/profile');
  const profile = selectProfile(await page('profile'))!;
  await waitFor(profile, (snapshot) => !selectIsLoading(snapshot));
  expect(notices()).toEqual([{ kind: 'profileFailed' }]);
});

it('fills the form with what this learner once told', async () => {
  const { page } = visitApp({ path: '/auth/userDetails', user: ada });
  const form = selectUserDetails(selectAccount(await page('userDetails'))!.getSnapshot())!;
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  expect(selectFields(form.getSnapshot()).title).toBe('Engineer');
});

it('sends an email once more to the address in the path', async () => {
  const { ports, page, notices } = visitApp({ path: '/auth/verify-email?email=grace%2B1%40example.com' });
  const form = selectVerifyEmail(selectAccount(await page('verifyEmail'))!.getSnapshot())!;
  form.send({ type: 'email.requested' });
  await waitFor(form, (snapshot) => snapshot.matches('resting'));
  expect(ports.auth.emails).toEqual([{ kind: 'confirmation', to: 'grace+1@example.com' }]);
  expect(notices()).toEqual([{ kind: 'confirmationSent' }]);
});

it.each([
  ['/auth/signin', null],
  ['/auth/signin?redirect=%2Fchallenge%2F2', '/challenge/2'],
  ['/auth/signin?redirect=%2F%2Fevil.example', null],
])('tells Google from %s that the visitor was going to %j', async (path, returnTo) => {
  const { ports, page } = visitApp({ path });
  const google = selectGoogleSignIn(selectAccount(await page('signIn'))!.getSnapshot())!;
  google.send({ type: 'google.requested' });
  await waitFor(google, () => ports.auth.returnTos.length > 0);
  expect(ports.auth.returnTos).toEqual([returnTo]);
});

it('lists the challenges there are', async () => {
  const { page, notices } = visitApp({ path: '/challenges', user: ada });
  const list = selectChallengeList(await page('challenges'))!;
  await waitFor(list, (snapshot) => !selectIsListing(snapshot));
  expect(selectChallenges(list.getSnapshot())).toEqual([obstacleCourse]);
  expect(notices()).toEqual([]);
});

it('says that the challenges did not come', async () => {
  const { app, ports, page, notices } = visitApp({ path: '/', user: ada });
  await waitFor(app, (snapshot) => selectUser(snapshot) !== null);
  ports.challenges.break('Network Error');
  ports.location.move('/challenges');
  const list = selectChallengeList(await page('challenges'))!;
  await waitFor(list, (snapshot) => !selectIsListing(snapshot));
  expect(notices()).toEqual([{ kind: 'challengesFailed' }]);
});

it('opens the workspace of the challenge in the path', async () => {
  const { page } = visitApp({ path: '/challenge/1', user: ada });
  const workspace = selectWorkspace(await page('workspace'))!;
  await waitFor(workspace, (snapshot) => selectProblem(snapshot) !== null);
  expect(selectProblem(workspace.getSnapshot())).toEqual(obstacleProblem);
});

it('passes on what the workspace says has failed', async () => {
  const { app, ports, page, notices } = visitApp({ path: '/', user: ada });
  await waitFor(app, (snapshot) => selectUser(snapshot) !== null);
  ports.challenges.break('Network Error');
  ports.location.move('/challenge/1');
  const workspace = selectWorkspace(await page('workspace'))!;
  await waitFor(workspace, selectHasFailed);
  expect(notices()).toContainEqual({ kind: 'resourceFailed', resource: 'problem' });
});

it('remembers the colours that were chosen, on every page', async () => {
  const { app, ports, page } = visitApp({ path: '/' });
  const theme = selectTheme(await page('home'))!;
  theme.send({ type: 'theme.toggled' });
  expect(ports.preferences.kept).toEqual({ panes: 'front=console', theme: 'light', welcome: 'demo,tour' });
  expect(selectColours(selectTheme(app.getSnapshot())!.getSnapshot())).toBe('light');
});

it('gives the log of the visit to whoever reports a problem', async () => {
  const { ports, page } = visitApp({ path: '/' });
  const report = selectReport(await page('home'))!;
  report.send({ type: 'report.opened' });
  report.send({ type: 'download.requested' });
  expect(ports.log.downloads).toBe(1);
});

it('leads on from home as soon as the address says where to', async () => {
  const { app, ports, page } = visitApp({ path: '/', user: ada });
  await waitFor(app, (snapshot) => snapshot.context.authStatus === 'verified');
  ports.location.move('/?redirect=%2Fchallenges');
  await page('challenges');
  expect(ports.location.trail).toEqual([{ path: '/challenges', how: 'replace' }]);
});

it('leads on from home, which everybody may see, once it is known who is there', async () => {
  const { app, ports, page } = visitApp({ path: '/?redirect=%2Fchallenges', user: ada });
  ports.profiles.gate.shut();
  await waitFor(app, (snapshot) => snapshot.context.authStatus === 'verifying');
  await page('home');
  ports.profiles.gate.open();
  await page('challenges');
  expect(ports.location.trail).toEqual([{ path: '/challenges', how: 'replace' }]);
});

it('says that signing out failed, and keeps the learner where they are', async () => {
  const { app, ports, page, notices } = visitApp({ path: '/dashboard', user: ada });
  await page('dashboard');
  ports.auth.break('Network Error');
  app.send({ type: 'signOut.requested', losesWork: false });
  await waitFor(app, () => notices().length > 0);
  expect(notices()).toEqual([{ kind: 'unexpected' }]);
  expect(selectPage(app.getSnapshot())).toBe('dashboard');
  expect(selectUser(app.getSnapshot())).toEqual(ada);
});

it.each([
  ['/learn/navigation', 'learn', 'learn'],
  ['/community', 'community', 'board'],
  ['/contact', 'contact', 'messageForm'],
  ['/feedback', 'feedback', 'messageForm'],
  ['/api', 'api', 'api'],
  ['/operator', 'operator', 'operator'],
] as const)('shows at %s the page %s with its own actor', async (path, name, child) => {
  const { page } = visitApp({ path });
  expect(Object.keys((await page(name)).children)).toContain(child);
});

it('says that the log of a visit could not be deleted', () => {
  const { app, notices } = visitApp({ path: '/' });
  app.send({ type: 'visit.eraseFailed' });
  expect(notices()).toEqual([{ kind: 'visitsUnerased' }]);
});

it('says which parts of a profile did not come, and that words did not', async () => {
  const { app, notices } = visitApp({ path: '/' });
  app.send({ type: 'progress.failed' });
  app.send({ type: 'progress.achievementsFailed' });
  app.send({ type: 'locale.failed' });
  expect(notices()).toEqual([{ kind: 'profileFailed' }, { kind: 'achievementsFailed' }, { kind: 'localeFailed' }]);
});

it('tells the learning paths who reads them, as soon as that is known', async () => {
  const { ports, page, authStatus } = visitApp({ path: '/learn/navigation' });
  await page('learn');
  ports.auth.announce('signedIn', ada);
  await authStatus('verifying');
  await waitFor(await page('learn').then(({ children }) => children.learn!), () => ports.progress.asked.length > 0);
  expect(ports.progress.asked).toEqual([ada.id]);
});

it('tells a message form whose it is, as soon as that is known', async () => {
  const { ports, page } = visitApp({ path: '/contact' });
  const form = (await page('contact')).children.messageForm!;
  ports.auth.announce('signedIn', ada);
  expect(selectEmail(await waitFor(form, (now) => selectEmail(now) !== ''))).toBe(ada.email);
});
