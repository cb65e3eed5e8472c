/** Coming back to the site from a provider or an email. */
import { expect, it } from 'vitest';
import { selectAccount } from '#machines/app/appSelectors.ts';
import { selectNewPassword } from '#machines/session/accountSelectors.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { visitApp } from './visitApp.ts';

it('stores the profile of who comes back, and leads home and on to where they were going', async () => {
  const { ports, page, notices } = visitApp({ path: '/about' });
  ports.auth.comeBackWith({ outcome: 'signedIn', user: ada, returnTo: '/challenge/1' });
  ports.location.move('/auth/callback');
  await page('workspace', '/challenge/1');
  expect(ports.profiles.saved).toEqual([ada]);
  expect(ports.location.trail.map(({ path }) => path)).toEqual(['/?redirect=%2Fchallenge%2F1', '/challenge/1']);
  expect(notices()).toEqual([{ kind: 'arrived' }]);
});

it('leads whoever opens the callback while signed in on, without a word and without storing anything', async () => {
  const { ports, page, notices } = visitApp({ path: '/auth/callback', user: ada });
  ports.auth.comeBackWith({ outcome: 'alreadySignedIn', returnTo: null });
  await page('home', '/');
  expect(ports.profiles.saved).toEqual([]);
  expect(notices()).toEqual([]);
});

it('leads home who comes back without a path to return to', async () => {
  const { ports, page } = visitApp({ path: '/auth/callback' });
  ports.auth.comeBackWith({ outcome: 'signedIn', user: ada, returnTo: null });
  await page('home', '/');
  expect(ports.location.trail.map(({ path }) => path)).toEqual(['/']);
});

it('returns to no path that leads to another site', async () => {
  const { ports, page } = visitApp({ path: '/auth/callback' });
  ports.auth.comeBackWith({ outcome: 'signedIn', user: ada, returnTo: '//evil.example' });
  await page('home', '/');
  expect(ports.location.trail.map(({ path }) => path)).toEqual(['/']);
});

it('leads who opens a recovery email to a new password, and then to the dashboard', async () => {
  const { app, ports, page, notices } = visitApp({ path: '/auth/callback' });
  ports.auth.comeBackWith({ outcome: 'recovering' });
  await page('newPassword', '/auth/new-password');
  choosePassword(app);
  await page('dashboard', '/dashboard');
  expect(notices()).toEqual([{ kind: 'passwordChanged' }]);
});

it.each([
  ['brought a session', { outcome: 'signedIn', user: ada, returnTo: null }, '/'],
  ['was going somewhere', { outcome: 'signedIn', user: ada, returnTo: '/dashboard' }, '/dashboard'],
  ['was signed in already', { outcome: 'alreadySignedIn', returnTo: null }, '/'],
] as const)('lets whoever %s go back to the page before the callback', async (_, event, path) => {
  const { ports, page } = visitApp({ path: '/auth/callback', user: ada });
  ports.auth.comeBackWith(event);
  await page(path === '/' ? 'home' : 'dashboard', path);
  expect(ports.location.trail.filter(({ how }) => how !== 'replace')).toEqual([]);
});

it('lets whoever has recovered their password go back to the page before the callback', async () => {
  const { app, ports, page } = visitApp({ path: '/auth/callback' });
  ports.auth.comeBackWith({ outcome: 'recovering' });
  await page('newPassword');
  choosePassword(app);
  await page('dashboard');
  expect(ports.location.trail).toEqual([
    { path: '/auth/new-password', how: 'replace' },
    { path: '/dashboard', how: 'replace' },
  ]);
});

function choosePassword(app: ReturnType<typeof visitApp>['app']) {
  const form = selectNewPassword(selectAccount(app.getSnapshot())!.getSnapshot())!;
  form.send({ type: 'password.typed', password: 'another horse' });
  form.send({ type: 'passwordAgain.typed', passwordAgain: 'another horse' });
  form.send({ type: 'form.submitted' });
}
