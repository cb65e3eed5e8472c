import { expect, it } from 'vitest';
import { SimulatedClock, type SnapshotFrom, createActor, waitFor } from 'xstate';
import type { SiteSight } from '#contract/operatorApi.ts';
import { operatorMachine } from '#machines/pages/operatorMachine.ts';
import {
  selectClosed,
  selectFault,
  selectIsBusy,
  selectIsClosing,
  selectIsPermitting,
  selectIsStopping,
  selectOutcome,
  selectSight,
  selectStatus,
} from '#machines/pages/operatorSelectors.ts';
import { siteTotals } from '#machines/pages/siteTotals.ts';
import { busySite, fakeOperators, quietSite } from '../../fakes/fakeOperators.ts';

const isFree = (state: SnapshotFrom<typeof operatorMachine>) => state.matches({ deed: 'free' });

const ada = { learnerId: 'ada-id', email: 'ada@example.com' };

function openPage(sight: SiteSight | null) {
  const clock = new SimulatedClock();
  const operators = fakeOperators(sight);
  const page = createActor(operatorMachine, { input: { operators }, clock }).start();
  return { clock, operators, page, now: () => page.getSnapshot() };
}

async function openSite(sight: SiteSight | null = busySite) {
  const opened = openPage(sight);
  opened.page.send({ type: 'view.shown' });
  await waitFor(opened.page, (state) => !state.matches({ sight: 'looking' }));
  return opened;
}

it('asks nothing before somebody can see the page, and nothing while nobody can', async () => {
  const { clock, operators, page, now } = openPage(busySite);
  clock.increment(60_000);
  expect(operators.asked).toEqual([]);
  page.send({ type: 'view.shown' });
  await waitFor(page, (state) => state.matches({ sight: 'resting' }));
  page.send({ type: 'view.hidden' });
  clock.increment(60_000);
  expect(operators.asked).toEqual(['look']);
  expect(selectSight(now())).toEqual(busySite);
  page.send({ type: 'view.shown' });
  expect(operators.asked).toEqual(['look', 'look']);
});

it('looks anew five seconds after each look, and at once when it is asked to', async () => {
  const { clock, operators, page, now } = await openSite();
  operators.show(quietSite);
  clock.increment(4999);
  expect(operators.asked).toEqual(['look']);
  clock.increment(1);
  await waitFor(page, (state) => selectSight(state) === quietSite);
  operators.show(busySite);
  page.send({ type: 'look.requested' });
  await waitFor(page, (state) => selectSight(state) === busySite);
  expect(selectStatus(now())).toBe('operator');
});

it('keeps what was seen when a look fails, says why, and goes on looking', async () => {
  const { clock, operators, page, now } = await openSite();
  operators.break('boom');
  clock.increment(5000);
  await waitFor(page, (state) => selectFault(state) !== null);
  expect(selectFault(now())).toBe('boom');
  expect(selectSight(now())).toEqual(busySite);
  expect(selectStatus(now())).toBe('operator');
  operators.heal();
  clock.increment(5000);
  await waitFor(page, (state) => selectFault(state) === null);
});

it('has nothing for whom the server has nothing, and asks no more', async () => {
  const { clock, operators, now } = await openSite(null);
  expect(selectStatus(now())).toBe('absent');
  clock.increment(60_000);
  expect(operators.asked).toEqual(['look']);
});

it('forgets what was seen once whoever looks is no operator any more', async () => {
  const { clock, operators, page, now } = await openSite();
  operators.show(null);
  clock.increment(5000);
  await waitFor(page, (state) => selectStatus(state) === 'absent');
  expect(selectSight(now())).toBeNull();
});

it('does not know what the page is while no answer came, and looks again by itself', async () => {
  const { clock, operators, page, now } = openPage(busySite);
  expect(selectStatus(now())).toBe('unknown');
  operators.break('boom');
  page.send({ type: 'view.shown' });
  expect(selectStatus(now())).toBe('unknown');
  await waitFor(page, (state) => selectStatus(state) === 'unanswered');
  operators.heal();
  clock.increment(5000);
  await waitFor(page, (state) => selectStatus(state) === 'operator');
});

it('has nothing under way until something is asked for', async () => {
  const { now } = await openSite();
  expect([selectIsBusy(now()), selectIsClosing(now()), selectClosed(now())]).toEqual([false, false, null]);
  expect(selectIsStopping(now(), 'ada-id', 'p1')).toBe(false);
  expect(selectIsPermitting(now(), 'ada-id')).toBe(false);
});

it('is stopping no program while a workspace is being closed', async () => {
  const { page, now } = await openSite();
  page.send({ type: 'close.requested', learnerId: 'ada-id' });
  page.send({ type: 'close.confirmed' });
  expect([selectIsBusy(now()), selectIsClosing(now())]).toEqual([false, true]);
  expect(selectIsStopping(now(), 'ada-id', 'p1')).toBe(false);
});

it('stops one program, says what came of it, and looks anew', async () => {
  const { operators, page, now } = await openSite();
  page.send({ type: 'stop.requested', learnerId: 'ada-id', processId: 'p1' });
  expect(selectIsStopping(now(), 'ada-id', 'p1')).toBe(true);
  expect(selectIsStopping(now(), 'ada-id', 'p2')).toBe(false);
  expect(selectIsStopping(now(), 'other-id', 'p1')).toBe(false);
  expect(selectIsBusy(now())).toBe(true);
  page.send({ type: 'close.requested', learnerId: 'ada-id' });
  await waitFor(page, isFree);
  expect(selectIsStopping(now(), 'ada-id', 'p1')).toBe(false);
  expect(selectOutcome(now())).toEqual({
    target: { ...ada, deed: 'stop', program: { id: 'p1', name: 'driver' } },
    isDone: true,
  });
  await waitFor(page, (state) => state.matches({ sight: 'resting' }));
  expect(operators.asked).toEqual(['look', 'stop p1 of ada-id', 'look']);
});

it('says that a program did not run any more, and why one could not be stopped', async () => {
  const { operators, page, now } = await openSite();
  operators.findNothing();
  page.send({ type: 'stop.requested', learnerId: 'ada-id', processId: 'gone' });
  await waitFor(page, isFree);
  expect(selectOutcome(now())).toMatchObject({ target: { program: { name: 'gone' } }, isDone: false });
  operators.break('boom');
  page.send({ type: 'stop.requested', learnerId: 'ada-id', processId: 'p1' });
  expect(selectOutcome(now())).toBeNull();
  await waitFor(page, isFree);
  expect(selectOutcome(now())).toMatchObject({ fault: 'boom' });
});

it('closes a workspace only once that was asked and confirmed', async () => {
  const { operators, page, now } = await openSite();
  page.send({ type: 'close.requested', learnerId: 'ada-id' });
  expect(selectClosed(now())).toEqual({ ...ada, deed: 'close', program: null });
  page.send({ type: 'close.dismissed' });
  expect(selectClosed(now())).toBeNull();
  expect(operators.asked).toEqual(['look']);
  page.send({ type: 'close.requested', learnerId: 'ada-id' });
  page.send({ type: 'close.confirmed' });
  expect(selectIsClosing(now())).toBe(true);
  page.send({ type: 'close.dismissed' });
  expect(selectClosed(now())).not.toBeNull();
  await waitFor(page, isFree);
  expect(selectOutcome(now())).toEqual({ target: { ...ada, deed: 'close', program: null }, isDone: true });
  expect(operators.asked).toEqual(['look', 'close ada-id', 'look']);
});

it('says why a workspace could not be closed', async () => {
  const { operators, page, now } = await openSite();
  operators.break('boom');
  page.send({ type: 'close.requested', learnerId: 'other-id' });
  page.send({ type: 'close.confirmed' });
  await waitFor(page, isFree);
  expect(selectOutcome(now())).toEqual({
    target: { deed: 'close', learnerId: 'other-id', email: null, program: null },
    fault: 'boom',
  });
});

it.each(['allow', 'withdraw'] as const)(
  'has the inspection of a learner changed without a question, says what came of it, and looks anew: %s',
  async (deed) => {
    const { operators, page, now } = await openSite();
    const type = deed === 'allow' ? 'inspection.allowed' : 'inspection.withdrawn';
    page.send({ type, learnerId: 'ada-id' });
    expect([selectIsPermitting(now(), 'ada-id'), selectIsPermitting(now(), 'other-id')]).toEqual([true, false]);
    expect([selectIsBusy(now()), selectIsClosing(now())]).toEqual([true, false]);
    expect(selectIsStopping(now(), 'ada-id', 'p1')).toBe(false);
    page.send({ type: 'close.requested', learnerId: 'other-id' });
    await waitFor(page, isFree);
    expect(selectIsPermitting(now(), 'ada-id')).toBe(false);
    expect(selectOutcome(now())).toEqual({ target: { ...ada, deed, program: null }, isDone: true });
    await waitFor(page, (state) => state.matches({ sight: 'resting' }));
    expect(operators.asked).toEqual(['look', `${deed} inspection of ada-id`, 'look']);
  },
);

it('says why the inspection could not be allowed, and that there was nothing to take back', async () => {
  const { operators, page, now } = await openSite();
  operators.break('boom');
  page.send({ type: 'inspection.allowed', learnerId: 'ada-id' });
  await waitFor(page, isFree);
  expect(selectOutcome(now())).toMatchObject({ target: { deed: 'allow' }, fault: 'boom' });
  operators.heal();
  operators.findNothing();
  page.send({ type: 'inspection.withdrawn', learnerId: 'ada-id' });
  await waitFor(page, isFree);
  expect(selectOutcome(now())).toMatchObject({ target: { deed: 'withdraw' }, isDone: false });
});

it('adds up what all learners cost', () => {
  expect(siteTotals(busySite)).toEqual({ learners: 2, programs: 1, memoryBytes: 256 * 1024 ** 2, processors: 1.5 });
  expect(siteTotals(quietSite)).toEqual({ learners: 0, programs: 0, memoryBytes: 0, processors: 0 });
});

it('looks no more when the page is hidden while it looks', async () => {
  const { clock, operators, page, now } = openPage(busySite);
  page.send({ type: 'view.shown' });
  page.send({ type: 'view.hidden' });
  expect(now().matches({ sight: 'unwatched' })).toBe(true);
  clock.increment(60_000);
  expect(operators.asked).toHaveLength(1);
});

it('looks anew when it is asked to while it looks', () => {
  const { operators, page, now } = openPage(busySite);
  page.send({ type: 'view.shown' });
  page.send({ type: 'look.requested' });
  expect(now().matches({ sight: 'looking' })).toBe(true);
  expect(operators.asked).toHaveLength(2);
});
