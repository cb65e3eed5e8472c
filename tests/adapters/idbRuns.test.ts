import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { MOST_RUNS, MOST_RUN_BYTES, idbRuns } from '#src/adapters/idbRuns.ts';
import { fakePast } from '../fakes/fakePast.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A tab in which the robot was seen for two seconds. */
function openTab() {
  const past = fakePast();
  past.see(1000, { era: 50_000, at: 0 });
  past.see(2000, { era: 50_000, at: 1000, pose: [1, 0, 0], touches: true });
  past.see(3000, { era: 50_000, at: 2000, pose: [2, 0, 0] });
  const clock = { now: 1_000_000 };
  let count = 0;
  const runs = idbRuns({
    past,
    now: () => clock.now,
    newId: () => {
      count += 1;
      return `id ${count}`;
    },
  });
  return { past, runs, clock };
}

const first = { userId: 'u1', name: 'First try' };

it('lists what was kept, the newest first, each learner’s for themselves', async () => {
  const { runs, clock } = openTab();
  await runs.keep(first);
  clock.now += 1;
  await runs.keep({ userId: 'u1', name: 'Second try' });
  await runs.keep({ userId: 'u2', name: 'Not yours' });
  expect(await runs.list('u1')).toEqual({
    outcome: 'listed',
    runs: [
      { id: 'id 2', name: 'Second try', world: null, keptAt: 1_000_001, seconds: 2 },
      { id: 'id 1', name: 'First try', world: null, keptAt: 1_000_000, seconds: 2 },
    ],
  });
});

it('shows a run that was kept on the same scrubber, in another tab, too', async () => {
  await openTab().runs.keep(first);
  const { past, runs } = openTab();
  expect(await runs.load({ userId: 'u1', id: 'id 1' })).toEqual({ outcome: 'loaded' });
  past.openKept('id 1');
  expect(past.read()).toMatchObject({ from: 0, to: 2000, name: 'First try' });
  past.show(1500);
  expect(past.shown.read()?.pose).toEqual([1, 0, 0]);
  past.offerBag('exact');
  expect(past.given).toEqual(['servolab-run.bag']);
  past.show(null);
  expect(past.read()).toMatchObject({ from: 1000, to: 3000 });
});

it('never gives out or deletes what belongs to another learner', async () => {
  const { runs } = openTab();
  await runs.keep(first);
  expect(await runs.load({ userId: 'u2', id: 'id 1' })).toEqual({ outcome: 'failed', fault: 'gone' });
  await runs.drop({ userId: 'u2', id: 'id 1' });
  expect(await runs.list('u1')).toMatchObject({ runs: [{ id: 'id 1' }] });
});

it('deletes a run, and says that it is gone to whoever wants to see it', async () => {
  const { runs } = openTab();
  await runs.keep(first);
  expect(await runs.drop({ userId: 'u1', id: 'id 1' })).toEqual({ outcome: 'listed', runs: [] });
  expect(await runs.load({ userId: 'u1', id: 'id 1' })).toEqual({ outcome: 'failed', fault: 'gone' });
});

it('keeps twenty runs of a learner, and lets none go for another one', async () => {
  const { runs } = openTab();
  for (let count = 0; count < 20; count += 1) await runs.keep(first);
  expect(MOST_RUNS).toBe(20);
  expect(await runs.keep(first)).toEqual({ outcome: 'failed', fault: 'tooMany' });
  expect(await runs.list('u1')).toHaveProperty('runs.length', 20);
  expect(await runs.keep({ ...first, userId: 'u2' })).toMatchObject({ outcome: 'listed' });
});

it('has nothing to keep before anything was seen', async () => {
  expect(await idbRuns({ past: fakePast() }).keep(first)).toEqual({ outcome: 'failed', fault: 'nothing' });
});

it.each([
  { name: 'QuotaExceededError', fault: 'full' },
  { name: 'SecurityError', fault: 'unavailable' },
])('says that a browser keeps nothing: $name is $fault', async ({ name, fault }) => {
  const { runs } = openTab();
  const forbidding = new IDBFactory();
  forbidding.open = () => {
    throw new DOMException('', name);
  };
  globalThis.indexedDB = forbidding;
  expect(await runs.keep(first)).toEqual({ outcome: 'failed', fault });
  expect(await runs.list('u1')).toEqual({ outcome: 'failed', fault });
});

it('keeps no more than 60 MB together', async () => {
  const { runs } = openTab();
  await runs.keep(first);
  await changeEntry((entry) => Object.assign(entry, { size: 60_000_000 }));
  expect(MOST_RUN_BYTES).toBe(60_000_000);
  expect(await runs.keep(first)).toEqual({ outcome: 'failed', fault: 'tooLarge' });
});

it('says that a run is damaged, and still deletes it', async () => {
  const { runs } = openTab();
  await runs.keep(first);
  await inStore('bytes', (store) => store.put(new Uint8Array(10), 'id 1'));
  expect(await runs.load({ userId: 'u1', id: 'id 1' })).toEqual({ outcome: 'failed', fault: 'damaged' });
  expect(await runs.drop({ userId: 'u1', id: 'id 1' })).toEqual({ outcome: 'listed', runs: [] });
});

async function changeEntry(change: (entry: object) => object): Promise<void> {
  const entry = await inStore('runs', (store) => store.get('id 1'));
  await inStore('runs', (store) => store.put(change(entry as object)));
}

async function inStore(name: string, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('servolab-runs');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const request = work(database.transaction(name, 'readwrite').objectStore(name));
  return new Promise((resolve) => {
    request.addEventListener('success', () => {
      database.close();
      resolve(request.result);
    });
  });
}

it('makes of a run how the robot drove, in few bytes, for its own learner', async () => {
  const { runs } = openTab();
  await runs.keep(first);
  const drive = await runs.drive({ userId: 'u1', id: 'id 1' });
  expect(drive).toEqual({
    outcome: 'read',
    drive: { every: 200, poses: `${'0 0 0 '.repeat(5)}${'100 0 0 '.repeat(5)}200 0 0` },
  });
  expect(await runs.drive({ userId: 'u2', id: 'id 1' })).toEqual({ outcome: 'failed', fault: 'gone' });
});
