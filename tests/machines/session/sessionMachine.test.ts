import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import type { SessionReport } from '#machines/session/sessionEvents.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { fakeAccounts } from '../../fakes/fakeAccounts.ts';
import { fakeExport } from '../../fakes/fakeExport.ts';
import { fakeSiteData } from '../../fakes/fakeSiteData.ts';
import { ada, fakeAuth } from '../../fakes/fakeAuth.ts';
import { complete, fakeProfiles } from '../../fakes/fakeProfiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { openSession } from './openSession.ts';

it('takes the visitor for nobody when a minute brings no word of the service, and for who they are when it does', async () => {
  const auth = fakeAuth(ada);
  const owner = fakeOwner<SessionReport>();
  const clock = new SimulatedClock();
  const silent = {
    ...auth,
    watch: (changed: Parameters<typeof auth.watch>[0]) => (auth.watchers.add(changed), () => undefined),
  };
  const profiles = fakeProfiles({ [ada.id]: complete });
  const around = { accounts: fakeAccounts(), exports: fakeExport(), siteData: fakeSiteData() };
  const session = createActor(sessionMachine, {
    clock,
    input: { ...around, auth: silent, profiles, owner: owner.actor },
  }).start();
  clock.increment(59_999);
  expect(owner.reports).toEqual([]);
  clock.increment(1);
  expect(owner.reports).toEqual([
    { type: 'session.unanswered' },
    { type: 'session.changed', authStatus: 'anonymous', user: null },
  ]);
  auth.announce('signedIn', ada);
  await waitFor(session, (snapshot) => snapshot.matches({ signedIn: { verification: 'verified' } }));
});

it('does not know who is here until it is told', async () => {
  const { session, reach, statuses } = openSession({ user: null });
  expect(session.getSnapshot().matches('unknown')).toBe(true);
  await reach('signedOut');
  expect(session.getSnapshot().context.user).toBeNull();
  expect(statuses()).toEqual(['anonymous']);
});

it('says that something is wrong when nobody can renew the session that is kept, and takes it up when somebody can', async () => {
  const { session, auth, reports, reach } = openSession({ user: null });
  session.send({ type: 'session.announced', authEvent: 'unreachable', user: null });
  await reach('signedOut');
  expect(reports).toEqual([
    { type: 'session.verificationFailed' },
    { type: 'session.changed', authStatus: 'anonymous', user: null },
  ]);
  auth.announce('tokenRefreshed', ada);
  await reach('verified');
});

it('knows a learner once they are verified', async () => {
  const { session, reach, statuses } = openSession();
  await reach('verified');
  expect(statuses()).toEqual(['verifying', 'verified']);
  expect(session.getSnapshot().context.user).toEqual(ada);
});

it('takes no row for unverified', async () => {
  const { reach, statuses } = openSession({ isVerified: false });
  await reach('unverified');
  expect(statuses()).toEqual(['verifying', 'unverified']);
});

it('takes a failed question for no answer, and asks again after five seconds', async () => {
  const { profiles, clock, reports, asks, reach } = openSession();
  profiles.break('no connection');
  await asks('waiting');
  await reach('verifying');
  expect(reports.at(-1)).toEqual({ type: 'session.verificationFailed' });
  profiles.heal();
  clock.increment(4999);
  expect(profiles.asked).toHaveLength(1);
  clock.increment(1);
  await reach('verified');
  expect(profiles.asked).toHaveLength(2);
});

it('asks again once details are saved, without a moment of not knowing', async () => {
  const { session, profiles, reach, statuses } = openSession({ isVerified: false });
  await reach('unverified');
  await profiles.saveDetails(ada.id, complete);
  session.send({ type: 'details.saved' });
  await reach('verified');
  expect(statuses()).toEqual(['verifying', 'unverified', 'verified']);
});

it('stays unverified when the details are not enough, which is not told again', async () => {
  const { session, reach, asks, statuses } = openSession({ isVerified: false });
  await reach('unverified');
  session.send({ type: 'details.saved' });
  await asks('asking');
  await asks('unverified');
  expect(session.getSnapshot().context.user).toEqual(ada);
  expect(statuses()).toEqual(['verifying', 'unverified']);
});

it('knows of details that were saved in another tab', async () => {
  const { profiles, reach, statuses } = openSession({ isVerified: false });
  await reach('unverified');
  profiles.saveElsewhere(ada.id, complete);
  await reach('verified');
  expect(statuses()).toEqual(['verifying', 'unverified', 'verified']);
});

it('asks again after saved details when that question fails', async () => {
  const { session, profiles, clock, reports, asks, reach } = openSession({ isVerified: false });
  await reach('unverified');
  profiles.break('no connection');
  session.send({ type: 'details.saved' });
  await asks('waiting');
  await reach('unverified');
  expect(reports.at(-1)).toEqual({ type: 'session.verificationFailed' });
  profiles.heal();
  profiles.stored[ada.id] = complete;
  clock.increment(5000);
  await reach('verified');
  expect(profiles.asked).toHaveLength(3);
});

it('asks again what a changed account of an unverified learner comes to', async () => {
  const { auth, profiles, reach } = openSession({ isVerified: false });
  await reach('unverified');
  profiles.stored[ada.id] = complete;
  auth.announce('userUpdated', { ...ada, name: 'Ada L.' });
  await reach('verified');
  expect(profiles.asked).toEqual(['u1', 'u1']);
});

it.each(['tokenRefreshed', 'userUpdated', 'factorVerified', 'passwordRecovery'] as const)(
  'asks nothing again when the same learner is announced as %s',
  async (authEvent) => {
    const { session, auth, profiles, reach, statuses } = openSession();
    await reach('verified');
    auth.announce(authEvent, { ...ada, name: 'Ada L.' });
    await waitFor(session, (snapshot) => snapshot.context.user?.name === 'Ada L.');
    expect(profiles.asked).toHaveLength(1);
    expect(statuses()).toEqual(['verifying', 'verified']);
  },
);

it('asks about another learner from scratch', async () => {
  const { session, auth, profiles, reach, statuses } = openSession();
  await reach('verified');
  auth.announce('signedIn', { ...ada, id: 'u2' });
  await reach('unverified');
  expect(profiles.asked).toEqual(['u1', 'u2']);
  expect(statuses()).toEqual(['verifying', 'verified', 'verifying', 'unverified']);
  expect(session.getSnapshot().context.user).not.toBeNull();
});

it('stops listening when it is stopped', async () => {
  const { session, auth, reach } = openSession();
  await reach('verified');
  session.stop();
  expect(auth.watchers.size).toBe(0);
});
