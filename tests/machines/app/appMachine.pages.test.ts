/** What a page brings along: its own actor, which asks for what the page shows, and what its address says. */
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import * as select from '#machines/app/appSelectors.ts';
import { selectIsAsking } from '#machines/app/departureMachine.ts';
import { selectCalls } from '#machines/pages/apiMachine.ts';
import { selectRuns } from '#machines/pages/boardMachine.ts';
import { selectPaths } from '#machines/pages/learnMachine.ts';
import { selectKind } from '#machines/pages/messageFormMachine.ts';
import { selectRecord } from '#machines/pages/progressSelectors.ts';
import { selectUserDetails } from '#machines/session/accountSelectors.ts';
import { selectSpoken } from '#machines/widgets/localeSelectors.ts';
import { execute, getTopic } from '../../fakes/fakeApi.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { sharedRunOf } from '../../fakes/fakeBoard.ts';
import { newcomersProgress } from '../../fakes/fakeProgress.ts';
import { visitApp } from './visitApp.ts';

it.each([
  ['/dashboard', 'dashboard'],
  ['/profile', 'profile'],
] as const)('asks at %s for the progress of who is signed in', async (path, name) => {
  const { ports, page } = visitApp({ path, user: ada });
  const progress = select.selectProgress(await page(name))!;
  await waitFor(progress, (snapshot) => selectRecord(snapshot) !== null);
  expect(selectRecord(progress.getSnapshot())).toEqual(newcomersProgress);
  expect(ports.progress.asked).toEqual([ada.id]);
});

it('lists the calls of the workspace API', async () => {
  const { page } = visitApp({ path: '/api' });
  const api = select.selectApi(await page('api'))!;
  await waitFor(api, (snapshot) => selectCalls(snapshot).length > 0);
  expect(selectCalls(api.getSnapshot())).toEqual([getTopic, execute]);
});

it('looks at the site for its operator', async () => {
  const { ports, page } = visitApp({ path: '/operator' });
  const operator = select.selectOperator(await page('operator'))!;
  operator.send({ type: 'view.shown' });
  await waitFor(operator, () => ports.operators.asked.length > 0);
  expect(ports.operators.asked).toEqual(['look']);
});

it('lists the runs that learners have shared', async () => {
  const { ports, page } = visitApp({ path: '/about' });
  ports.board.runs.push(sharedRunOf(1));
  ports.location.move('/community');
  const board = select.selectBoard(await page('community'))!;
  await waitFor(board, (snapshot) => selectRuns(snapshot).length > 0);
  expect(selectRuns(board.getSnapshot())).toEqual([sharedRunOf(1)]);
});

it('lists the learning paths, and says which one the address names', async () => {
  const { app, page } = visitApp({ path: '/learn/navigation' });
  const learn = select.selectLearn(await page('learn'))!;
  expect(select.selectSlug(app.getSnapshot())).toBe('navigation');
  await waitFor(learn, (snapshot) => selectPaths(snapshot).length > 0);
});

it('writes a message of the kind that the address says', async () => {
  const { page } = visitApp({ path: '/feedback' });
  const form = select.selectMessageForm(await page('feedback'))!;
  expect(selectKind(form.getSnapshot())).toBe('feedback');
});

it.each([
  ['/docs?q=laser%20scan&x=1', 'laser scan'],
  ['/docs?x=1', ''],
  ['/docs', ''],
])('looks on the page of %s for the words %j', async (path, words) => {
  const { page } = visitApp({ path });
  expect(select.selectQuery(await page('docs'))).toBe(words);
});

it('takes nobody for a learner whose profile is not complete', async () => {
  const { app, ports, authStatus } = visitApp({ path: '/', user: ada, isVerified: false });
  expect(select.selectIsLearner(await authStatus('unverified'))).toBe(false);
  ports.auth.announce('signedOut', null);
  expect(select.selectIsLearner(await authStatus('anonymous'))).toBe(false);
  app.stop();
  expect(select.selectIsLearner(await visitApp({ path: '/', user: ada }).authStatus('verified'))).toBe(true);
});

it('speaks a language and keeps a log on every page', async () => {
  const { app, ports, page } = visitApp({ path: '/about' });
  const locale = select.selectLocale(await page('about'))!;
  await waitFor(locale, (snapshot) => selectSpoken(snapshot) !== null);
  expect(select.selectLog(app.getSnapshot())).toBe(ports.log);
});

it('goes back to the address of what is not saved, and asks before it is left', async () => {
  const { app, ports, page } = visitApp({ path: '/challenge/1', user: ada });
  await page('workspace');
  app.send({ type: 'workspace.modified' });
  ports.location.move('/challenges');
  const departure = select.selectDeparture(app.getSnapshot())!;
  await waitFor(departure, selectIsAsking);
  expect(ports.location.trail).toEqual([{ path: '/challenge/1', how: 'push' }]);
});

it('lets who is done with their details come back to them', async () => {
  const { app, ports, page } = visitApp({ path: '/auth/userDetails', user: ada });
  const form = selectUserDetails(select.selectAccount(await page('userDetails'))!.getSnapshot())!;
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  form.send({ type: 'form.submitted' });
  await page('dashboard');
  expect(select.selectPath(app.getSnapshot())).toBe('/dashboard');
  expect(ports.location.trail).toEqual([{ path: '/dashboard', how: 'push' }]);
});
