/** Pages that show nothing of anybody stay as they are, whoever comes or goes; the others begin anew. */
import { expect, it } from 'vitest';
import { selectAccount, selectPage, selectWorkspace } from '#machines/app/appSelectors.ts';
import { selectSignIn } from '#machines/session/accountSelectors.ts';
import { ada, password } from '../../fakes/fakeAuth.ts';
import { complete } from '../../fakes/fakeProfiles.ts';
import { visitApp } from './visitApp.ts';

it('keeps what is typed into the sign-in form when a remembered session turns out to be over', async () => {
  const { app, ports, authStatus } = visitApp({ path: '/auth/signin', user: ada });
  ports.profiles.gate.shut();
  await authStatus('verifying');
  const form = selectSignIn(selectAccount(app.getSnapshot())!.getSnapshot())!;
  form.send({ type: 'email.typed', email: 'grace@example.com' });
  ports.auth.announce('signedOut', null);
  await authStatus('anonymous');
  const shown = selectSignIn(selectAccount(app.getSnapshot())!.getSnapshot())!;
  expect(shown.getSnapshot().context.email).toBe('grace@example.com');
});

it('looks once at what the address brought, whatever the session says meanwhile', async () => {
  const { app, ports, authStatus } = visitApp({ path: '/auth/callback' });
  await authStatus('anonymous');
  ports.auth.gate.shut();
  const account = selectAccount(app.getSnapshot());
  ports.auth.announce('signedIn', ada);
  await authStatus('verified');
  expect(selectAccount(app.getSnapshot()) === account).toBe(true);
});

it('begins a workspace anew for another learner', async () => {
  const { app, ports, authStatus } = visitApp({ path: '/challenge/1', user: ada });
  await authStatus('verified');
  const workspace = selectWorkspace(app.getSnapshot());
  const grace = { ...ada, id: 'u2', email: 'grace@example.com' };
  await ports.profiles.saveDetails(grace.id, complete);
  ports.auth.announce('signedIn', grace);
  await authStatus('verifying');
  await authStatus('verified');
  expect(selectWorkspace(app.getSnapshot()) === workspace).toBe(false);
});

it('begins a personal page anew for another learner, whatever the session went through', async () => {
  const { app, authStatus } = visitApp({ path: '/challenge/1', user: ada });
  await authStatus('verified');
  const workspace = selectWorkspace(app.getSnapshot());
  app.send({ type: 'session.changed', authStatus: 'verified', user: { ...ada, id: 'u2' } });
  expect(selectWorkspace(app.getSnapshot()) === workspace).toBe(false);
});

it('leads nobody away from a form before that has its answer, although the session has changed already', async () => {
  const { app, ports, page, authStatus, notices } = visitApp({ path: '/auth/signin' });
  await page('signIn');
  await authStatus('anonymous');
  ports.auth.gate.shut();
  const form = selectSignIn(selectAccount(app.getSnapshot())!.getSnapshot())!;
  form.send({ type: 'email.typed', email: ada.email });
  form.send({ type: 'password.typed', password });
  form.send({ type: 'form.submitted' });
  ports.auth.announce('signedIn', ada);
  await authStatus('verified');
  expect([selectPage(app.getSnapshot()), ports.location.trail]).toEqual(['signIn', []]);
  app.send({ type: 'account.noticed', notice: { kind: 'signedIn' } });
  expect(ports.location.trail).toEqual([{ path: '/dashboard', how: 'replace' }]);
  await page('dashboard', '/dashboard');
  expect(notices()).toEqual([{ kind: 'signedIn' }]);
});
