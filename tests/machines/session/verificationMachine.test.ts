import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import { type VerificationReport, verificationMachine } from '#machines/session/verificationMachine.ts';
import { complete, fakeProfiles } from '../../fakes/fakeProfiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openVerification({ isVerified = false } = {}) {
  const profiles = fakeProfiles(isVerified ? { u1: complete } : {});
  const owner = fakeOwner<VerificationReport>();
  const clock = new SimulatedClock();
  const input = { profiles, userId: 'u1', owner: owner.actor };
  const verification = createActor(verificationMachine, { clock, input }).start();
  const reach = (state: Parameters<ReturnType<typeof verification.getSnapshot>['matches']>[0]) =>
    waitFor(verification, (snapshot) => snapshot.matches(state));
  const ask = () => verification.send({ type: 'verification.requested' });
  return { verification, profiles, clock, reports: owner.reports, reach, ask };
}

it.each([true, false])('tells the answer: %s', async (isVerified) => {
  const { reports, reach } = openVerification({ isVerified });
  await reach(isVerified ? 'verified' : 'unverified');
  expect(reports).toEqual([{ type: 'verification.answered', isVerified }]);
});

it('asks again whoever was not verified', async () => {
  const { profiles, reports, reach, ask } = openVerification();
  await reach('unverified');
  profiles.stored['u1'] = complete;
  ask();
  await reach('verified');
  expect(reports.at(-1)).toEqual({ type: 'verification.answered', isVerified: true });
});

it('asks again when the details were stored in another tab', async () => {
  const { profiles, reach } = openVerification();
  await reach('unverified');
  profiles.saveElsewhere('u2', complete);
  await reach('unverified');
  profiles.saveElsewhere('u1', complete);
  await reach('verified');
  expect(profiles.asked).toEqual(['u1', 'u1']);
});

it('takes no answer to a question from before the details were stored', async () => {
  const { profiles, reports, reach, ask } = openVerification();
  profiles.gate.shut();
  await reach('asking');
  profiles.stored['u1'] = complete;
  ask();
  profiles.gate.open();
  await reach('verified');
  expect(profiles.asked).toHaveLength(2);
  expect(reports).toEqual([{ type: 'verification.answered', isVerified: true }]);
});

it('asks nothing about who is verified', async () => {
  const { profiles, reach, ask } = openVerification({ isVerified: true });
  await reach('verified');
  ask();
  profiles.saveElsewhere('u1', complete);
  await reach('verified');
  expect(profiles.asked).toHaveLength(1);
});

it('tells once that the question fails, and asks every five seconds until there is an answer', async () => {
  const { profiles, clock, reports, reach } = openVerification({ isVerified: true });
  profiles.break('no connection');
  for (const times of [1, 2, 3]) {
    await reach('waiting');
    expect(profiles.asked).toHaveLength(times);
    clock.increment(4999);
    await reach('waiting');
    clock.increment(1);
    await reach('askingAgain');
  }
  expect(reports).toEqual([{ type: 'verification.failed' }]);
  await reach('waiting');
  profiles.heal();
  clock.increment(5000);
  await reach('verified');
});

it('asks at once when something changed while it waits to ask again, and tells anew that it failed', async () => {
  const { profiles, reports, reach, ask } = openVerification();
  profiles.break('no connection');
  await reach('waiting');
  ask();
  await reach('asking');
  await reach('waiting');
  expect(reports).toEqual([{ type: 'verification.failed' }, { type: 'verification.failed' }]);
});

it('hears nothing more when it is stopped', async () => {
  const { verification, profiles, reach } = openVerification();
  await reach('unverified');
  expect(profiles.watchers.size).toBe(1);
  verification.stop();
  expect(profiles.watchers.size).toBe(0);
});

/** The question failed, and is asked again. */
async function openAskingAgain() {
  const opened = openVerification();
  opened.profiles.break('no connection');
  await opened.reach('waiting');
  opened.profiles.heal();
  opened.profiles.gate.shut();
  opened.clock.increment(5000);
  await opened.reach('askingAgain');
  return opened;
}

it('tells that a learner is not verified once it could be asked again', async () => {
  const { profiles, reports, reach } = await openAskingAgain();
  profiles.gate.open();
  await reach('unverified');
  expect(reports).toEqual([{ type: 'verification.failed' }, { type: 'verification.answered', isVerified: false }]);
});

it('asks anew when details are stored while it asks again', async () => {
  const { profiles, reach, ask } = await openAskingAgain();
  ask();
  await reach('asking');
  expect(profiles.asked).toHaveLength(3);
});
