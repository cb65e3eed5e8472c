import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsReady } from '#machines/workspace/fileSelectors.ts';
import {
  selectAccount,
  selectChallengeList,
  selectIsOverdue,
  selectLosesWork,
  selectPage,
  selectPath,
  selectSession,
  selectWorkspace,
} from '#machines/app/appSelectors.ts';
import { selectSignIn, selectSignUp, selectUserDetails } from '#machines/session/accountSelectors.ts';
import { selectIsConfirming } from '#machines/session/sessionMachine.ts';
import { ada, password } from '../../fakes/fakeAuth.ts';
import { visitApp } from './visitApp.ts';

function signIn({ app }: ReturnType<typeof visitApp>) {
  const form = selectSignIn(selectAccount(app.getSnapshot())!.getSnapshot())!;
  form.send({ type: 'email.typed', email: ada.email });
  form.send({ type: 'password.typed', password });
  form.send({ type: 'form.submitted' });
}

it('shows the home page to a visitor before it is known who they are', async () => {
  const { app, ports, page } = visitApp({ path: '/' });
  ports.auth.gate.shut();
  await page('home');
  expect(ports.location.trail).toEqual([]);
  expect(selectPath(app.getSnapshot())).toBe('/');
});

it('keeps a protected page waiting until it is known who asks', async () => {
  const { app, ports, page } = visitApp({ path: '/challenges', user: ada });
  ports.profiles.gate.shut();
  await waitFor(app, (snapshot) => snapshot.context.authStatus === 'verifying');
  expect(selectPage(app.getSnapshot())).toBe('waiting');
  ports.profiles.gate.open();
  await page('challenges');
  expect(ports.location.trail).toEqual([]);
});

it('takes a visitor from a challenge to sign in, and the learner back to the challenge', async () => {
  const visitor = visitApp({ path: '/challenge/1' });
  await visitor.page('signIn', '/auth/signin?redirect=%2Fchallenge%2F1');
  signIn(visitor);
  await visitor.page('workspace', '/challenge/1');
  expect(visitor.notices()).toEqual([{ kind: 'signedIn' }]);
  expect(visitor.ports.location.trail.every(({ how }) => how === 'replace')).toBe(true);
});

it('takes a learner from sign in to the dashboard', async () => {
  const visitor = visitApp({ path: '/auth/signin' });
  await visitor.page('signIn');
  signIn(visitor);
  await visitor.page('dashboard', '/dashboard');
  expect(visitor.ports.location.trail).toEqual([{ path: '/dashboard', how: 'replace' }]);
});

it('takes a newcomer by way of their details to where they were going', async () => {
  const { app, page, notices } = visitApp({ path: '/challenges', user: ada, isVerified: false });
  await page('userDetails', '/auth/userDetails?redirect=%2Fchallenges');
  const form = selectUserDetails(selectAccount(app.getSnapshot())!.getSnapshot())!;
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  form.send({ type: 'phone.typed', phone: '123' });
  form.send({ type: 'title.typed', title: 'Engineer' });
  form.send({ type: 'gender.chosen', gender: 'other' });
  form.send({ type: 'form.submitted' });
  await page('challenges', '/challenges');
  expect(notices()).toEqual([{ kind: 'detailsSaved' }]);
});

it('lets a learner who edits their details go on to the dashboard', async () => {
  const { app, ports, page } = visitApp({ path: '/auth/userDetails', user: ada });
  await page('userDetails');
  const form = selectUserDetails(selectAccount(app.getSnapshot())!.getSnapshot())!;
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  form.send({ type: 'form.submitted' });
  await page('dashboard');
  expect(ports.location.trail.map(({ path }) => path)).toEqual(['/dashboard']);
});

it('sends home whoever signs out on a protected page', async () => {
  const { app, ports, page } = visitApp({ path: '/dashboard', user: ada });
  await page('dashboard');
  app.send({ type: 'signOut.requested', losesWork: selectLosesWork(app.getSnapshot()) });
  await page('home', '/');
  app.send({ type: 'path.requested', path: '/dashboard' });
  await page('signIn', '/auth/signin?redirect=%2Fdashboard');
  expect(ports.location.trail.map(({ path }) => path)).toEqual([
    '/',
    '/dashboard',
    '/auth/signin?redirect=%2Fdashboard',
  ]);
});

it('tells a learner whose session ended elsewhere, and leads them to sign in', async () => {
  const visitor = visitApp({ path: '/challenge/1', user: ada });
  await visitor.page('workspace');
  visitor.ports.auth.announce('signedOut', null);
  await visitor.page('signIn', '/auth/signin?redirect=%2Fchallenge%2F1');
  expect(visitor.notices()).toEqual([{ kind: 'sessionEnded' }]);
});

it.each([
  ['a page of this site', '/replay', 'replay', '/replay'],
  ['the sign-in form', '/auth/signin', 'signIn', '/auth/signin?redirect=%2Fchallenge%2F1'],
  ['another site', 'https://evil.example/', 'signIn', '/auth/signin?redirect=%2Fchallenge%2F1'],
  ['another site by two slashes', '//evil.example', 'signIn', '/auth/signin?redirect=%2Fchallenge%2F1'],
  ['no page', '/nowhere', 'signIn', '/auth/signin?redirect=%2Fchallenge%2F1'],
] as const)('leads a learner whom the server refuses to %s only as it may', async (_, redirect, page, path) => {
  const visitor = visitApp({ path: '/challenge/1', user: ada });
  await visitor.page('workspace');
  visitor.ports.auth.announce('signedOut', null, redirect);
  await visitor.page(page, path);
  expect(visitor.notices()).toEqual([{ kind: 'sessionEnded' }]);
});

it.each(['tokenRefreshed', 'userUpdated', 'signedIn'] as const)(
  'keeps the page when the session says %s',
  async (authEvent) => {
    const { app, ports, page } = visitApp({ path: '/challenge/1', user: ada });
    await page('workspace');
    const workspace = selectWorkspace(app.getSnapshot());
    ports.auth.announce(authEvent, { ...ada, name: 'Ada L.' });
    await waitFor(selectSession(app.getSnapshot())!, (snapshot) => snapshot.context.user?.name === 'Ada L.');
    expect(selectWorkspace(app.getSnapshot())).toBe(workspace);
    expect(ports.profiles.asked).toEqual(['u1']);
  },
);

it('keeps the workspace from one challenge to the next', async () => {
  const { app, page } = visitApp({ path: '/challenge/1', user: ada });
  await page('workspace');
  const workspace = selectWorkspace(app.getSnapshot())!;
  app.send({ type: 'path.requested', path: '/challenge' });
  await page('workspace', '/challenge');
  expect(selectWorkspace(app.getSnapshot())).toBe(workspace);
  expect(workspace.getSnapshot().context.challengeId).toBeNull();
});

it('keeps a page when only its query changes', async () => {
  const { app, ports, page } = visitApp({ path: '/challenges', user: ada });
  await page('challenges');
  const list = selectChallengeList(app.getSnapshot());
  ports.location.move('/challenges?difficulty=Easy');
  await page('challenges', '/challenges?difficulty=Easy');
  expect(selectChallengeList(app.getSnapshot())).toBe(list);
});

it('shows a page for paths that lead nowhere', async () => {
  const { ports, page } = visitApp({ path: '/nowhere' });
  await page('notFound');
  expect(ports.location.trail).toEqual([]);
});

it('says when the verification call failed, and does not take the learner for unverified', async () => {
  const { app, ports, notices } = visitApp({ path: '/challenges', user: ada });
  ports.profiles.break('boom');
  await waitFor(
    selectSession(app.getSnapshot())!,
    (snapshot) => snapshot.children.verification?.getSnapshot().value === 'waiting',
  );
  expect(notices()).toEqual([{ kind: 'verificationFailed' }]);
  expect(selectPage(app.getSnapshot())).toBe('waiting');
  expect(ports.location.trail).toEqual([]);
});

it('says that it takes long when it is not known in ten seconds who asks, and goes on when it is', async () => {
  const { app, ports, clock, page, authStatus } = visitApp({ path: '/challenges', user: ada });
  ports.profiles.gate.shut();
  await authStatus('verifying');
  clock.increment(9999);
  expect(selectIsOverdue(app.getSnapshot())).toBe(false);
  clock.increment(1);
  expect(selectIsOverdue(app.getSnapshot())).toBe(true);
  ports.profiles.gate.open();
  await page('challenges');
  expect(selectIsOverdue(app.getSnapshot())).toBe(false);
});

it('says that it takes long when the address bar does not move in ten seconds, and goes on when it does', async () => {
  const { app, ports, clock, page, authStatus } = visitApp({ path: '/' });
  await authStatus('anonymous');
  ports.location.stick();
  ports.location.move('/dashboard');
  await waitFor(app, (snapshot) => snapshot.matches('redirecting'));
  clock.increment(9999);
  expect(selectIsOverdue(app.getSnapshot())).toBe(false);
  clock.increment(1);
  expect(selectIsOverdue(app.getSnapshot())).toBe(true);
  ports.location.move('/');
  await page('home');
});

it('says when nobody could find out who is here', async () => {
  const { ports, clock, notices, authStatus } = visitApp({ path: '/challenges' });
  ports.auth.watchers.clear();
  clock.increment(60_000);
  await authStatus('anonymous');
  expect(notices()).toEqual([{ kind: 'sessionUnanswered' }]);
});

it('shows the words of the provider when it refuses', async () => {
  const visitor = visitApp({ path: '/auth/signin' });
  await visitor.page('signIn');
  const form = selectSignIn(selectAccount(visitor.app.getSnapshot())!.getSnapshot())!;
  form.send({ type: 'email.typed', email: ada.email });
  form.send({ type: 'password.typed', password: 'wrong' });
  form.send({ type: 'form.submitted' });
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  expect(visitor.notices()).toEqual([{ kind: 'refusedByProvider', message: 'Invalid login credentials' }]);
});

it('takes who signs up to the page that waits for the email', async () => {
  const { app, ports, page, notices } = visitApp({ path: '/auth/signup?redirect=%2Fchallenge%2F1' });
  await page('signUp');
  const form = selectSignUp(selectAccount(app.getSnapshot())!.getSnapshot())!;
  form.send({ type: 'email.typed', email: ' grace+1@example.com ' });
  form.send({ type: 'password.typed', password });
  form.send({ type: 'passwordAgain.typed', passwordAgain: password });
  form.send({ type: 'form.submitted' });
  await page('verifyEmail', '/auth/verify-email?redirect=%2Fchallenge%2F1&email=grace%2B1%40example.com');
  expect(ports.auth.emails).toEqual([{ kind: 'confirmation', to: 'grace+1@example.com' }]);
  expect(ports.auth.returnTos).toEqual(['/challenge/1']);
  expect(notices()).toEqual([{ kind: 'confirmationSent' }]);
});

it('asks before it signs out whoever has not saved what they typed', async () => {
  const { app, page } = visitApp({ path: '/challenge/1', user: ada });
  await page('workspace');
  const workspace = selectWorkspace(app.getSnapshot())!;
  const { file } = workspace.getSnapshot().children.program!.getSnapshot().children;
  await waitFor(file!, selectIsReady);
  const length = file!.getSnapshot().context.code.length;
  file!.send({ type: 'code.edited', changes: [{ from: 0, to: 0, insert: 'x' }], length: length + 1 });
  app.send({ type: 'signOut.requested', losesWork: selectLosesWork(app.getSnapshot()) });
  const session = selectSession(app.getSnapshot())!;
  expect(selectIsConfirming(session.getSnapshot())).toBe(true);
  session.send({ type: 'signOut.declined' });
  expect(selectPage(app.getSnapshot())).toBe('workspace');
  app.send({ type: 'signOut.requested', losesWork: selectLosesWork(app.getSnapshot()) });
  session.send({ type: 'signOut.confirmed' });
  await page('signIn', '/auth/signin?redirect=%2Fchallenge%2F1');
});
