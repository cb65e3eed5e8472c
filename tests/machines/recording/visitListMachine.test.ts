import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { logOf, settled } from './openRecorded.ts';
import {
  type VisitListReport,
  selectBefore,
  selectGiving,
  selectHasFailed,
  selectIsListing,
  selectOpening,
  selectVisitFault,
  selectVisits,
  visitListMachine,
} from '#machines/recording/visitListMachine.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeVisits } from '../../fakes/fakeVisits.ts';

const lines = ['[0,"i","app",{"type":"xstate.init"},{}]'];
const visit = {
  id: 'v1',
  userId: 'ada',
  begunAt: 1000,
  keptAt: 61_000,
  events: 1,
  isOver: true,
  page: 'workspace',
  segments: [{ number: 0, since: 0, before: 0, lines }],
};

async function openList(change: Partial<ReturnType<typeof fakeVisits>> = {}) {
  const visits = Object.assign(fakeVisits(), { kept: [visit] }, change);
  const owner = fakeOwner<VisitListReport>();
  const input = { log: { visits }, userId: 'ada', owner: owner.actor };
  const list = createActor(visitListMachine, { input }).start();
  const now = () => list.getSnapshot();
  expect(selectIsListing(now())).toBe(true);
  await settled();
  return { visits, list, now, shown: owner.reports };
}

it('lists the visits before this one as soon as somebody looks', async () => {
  const { now } = await openList();
  expect(selectIsListing(now())).toBe(false);
  expect(selectVisits(now()).map(({ id }) => id)).toEqual(['v1']);
});

it('says that no list came, and asks again', async () => {
  const { list, now } = await openList({ broken: true });
  expect([selectHasFailed(now()), selectVisitFault(now())]).toEqual([true, 'unavailable']);
  list.send({ type: 'list.requested' });
  await settled();
  expect([selectHasFailed(now()), selectVisitFault(now())]).toEqual([false, null]);
});

it('says why no list came', async () => {
  const { now } = await openList({ fault: 'full' });
  expect([selectHasFailed(now()), selectVisitFault(now())]).toEqual([true, 'full']);
});

it('hands the chosen log to who looks at logs', async () => {
  const { list, now, shown, visits } = await openList();
  list.send({ type: 'visit.chosen', id: 'v1' });
  expect([selectOpening(now()), selectGiving(now())]).toEqual(['v1', null]);
  await settled();
  expect(selectOpening(now())).toBeNull();
  expect(shown.map(({ text }) => logOf(text).entries.length)).toEqual([1]);
  expect(visits.given).toEqual([]);
});

it('gives the chosen log to the learner as a file', async () => {
  const { list, now, shown, visits } = await openList();
  list.send({ type: 'download.requested', id: 'v1' });
  expect([selectOpening(now()), selectGiving(now())]).toEqual([null, 'v1']);
  await settled();
  expect(selectGiving(now())).toBeNull();
  expect(visits.given.map((text) => logOf(text).damage)).toEqual([null]);
  expect(shown).toEqual([]);
});

it.each(['visit.chosen', 'download.requested'] as const)('says after %s why a log did not come', async (type) => {
  const { list, now, shown, visits } = await openList();
  list.send({ type, id: 'v2' });
  await settled();
  expect(selectVisitFault(now())).toBe('gone');
  visits.broken = true;
  list.send({ type, id: 'v1' });
  expect(selectVisitFault(now())).toBeNull();
  await settled();
  expect(selectVisitFault(now())).toBe('unavailable');
  expect([shown, visits.given]).toEqual([[], []]);
});

it.each([
  { what: 'a crash', isOver: false, since: 9_000_000, isOffered: true },
  { what: 'a reload', isOver: true, since: 61_500, isOffered: true },
  { what: 'a minute ago', isOver: true, since: 121_000, isOffered: false },
])('offers the visit before this one after $what: $isOffered', async ({ isOver, since, isOffered }) => {
  const { now } = await openList({ kept: [{ ...visit, isOver }], since });
  expect(selectBefore(now())?.id).toBe(isOffered ? 'v1' : undefined);
});

it('offers no other visit than the last', async () => {
  const crashed = { ...visit, id: 'v0', keptAt: 50_000, isOver: false };
  const { now } = await openList({ kept: [crashed, visit], since: 9_000_000 });
  expect(selectBefore(now())).toBeUndefined();
});

it('offers nothing where nothing was kept', async () => {
  const { now } = await openList({ kept: [] });
  expect(selectBefore(now())).toBeUndefined();
});
