import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { addressOf, filterAt, known } from '#machines/pages/challengeAddress.ts';
import { type ChallengeFilter, noFilter } from '#machines/pages/challengeFilter.ts';
import {
  CHALLENGES_AT_ONCE,
  type ChallengeListReport,
  challengeListMachine,
  selectMost,
  selectOrder,
  selectSearch,
} from '#machines/pages/challengeListMachine.ts';
import { challengeOrders } from '#machines/pages/challengeOrder.ts';
import { fakeChallenges, obstacleCourse } from '../../fakes/fakeChallenges.ts';
import { fakeLocation } from '../../fakes/fakeLocation.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

async function openList(path = '/challenges') {
  const location = fakeLocation(path);
  const input = { challenges: fakeChallenges(), location, owner: fakeOwner<ChallengeListReport>().actor };
  const list = createActor(challengeListMachine, { input }).start();
  await waitFor(list, (snapshot) => snapshot.matches('loaded'));
  await settled();
  return { list, location, filter: () => list.getSnapshot().context.filter };
}

it('says nothing in the address while nothing is looked for', () => {
  expect(addressOf(noFilter)).toBe('/challenges');
  expect(filterAt('/challenges')).toEqual(noFilter);
});

it('writes an address that a person can read', () => {
  const filter: ChallengeFilter = {
    search: 'wall & door',
    chosen: { category: ['Basics', 'Navigation'], difficulty: ['Easy'] },
    order: 'title',
  };
  expect(addressOf(filter)).toBe(
    '/challenges?q=wall+%26+door&category=Basics&category=Navigation&difficulty=Easy&sort=title',
  );
});

it('reads from an address what was written into it', () => {
  const names = fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 4 });
  const filters = fc.record({
    search: fc.string({ unit: 'grapheme' }),
    chosen: fc.record({ category: names, difficulty: names }),
    order: fc.constantFrom(...challengeOrders),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(filterAt(addressOf(filter))).toEqual(filter);
    }),
  );
});

it('makes something of every address, and ignores what it does not know', () => {
  fc.assert(fc.property(fc.string(), (query) => void filterAt(`/challenges?${query}`)));
  expect(filterAt('/challenges?sort=size&size=9&category=Basics&category=Basics&q=one&q=two')).toEqual({
    search: 'one',
    chosen: { category: ['Basics'], difficulty: [] },
    order: 'path',
  });
  const wanted = filterAt('/challenges?category=Poetry&category=Navigation&difficulty=Impossible');
  expect(known(wanted, [obstacleCourse]).chosen).toEqual({ category: ['Navigation'], difficulty: [] });
});

it('begins with what the address asks for, without what there is not', async () => {
  const { list, filter, location } = await openList('/challenges?q=course&category=Navigation&category=Poetry');
  expect(selectSearch(list.getSnapshot())).toBe('course');
  expect(filter().chosen.category).toEqual(['Navigation']);
  expect(location.trail).toEqual([]);
});

it('writes into the address what is looked for: one entry for each choice, and none for each letter', async () => {
  const { list, location } = await openList();
  list.send({ type: 'search.typed', search: 'c' });
  list.send({ type: 'search.typed', search: 'co' });
  list.send({ type: 'option.toggled', facet: 'category', name: 'Navigation' });
  list.send({ type: 'order.chosen', order: 'difficulty' });
  list.send({ type: 'filter.cleared' });
  expect(location.trail).toEqual([
    { path: '/challenges?q=c', how: 'replace' },
    { path: '/challenges?q=co', how: 'replace' },
    { path: '/challenges?q=co&category=Navigation', how: 'push' },
    { path: '/challenges?q=co&category=Navigation&sort=difficulty', how: 'push' },
    { path: '/challenges?sort=difficulty', how: 'push' },
  ]);
});

it('follows whoever goes back, and whoever follows a link to all of them', async () => {
  const { list, location, filter } = await openList('/challenges?category=Navigation&sort=title');
  expect(selectOrder(list.getSnapshot())).toBe('title');
  location.move('/challenges');
  await settled();
  expect(filter()).toEqual(noFilter);
  location.move('/challenges?category=Navigation&category=Poetry');
  await settled();
  expect(filter().chosen.category).toEqual(['Navigation']);
});

it('shows so many at once, more of them on demand, and begins anew for another question', async () => {
  const { list } = await openList();
  const most = () => selectMost(list.getSnapshot());
  expect([most(), CHALLENGES_AT_ONCE]).toEqual([60, 60]);
  list.send({ type: 'more.requested' });
  expect(most()).toBe(120);
  list.send({ type: 'search.typed', search: 'wall' });
  expect(most()).toBe(60);
});
