import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { MOST_DRAFTS, OLDEST_DRAFT, idbDrafts } from '#src/adapters/idbDrafts.ts';
import { lockedTabs } from '#src/adapters/openTabs.ts';
import { fakeLocks } from '../fakes/fakeLocks.ts';

const path = '/ws/src/a.py';
const text = { id: null, userId: 'u1', path, code: 'print(1)', base: 'v1' };
const wanted = { userId: 'u1', path };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A browser whose clock stands where the test wants it. */
function openBrowser() {
  const locks = fakeLocks() as unknown as LockManager;
  const clock = { now: 1_000_000_000_000 };
  let tabs = 0;
  const openTab = (manager: LockManager = locks) => {
    tabs += 1;
    return idbDrafts({ tabs: lockedTabs(manager, () => `tab ${tabs}`), now: () => clock.now });
  };
  /** A tab that has ended: nothing holds its lock any more. */
  const endedTab = () => openTab(fakeLocks() as unknown as LockManager);
  return { clock, openTab, endedTab };
}

it('gives back what was typed in a tab that is gone, with what it was made from', async () => {
  const { clock, openTab, endedTab } = openBrowser();
  const kept = await endedTab().keep(text);
  expect(await openTab().find(wanted)).toEqual({
    outcome: 'found',
    draft: { id: kept.outcome === 'kept' && kept.id, code: 'print(1)', base: 'v1', keptAt: clock.now },
  });
});

it.each([null, undefined])('tells a file that was not there from one of which nothing was known (%s)', async (base) => {
  const { openTab, endedTab } = openBrowser();
  await endedTab().keep({ ...text, base });
  expect(await openTab().find(wanted)).toMatchObject({ draft: { base } });
});

it.each([
  { whose: 'another learner', other: { userId: 'u2' } },
  { whose: 'another file', other: { path: '/ws/src/b.py' } },
])('never gives out what belongs to $whose', async ({ other }) => {
  const { openTab, endedTab } = openBrowser();
  await endedTab().keep(text);
  expect(await openTab().find({ ...wanted, ...other })).toEqual({ outcome: 'absent' });
});

it('leaves alone what another open tab is typing, but not what this one typed before', async () => {
  const { openTab } = openBrowser();
  const writer = openTab();
  await writer.keep(text);
  expect(await openTab().find(wanted)).toEqual({ outcome: 'absent' });
  expect(await writer.find(wanted)).toMatchObject({ outcome: 'found' });
});

it('gives out the newest', async () => {
  const { clock, openTab, endedTab } = openBrowser();
  const tab = endedTab();
  await tab.keep(text);
  clock.now += 1;
  await tab.keep({ ...text, code: 'print(2)' });
  expect(await openTab().find(wanted)).toMatchObject({ draft: { code: 'print(2)' } });
});

it('keeps one text in the place of the last one, and drops it', async () => {
  const { openTab, endedTab } = openBrowser();
  const tab = endedTab();
  const first = await tab.keep(text);
  const id = first.outcome === 'kept' ? first.id : '';
  expect(await tab.keep({ ...text, id, code: 'print(2)' })).toEqual({ outcome: 'kept', id });
  await tab.drop(id);
  expect(await openTab().find(wanted)).toEqual({ outcome: 'absent' });
});

it('gives out and keeps nothing that is older than thirty days', async () => {
  const { clock, openTab, endedTab } = openBrowser();
  await endedTab().keep(text);
  clock.now += OLDEST_DRAFT;
  expect(OLDEST_DRAFT).toBe(30 * 24 * 3600 * 1000);
  expect(await openTab().find(wanted)).toEqual({ outcome: 'absent' });
  await endedTab().keep({ ...text, path: '/ws/src/b.py' });
  clock.now -= OLDEST_DRAFT;
  expect(await openTab().find(wanted)).toEqual({ outcome: 'absent' });
});

it('keeps fifty drafts, and lets the oldest go', async () => {
  const { clock, openTab, endedTab } = openBrowser();
  const tab = endedTab();
  expect(MOST_DRAFTS).toBe(50);
  for (let index = 0; index <= MOST_DRAFTS; index += 1) {
    clock.now += 1;
    await tab.keep({ ...text, path: `/ws/src/${index}.py` });
  }
  expect(await openTab().find({ ...wanted, path: '/ws/src/0.py' })).toEqual({ outcome: 'absent' });
  expect(await openTab().find({ ...wanted, path: '/ws/src/1.py' })).toMatchObject({ outcome: 'found' });
});

it('says that a text is too long to be any file', async () => {
  const { openTab } = openBrowser();
  expect(await openTab().keep({ ...text, code: 'x'.repeat(1_048_577) })).toEqual({
    outcome: 'failed',
    fault: 'tooLong',
  });
});

it.each([
  { name: 'QuotaExceededError', fault: 'full' },
  { name: 'SecurityError', fault: 'unavailable' },
])('says that a browser keeps nothing: $name is $fault', async ({ name, fault }) => {
  const { openTab } = openBrowser();
  const forbidding = new IDBFactory();
  forbidding.open = () => {
    throw new DOMException('', name);
  };
  globalThis.indexedDB = forbidding;
  expect(await openTab().keep(text)).toEqual({ outcome: 'failed', fault });
  expect(await openTab().find(wanted)).toEqual({ outcome: 'failed', fault });
});
