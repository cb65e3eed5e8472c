import { expect, it } from 'vitest';
import { selectAccount } from '#machines/app/appSelectors.ts';
import { selectSignIn } from '#machines/session/accountSelectors.ts';
import { ada, password } from '../../fakes/fakeAuth.ts';
import { visitApp } from './visitApp.ts';

function signIn({ app }: ReturnType<typeof visitApp>) {
  const form = selectSignIn(selectAccount(app.getSnapshot())!.getSnapshot())!;
  form.send({ type: 'email.typed', email: ada.email });
  form.send({ type: 'password.typed', password });
  form.send({ type: 'form.submitted' });
}

it('takes what was said along where it leads, and leaves it behind when the visitor goes on', async () => {
  const visitor = visitApp({ path: '/auth/signin' });
  await visitor.page('signIn');
  signIn(visitor);
  await visitor.page('dashboard', '/dashboard');
  expect(visitor.notices()).toEqual([{ kind: 'signedIn' }]);
  visitor.app.send({ type: 'path.requested', path: '/challenges' });
  await visitor.page('challenges', '/challenges');
  expect(visitor.notices()).toEqual([]);
});

it('leaves a refusal behind with the form that it was about', async () => {
  const visitor = visitApp({ path: '/auth/signin' });
  await visitor.page('signIn');
  visitor.app.send({ type: 'account.noticed', notice: { kind: 'refusedByProvider', message: 'Invalid' } });
  expect(visitor.notices()).toHaveLength(1);
  visitor.app.send({ type: 'path.requested', path: '/auth/signup' });
  await visitor.page('signUp', '/auth/signup');
  expect(visitor.notices()).toEqual([]);
});

it('leaves what was said behind with a page that has no actor of its own, and keeps it while only the query changes', async () => {
  const visitor = visitApp({ path: '/about' });
  await visitor.authStatus('anonymous');
  visitor.app.send({ type: 'session.verificationFailed' });
  visitor.ports.location.move('/about?q=1');
  await visitor.page('about', '/about?q=1');
  expect(visitor.notices()).toHaveLength(1);
  visitor.app.send({ type: 'path.requested', path: '/' });
  await visitor.page('home', '/');
  expect(visitor.notices()).toEqual([]);
});
