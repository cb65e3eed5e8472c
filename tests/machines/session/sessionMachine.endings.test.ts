import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectAccountDeletion, selectIsConfirming } from '#machines/session/sessionMachine.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { openSession } from './openSession.ts';

const grace = { ...ada, id: 'u2', email: 'grace@example.com' };

it('forgets the learner who signs out, and tells it once', async () => {
  const { session, auth, reports, reach, statuses } = openSession();
  await reach('verified');
  session.send({ type: 'signOut.requested', losesWork: false });
  await reach('signedOut');
  auth.announce('signedOut', null);
  await auth.signOut();
  expect(session.getSnapshot().context.user).toBeNull();
  expect(statuses()).toEqual(['verifying', 'verified', 'anonymous']);
  expect(reports.map(({ type }) => type)).not.toContain('session.ended');
});

it.each([
  ['verified', true],
  ['unverified', false],
] as const)('says first of a learner who was %s that nobody here ended their session', async (state, isVerified) => {
  const { auth, reports, reach } = openSession({ isVerified });
  await reach(state);
  auth.announce('signedOut', null);
  await reach('signedOut');
  expect(reports.slice(-2)).toEqual([
    { type: 'session.ended' },
    { type: 'session.changed', authStatus: 'anonymous', user: null },
  ]);
});

it('tells where the service that ends a session wants the visitor to be led', async () => {
  const { auth, reports, reach } = openSession();
  await reach('verified');
  auth.announce('signedOut', null, '/challenges');
  await reach('signedOut');
  expect(reports.at(-2)).toEqual({ type: 'session.ended', redirect: '/challenges' });
});

it.each(['initial', 'signedOut', 'tokenRefreshed', 'userUpdated'] as const)(
  'takes nobody for signed out, by whatever event: %s',
  async (authEvent) => {
    const { session, auth, reach } = openSession({ isVerified: false });
    await reach('unverified');
    auth.announce(authEvent, null);
    await reach('signedOut');
    expect(session.getSnapshot().context.user).toBeNull();
  },
);

it.each([
  ['verified', true],
  ['unverified', false],
] as const)(
  'asks a learner who is %s before it deletes, and signs out once the account is gone',
  async (state, isVerified) => {
    const { session, accounts, siteData, reports, reach } = openSession({ isVerified });
    await reach(state);
    session.send({ type: 'deletion.requested' });
    const deletion = selectAccountDeletion(session.getSnapshot())!;
    deletion.send({ type: 'email.typed', email: ada.email });
    deletion.send({ type: 'password.typed', password: 'correct horse' });
    expect(accounts.asked).toEqual([]);
    deletion.send({ type: 'form.submitted' });
    await reach('signedOut');
    await waitFor(deletion, (snapshot) => snapshot.matches({ gone: 'erased' }));
    expect(siteData.erased).toEqual([ada.id]);
    expect(reports.map(({ type }) => type)).not.toContain('session.ended');
  },
);

it('asks no service to end the session of an account that is deleted', async () => {
  const { session, auth, reach } = openSession();
  const asked: string[] = [];
  auth.signOut = async () => void asked.push('signOut');
  await reach('verified');
  session.send({ type: 'deletion.requested' });
  const deletion = selectAccountDeletion(session.getSnapshot())!;
  deletion.send({ type: 'email.typed', email: ada.email });
  deletion.send({ type: 'password.typed', password: 'correct horse' });
  deletion.send({ type: 'form.submitted' });
  await reach('signedOut');
  expect(asked).toEqual([]);
});

it('closes the question when the session ends', async () => {
  const { session, auth, reach } = openSession();
  await reach('verified');
  session.send({ type: 'deletion.requested' });
  auth.announce('signedOut', null);
  await reach('signedOut');
  expect(selectAccountDeletion(session.getSnapshot())?.getSnapshot().value).toBe('closed');
});

it('closes the question when it is somebody else who is here', async () => {
  const { session, auth, reach } = openSession();
  await reach('verified');
  session.send({ type: 'deletion.requested' });
  auth.announce('signedIn', grace);
  await reach('unverified');
  expect(selectAccountDeletion(session.getSnapshot())?.getSnapshot().value).toBe('closed');
});

it('signs nobody out but the learner whose account is gone', async () => {
  const { session, auth, accounts, siteData, reach } = openSession();
  await reach('verified');
  accounts.shut();
  session.send({ type: 'deletion.requested' });
  const deletion = selectAccountDeletion(session.getSnapshot())!;
  deletion.send({ type: 'email.typed', email: ada.email });
  deletion.send({ type: 'password.typed', password: 'correct horse' });
  deletion.send({ type: 'form.submitted' });
  auth.announce('signedOut', null);
  auth.announce('signedIn', grace);
  await reach('unverified');
  accounts.open();
  await waitFor(deletion, (snapshot) => snapshot.matches({ gone: 'erased' }));
  expect(siteData.erased).toEqual([ada.id]);
  expect(session.getSnapshot().matches({ signedIn: { departure: 'staying' } })).toBe(true);
  expect(session.getSnapshot().context.user).toEqual(grace);
});

it('says nothing of an end to a visitor who was nobody before', async () => {
  const { reports, reach } = openSession({ user: null });
  await reach('signedOut');
  expect(reports.map(({ type }) => type)).toEqual(['session.changed']);
});

it.each([
  ['verified', true],
  ['unverified', false],
] as const)('stays %s when signing out fails', async (state, isVerified) => {
  const { session, auth, reports, reach } = openSession({ isVerified });
  await reach(state);
  auth.break('no connection');
  session.send({ type: 'signOut.requested', losesWork: false });
  await waitFor(session, (snapshot) => snapshot.matches({ signedIn: { departure: 'staying' } }));
  await reach(state);
  expect(reports.map(({ type }) => type)).toContain('session.signOutFailed');
});

it('asks a learner who would lose what they typed, and lets them stay or go', async () => {
  const { session, reach, statuses } = openSession();
  await reach('verified');
  session.send({ type: 'signOut.requested', losesWork: true });
  expect(selectIsConfirming(session.getSnapshot())).toBe(true);
  session.send({ type: 'signOut.declined' });
  expect(selectIsConfirming(session.getSnapshot())).toBe(false);
  session.send({ type: 'signOut.requested', losesWork: true });
  session.send({ type: 'signOut.confirmed' });
  await reach('signedOut');
  expect(selectIsConfirming(session.getSnapshot())).toBe(false);
  expect(statuses()).toEqual(['verifying', 'verified', 'anonymous']);
});

it('signs out whoever is still asked when nothing is unsaved any more, and nobody who is not asked', async () => {
  const { session, reach } = openSession();
  await reach('verified');
  session.send({ type: 'workspace.synchronised' });
  expect(session.getSnapshot().matches({ signedIn: { departure: 'staying' } })).toBe(true);
  session.send({ type: 'signOut.requested', losesWork: true });
  session.send({ type: 'workspace.synchronised' });
  await reach('signedOut');
});

it('lets a learner leave who is still being verified', async () => {
  const { session, profiles, reach, statuses } = openSession();
  profiles.gate.shut();
  await reach('verifying');
  session.send({ type: 'signOut.requested', losesWork: false });
  await reach('signedOut');
  expect(statuses()).toEqual(['verifying', 'anonymous']);
});

it('goes on asking about a learner whose sign-out fails', async () => {
  const { session, auth, reports, reach } = openSession();
  await reach('verifying');
  auth.break('no connection');
  session.send({ type: 'signOut.requested', losesWork: false });
  await waitFor(session, (snapshot) => snapshot.matches({ signedIn: { departure: 'staying' } }));
  await reach('verified');
  expect(reports.map(({ type }) => type)).toContain('session.signOutFailed');
});

it('takes a learner for signed out once that is done, though nobody announces it', async () => {
  const { session, auth, reach, statuses } = openSession();
  await reach('verified');
  auth.signOut = async () => undefined;
  session.send({ type: 'signOut.requested', losesWork: false });
  await reach('signedOut');
  expect(statuses().at(-1)).toBe('anonymous');
});
