import { expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { selectToasts, toastListMachine } from '#machines/widgets/toastListMachine.ts';

function openToasts() {
  const clock = new SimulatedClock();
  const list = createActor(toastListMachine, { clock }).start();
  const ids = () => selectToasts(list.getSnapshot()).map(({ id }) => id);
  const give = (kind: 'signedIn' | 'arrived' = 'signedIn') => list.send({ type: 'notice.given', notice: { kind } });
  return { clock, list, ids, give };
}

it('lets the oldest toast go after five seconds, and the next after five more', () => {
  const { clock, ids, give } = openToasts();
  give();
  clock.increment(3000);
  give('arrived');
  expect(ids()).toEqual([1, 2]);
  clock.increment(1999);
  expect(ids()).toEqual([1, 2]);
  clock.increment(1);
  expect(ids()).toEqual([2]);
  clock.increment(5000);
  expect(ids()).toEqual([]);
});

it('takes away what is dismissed, and never uses a number twice', () => {
  const { list, ids, give } = openToasts();
  give();
  give('arrived');
  list.send({ type: 'toast.dismissed', id: 1 });
  expect(ids()).toEqual([2]);
  list.send({ type: 'toast.dismissed', id: 2 });
  expect(list.getSnapshot().matches('empty')).toBe(true);
  give();
  expect(ids()).toEqual([3]);
});

it('leaves a later toast its whole while when the visitor dismisses the oldest, and the oldest its own when they dismiss a later one', () => {
  const { clock, list, ids, give } = openToasts();
  give();
  clock.increment(4000);
  give('arrived');
  list.send({ type: 'toast.dismissed', id: 1 });
  clock.increment(4999);
  expect(ids()).toEqual([2]);
  give();
  list.send({ type: 'toast.dismissed', id: 3 });
  clock.increment(1);
  expect(ids()).toEqual([]);
});

it('says each notice as it was given, the oldest first', () => {
  const { list } = openToasts();
  list.send({ type: 'notice.given', notice: { kind: 'signedIn' } });
  list.send({ type: 'notice.given', notice: { kind: 'refusedByProvider', message: 'Invalid login credentials' } });
  expect(selectToasts(list.getSnapshot()).map(({ notice }) => notice)).toEqual([
    { kind: 'signedIn' },
    { kind: 'refusedByProvider', message: 'Invalid login credentials' },
  ]);
});

it('lets go of everything that was said on a page that the visitor has left', () => {
  const { list, ids, give } = openToasts();
  give();
  give('arrived');
  list.send({ type: 'page.left' });
  expect(ids()).toEqual([]);
  expect(list.getSnapshot().matches('empty')).toBe(true);
  give();
  expect(ids()).toEqual([3]);
});

it('says anew what is said already instead of twice, with a while of its own', () => {
  const { clock, ids, give } = openToasts();
  give();
  clock.increment(4000);
  give();
  expect(ids()).toEqual([2]);
  clock.increment(4999);
  expect(ids()).toEqual([2]);
  clock.increment(1);
  expect(ids()).toEqual([]);
});

it('leaves the oldest its time when a later one is said anew, and tells apart what differs in any part', () => {
  const { clock, list, ids, give } = openToasts();
  give();
  clock.increment(3000);
  give('arrived');
  give('arrived');
  expect(ids()).toEqual([1, 3]);
  clock.increment(2000);
  expect(ids()).toEqual([3]);
  list.send({ type: 'notice.given', notice: { kind: 'refusedByProvider', message: 'One' } });
  list.send({ type: 'notice.given', notice: { kind: 'refusedByProvider', message: 'Another' } });
  expect(ids()).toEqual([3, 4, 5]);
});
