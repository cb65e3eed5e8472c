/** What a browser keeps of its visits: what the log says now, each learner's for themselves, and no more than there is room for. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { VisitSegment } from '#machines/ports/visitPort.ts';
import { browserSiteData } from '#src/adapters/browserSiteData.ts';
import { idbVisit } from '#src/adapters/idbVisit.ts';
import { idbVisitList } from '#src/adapters/idbVisitList.ts';
import { lockedTabs } from '#src/adapters/openTabs.ts';
import { LARGEST_VISIT, MOST_VISITS, OLDEST_VISIT, openVisits } from '#src/adapters/visitDatabase.ts';
import { visitMarks } from '#src/adapters/visitMarks.ts';
import { fakeStorage } from '../fakes/fakeBrowser.ts';
import { fakeLocks } from '../fakes/fakeLocks.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const T0 = 1_800_000_000_000;
const header = { version: '1', build: 'b1', t0: T0 };
const first: VisitSegment = { number: 0, since: 0, before: 0, lines: ['start', 'one'] };
const second: VisitSegment = { number: 1, since: 300_000, before: 2, lines: ['state', 'two', 'three'] };

function openBrowser() {
  const clock = { now: T0 + 1000 };
  const storage = fakeStorage();
  const marks = visitMarks(() => storage as unknown as Storage);
  const locks = fakeLocks() as unknown as LockManager;
  const now = () => clock.now;
  let ids = 0;
  const newId = () => `v${(ids += 1)}`;
  /** A page with a log; one that has ended holds no lock any more. */
  const openPage = (hasEnded = false) => {
    const log = { header, heard: 0, segments: [first] as readonly VisitSegment[] };
    const tabs = lockedTabs(hasEnded ? (fakeLocks() as unknown as LockManager) : locks, () => `tab ${newId()}`);
    const source = { header, heard: () => log.heard, segments: () => log.segments };
    const visit = idbVisit({ log: source, tabs, marks, page: () => 'workspace', now, newId, elapsed: () => 0 });
    const says = (...segments: VisitSegment[]) => Object.assign(log, { heard: log.heard + 1, segments });
    const keep = (userId: string | null = 'ada', isOver = false) => visit.keep({ userId, isOver });
    return { visit, keep, says };
  };
  const list = idbVisitList({ tabs: lockedTabs(locks, () => 'this'), marks, since: T0, now });
  const listed = async (userId: string | null = 'ada') => {
    const answer = await list.list(userId);
    return answer.outcome === 'listed' ? answer.visits : [];
  };
  const read = async (userId: string | null = 'ada', id?: string) => {
    const answer = await list.read({ userId, id: id ?? (await listed(userId))[0]?.id ?? '' });
    return answer.outcome === 'read' ? answer.segments : answer.fault;
  };
  return { clock, storage, marks, openPage, list, listed, read };
}

it('gives back the log of a page that is gone as it was kept last, and says when it was', async () => {
  const { clock, openPage, list, listed } = openBrowser();
  const { keep, says } = openPage(true);
  expect(await keep()).toEqual({ outcome: 'kept', took: 0 });
  says(first, second);
  clock.now += 60_000;
  await keep();
  const { id, ...visit } = (await listed())[0]!;
  expect(visit).toEqual({ begunAt: T0, keptAt: T0 + 61_000, events: 3, isOver: false, page: 'workspace' });
  expect(await list.read({ userId: 'ada', id })).toEqual({ outcome: 'read', header, segments: [first, second] });
});

it('writes nothing while nothing was heard, and says that a page was left', async () => {
  const { openPage, listed } = openBrowser();
  const { keep } = openPage(true);
  await keep();
  expect(await keep()).toEqual({ outcome: 'unchanged' });
  expect(await keep('ada', true)).toMatchObject({ outcome: 'kept' });
  expect(await listed()).toMatchObject([{ isOver: true }]);
});

it('says that a page was left where the browser writes nothing more of one that goes, and no longer once somebody is back', async () => {
  const { marks, openPage, listed } = openBrowser();
  const { keep } = openPage(true);
  await keep();
  const writes = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The page goes', 'InvalidStateError');
  });
  expect(await keep('ada', true)).toMatchObject({ outcome: 'failed' });
  writes.mockRestore();
  expect(await listed()).toMatchObject([{ isOver: true }]);
  await keep();
  expect(marks.left()).toEqual([]);
});

it('forgets that a page was left whose visit is kept no longer', async () => {
  const { marks, openPage } = openBrowser();
  marks.leave('gone');
  await openPage(true).keep();
  expect(marks.left()).toEqual([]);
});

it('masks what was kept before the secret was known, and lets go of what the log has let go', async () => {
  const { openPage, read } = openBrowser();
  const { keep, says } = openPage(true);
  says({ ...first, lines: ['start', 'hunter2'] }, second);
  await keep();
  says({ ...first, lines: ['start', '*******'] }, second);
  await keep();
  expect(await read()).toEqual([{ ...first, lines: ['start', '*******'] }, second]);
  says(second);
  await keep();
  expect(await read()).toEqual([second]);
});

it('offers a visit to its learner, one of nobody to everybody, and none of a page that is open', async () => {
  const { openPage, listed, read } = openBrowser();
  await openPage(true).keep('ada');
  const id = (await listed('ada'))[0]!.id;
  await openPage(true).keep(null);
  await openPage().keep('ada');
  expect([await listed('ada'), await listed('bob'), await listed(null)].map(({ length }) => length)).toEqual([2, 1, 1]);
  expect([await read('bob', id), await read(null, id)]).toEqual(['gone', 'gone']);
});

it('lets two pages keep their logs without a word to each other', async () => {
  const { openPage, listed, read } = openBrowser();
  const [one, other] = [openPage(true), openPage(true)];
  await Promise.all([one.keep(), other.keep()]);
  other.says(first, second);
  await Promise.all([one.keep(), other.keep()]);
  const lengths = await Promise.all((await listed()).map(async ({ id }) => (await read('ada', id)).length));
  expect(new Set(lengths)).toEqual(new Set([1, 2]));
});

it('deletes every visit of a learner who signs out or deletes their account, and begins another', async () => {
  const { openPage, listed } = openBrowser();
  const page = openPage(true);
  await page.keep('ada');
  await openPage(true).keep('ada');
  await openPage(true).keep('bob');
  await page.visit.erase(['ada']);
  expect([(await listed('ada')).length, (await listed('bob')).length]).toEqual([0, 1]);
  await page.keep('bob');
  expect(await listed('bob')).toHaveLength(2);
  const storage = { length: 0, key: () => null, removeItem: () => undefined } as unknown as Storage;
  await browserSiteData({ localStorage: storage, sessionStorage: storage }).erase('bob');
  expect(await listed('bob')).toEqual([]);
});

it('remembers whose visits it is to delete until they are deleted, whatever the storage of logs does', async () => {
  const { marks, openPage, listed } = openBrowser();
  const page = openPage(true);
  await page.keep('ada');
  const factory = globalThis.indexedDB;
  globalThis.indexedDB = undefined as unknown as IDBFactory;
  await expect(page.visit.erase(['ada'])).rejects.toThrow(/undefined/);
  await expect(page.visit.erase(['bob'])).rejects.toThrow(/undefined/);
  expect(marks.owed().toSorted()).toEqual(['ada', 'bob']);
  globalThis.indexedDB = factory;
  expect(await listed('ada')).toHaveLength(1);
  const erasing = openPage().visit.erase(['ada']);
  expect(marks.owed()).toContain('ada');
  await erasing;
  expect([marks.owed(), await listed('ada')]).toEqual([['bob'], []]);
});

it('keeps the mark of one learner though another deletes their account', async () => {
  const { storage, marks } = openBrowser();
  marks.owe('ada');
  const none = fakeStorage() as unknown as Storage;
  await browserSiteData({ localStorage: storage as unknown as Storage, sessionStorage: none }).erase('bob');
  expect(marks.owed()).toEqual(['ada']);
});

it('deletes where the browser lets nothing be remembered', async () => {
  const { storage, marks, openPage, listed } = openBrowser();
  const page = openPage(true);
  await page.keep('ada');
  storage.forbid();
  await page.visit.erase(['ada']);
  expect([marks.owed(), await listed('ada')]).toEqual([[], []]);
});

it('writes nothing of a learner who signs out while the storage is being opened', async () => {
  const { openPage, listed } = openBrowser();
  const { keep, visit } = openPage(true);
  const kept = keep('ada');
  await Promise.all([kept, visit.erase(['ada'])]);
  expect(await kept).toEqual({ outcome: 'unchanged' });
  expect(await listed()).toEqual([]);
});

it('keeps the newest visits, of the last seven days', async () => {
  const { clock, openPage, listed } = openBrowser();
  for (let count = 0; count < MOST_VISITS + 2; count++) {
    clock.now += 1000;
    await openPage(true).keep();
  }
  expect(await listed()).toHaveLength(MOST_VISITS);
  clock.now += OLDEST_VISIT;
  expect(await listed()).toEqual([]);
});

it('keeps the newest part of a visit that is too long, from a state on', async () => {
  const { openPage, read } = openBrowser();
  const { keep, says } = openPage(true);
  const long = { ...second, lines: ['state', 'x'.repeat(LARGEST_VISIT)] };
  const last = { ...second, number: 2 };
  says(first, long, last);
  await keep();
  expect(await read()).toEqual([last]);
  says(first, long);
  await keep();
  expect((await read()).length).toBe(1);
});

it('replays what follows the last gap, and writes again what made room for another tab', async () => {
  const { openPage, read } = openBrowser();
  const { keep, says } = openPage(true);
  const third = { ...second, number: 2 };
  says(first, second);
  await keep();
  const database = await openVisits();
  await database.clear('segments');
  database.close();
  says(first, second, third);
  await keep();
  expect(await read()).toEqual([third]);
  await keep();
  expect(await read()).toEqual([first, second, third]);
});

it('answers where a browser keeps nothing, and goes on when it does', async () => {
  const { openPage, list, listed } = openBrowser();
  const factory = globalThis.indexedDB;
  globalThis.indexedDB = undefined as unknown as IDBFactory;
  const { keep } = openPage(true);
  expect(await keep()).toEqual({ outcome: 'failed', fault: 'unavailable' });
  expect(await list.list('ada')).toEqual({ outcome: 'failed', fault: 'unavailable' });
  expect(await list.read({ userId: 'ada', id: 'v1' })).toEqual({ outcome: 'failed', fault: 'unavailable' });
  globalThis.indexedDB = factory;
  await keep();
  expect(await listed()).toHaveLength(1);
});
