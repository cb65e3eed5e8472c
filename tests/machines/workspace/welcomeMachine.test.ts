import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import { selectIsOpen } from '#machines/workspace/demoMachine.ts';
import { selectStep } from '#machines/workspace/tourMachine.ts';
import {
  type WelcomeReport,
  selectDemo,
  selectIsDue,
  selectIsPatient,
  selectMayInvite,
  selectMayTour,
  selectTour,
  welcomeMachine,
} from '#machines/workspace/welcomeMachine.ts';
import { fakeDemo } from '../../fakes/fakeDemo.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakePreferences } from '../../fakes/fakePreferences.ts';

async function openWelcome(kept: Record<string, string> = {}) {
  const demo = fakeDemo();
  const preferences = fakePreferences(kept);
  const clock = new SimulatedClock();
  const owner = fakeOwner<WelcomeReport>();
  const welcome = createActor(welcomeMachine, { clock, input: { demo, preferences, owner: owner.actor } }).start();
  await waitFor(welcome, (snapshot) => snapshot.matches('free'));
  const dialog = selectDemo(welcome.getSnapshot())!;
  const isInvited = () => selectIsOpen(dialog.getSnapshot());
  const openFile = () => welcome.send({ type: 'file.opened' });
  const act = () => welcome.send({ type: 'learner.acted' });
  const clear = () => welcome.send({ type: 'desk.cleared' });
  const now = () => welcome.getSnapshot();
  const tour = selectTour(welcome.getSnapshot())!;
  const step = () => selectStep(tour.getSnapshot());
  return {
    tour,
    step,
    welcome,
    demo,
    preferences,
    clock,
    reports: owner.reports,
    dialog,
    isInvited,
    openFile,
    act,
    clear,
    now,
  };
}

it('invites 3000 ms after the first file is ready, and remembers it', async () => {
  const { preferences, clock, isInvited, openFile, clear, now } = await openWelcome();
  clock.increment(60_000);
  expect([selectIsPatient(now()), isInvited()]).toEqual([false, false]);
  openFile();
  clock.increment(2999);
  clear();
  expect([selectIsPatient(now()), selectIsDue(now()), isInvited()]).toEqual([true, false, false]);
  clock.increment(1);
  expect([selectIsPatient(now()), selectIsDue(now()), preferences.kept]).toEqual([true, true, {}]);
  clear();
  expect([isInvited(), preferences.kept]).toEqual([true, { welcome: 'demo' }]);
});

it('waits 3000 ms more whenever somebody presses something', async () => {
  const { clock, isInvited, openFile, act, clear, now } = await openWelcome();
  openFile();
  clock.increment(2999);
  act();
  clock.increment(2999);
  expect(selectIsDue(now())).toBe(false);
  clock.increment(1);
  act();
  expect([selectIsDue(now()), isInvited()]).toEqual([false, false]);
  clock.increment(3000);
  clear();
  expect(isInvited()).toBe(true);
});

it('invites once: neither for another file, nor in a browser that remembers it', async () => {
  const { dialog, clock, isInvited, openFile, clear, preferences, now } = await openWelcome({ welcome: 'tour' });
  openFile();
  clock.increment(3000);
  clear();
  dialog.send({ type: 'demo.dismissed' });
  openFile();
  clock.increment(60_000);
  expect([selectIsPatient(now()), isInvited()]).toEqual([false, false]);
  const again = await openWelcome(preferences.kept);
  again.openFile();
  again.clock.increment(60_000);
  expect([selectIsPatient(again.now()), again.isInvited()]).toEqual([false, false]);
});

it('invites who asks for it at any time, and no more by itself', async () => {
  const { welcome, dialog, preferences, clock, isInvited, openFile, now } = await openWelcome({ welcome: 'tour' });
  welcome.send({ type: 'demo.requested' });
  expect([isInvited(), preferences.kept]).toEqual([true, { welcome: 'demo,tour' }]);
  dialog.send({ type: 'demo.dismissed' });
  openFile();
  clock.increment(60_000);
  expect([selectIsPatient(now()), isInvited()]).toEqual([false, false]);
  welcome.send({ type: 'demo.requested' });
  expect(isInvited()).toBe(true);
});

it('makes a toast of a success and a console line of a failure', async () => {
  const { welcome, demo, dialog, reports } = await openWelcome();
  const submit = async () => {
    welcome.send({ type: 'demo.requested' });
    dialog.send({ type: 'email.typed', email: 'ada@example.com' });
    dialog.send({ type: 'form.submitted' });
    await waitFor(dialog, (snapshot) => snapshot.matches({ form: 'typing' }));
  };
  demo.leave('Network Error');
  await submit();
  expect(reports).toEqual([
    { type: 'welcome.noted', lines: [{ kind: 'subscriptionFailed', detail: 'Network Error' }] },
  ]);
  demo.heal();
  await submit();
  expect(reports.slice(1)).toEqual([{ type: 'welcome.noticed', notice: { kind: 'demoSubscribed' } }]);
});

it('leads through the workspace once the invitation is closed, and remembers that when it is over', async () => {
  const { dialog, tour, step, preferences, clock, reports, openFile, clear } = await openWelcome();
  openFile();
  clock.increment(3000);
  clear();
  expect(step()).toBeNull();
  dialog.send({ type: 'demo.dismissed' });
  expect([step(), preferences.kept]).toEqual(['writing', { welcome: 'demo' }]);
  expect(reports).toEqual([{ type: 'welcome.pointed', panel: 'code' }]);
  tour.send({ type: 'tour.skipped' });
  expect([step(), preferences.kept]).toEqual([null, { welcome: 'demo,tour' }]);
  openFile();
  expect(step()).toBeNull();
});

it('leads through the workspace as soon as a file is there, where the invitation was seen', async () => {
  const { step, openFile } = await openWelcome({ welcome: 'demo' });
  expect(step()).toBeNull();
  openFile();
  expect(step()).toBe('writing');
});

it('leads through the workspace again for who asks', async () => {
  const { welcome, step, openFile } = await openWelcome({ welcome: 'demo,tour' });
  openFile();
  expect(step()).toBeNull();
  welcome.send({ type: 'tour.requested' });
  expect(step()).toBe('writing');
});

it('never shows the invitation and the tour at once', async () => {
  const { welcome, dialog, step, isInvited, openFile, now } = await openWelcome({ welcome: 'demo' });
  const mayBe = () => [selectMayInvite(now()), selectMayTour(now())];
  expect(mayBe()).toEqual([true, true]);
  openFile();
  expect(mayBe()).toEqual([true, false]);
  welcome.send({ type: 'demo.requested' });
  expect([isInvited(), step()]).toEqual([true, null]);
  expect(mayBe()).toEqual([false, false]);
  welcome.send({ type: 'tour.requested' });
  expect([isInvited(), step()]).toEqual([true, null]);
  dialog.send({ type: 'demo.dismissed' });
  expect([isInvited(), step()]).toEqual([false, 'writing']);
});

it('invites in a browser that remembers nothing', async () => {
  const preferences = {
    ...fakePreferences(),
    read: () => {
      throw new Error('storage is forbidden');
    },
  };
  const clock = new SimulatedClock();
  const { actor: owner } = fakeOwner<WelcomeReport>();
  const welcome = createActor(welcomeMachine, { clock, input: { demo: fakeDemo(), preferences, owner } }).start();
  await waitFor(welcome, (snapshot) => snapshot.matches('free'));
  welcome.send({ type: 'file.opened' });
  clock.increment(3000);
  expect(selectIsDue(welcome.getSnapshot())).toBe(true);
});
