/** What a browser keeps of a learner goes with their account; what is another’s, or the browser’s own, stays. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { browserSiteData } from '#src/adapters/browserSiteData.ts';
import { idbDrafts } from '#src/adapters/idbDrafts.ts';
import { idbRuns } from '#src/adapters/idbRuns.ts';
import { lockedTabs } from '#src/adapters/openTabs.ts';
import { fakeLocks } from '../fakes/fakeLocks.ts';
import { fakePast } from '../fakes/fakePast.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** The storage of a browser, as far as it is asked. */
function storageWith(entries: Readonly<Record<string, string>>) {
  const items = new Map(Object.entries(entries));
  const storage = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    removeItem: (key: string) => void items.delete(key),
  };
  return { storage: storage as unknown as Storage, left: () => [...items.keys()] };
}

function openBrowser() {
  const local = storageWith({
    'servolab:theme': 'light',
    'servolab:processes': 'turtle',
    'servolab:returnTo': '/profile',
    'servolab:locale': 'en',
    'servolab:welcome': 'demo',
    'other-site': 'kept',
  });
  const session = storageWith({ 'servolab:beginning': 'now' });
  const siteData = browserSiteData({ localStorage: local.storage, sessionStorage: session.storage });
  return { siteData, left: () => [...local.left(), ...session.left()] };
}

/** A tab that keeps a draft and a run of each of two learners, and has ended. */
async function keepSomethingOfTwo() {
  const past = fakePast();
  past.see(1000, { era: 50_000, at: 0 });
  past.see(2000, { era: 50_000, at: 1000, pose: [1, 0, 0], touches: true });
  const runs = idbRuns({ past });
  const drafts = idbDrafts({ tabs: lockedTabs(fakeLocks() as unknown as LockManager) });
  for (const userId of ['u1', 'u2']) {
    await runs.keep({ userId, name: 'A run' });
    for (const path of ['/ws/src/a.py', '/ws/src/b.py'])
      await drafts.keep({ id: null, userId, path, code: 'print(1)', base: null });
  }
  return { runs, drafts: idbDrafts({ tabs: lockedTabs(fakeLocks() as unknown as LockManager) }) };
}

it('removes drafts, runs and wishes of the learner, and leaves those of another, the theme and the language', async () => {
  const { runs, drafts } = await keepSomethingOfTwo();
  const { siteData, left } = openBrowser();
  await siteData.erase('u1');
  for (const path of ['/ws/src/a.py', '/ws/src/b.py']) {
    expect(await drafts.find({ userId: 'u1', path })).toEqual({ outcome: 'absent' });
    expect(await drafts.find({ userId: 'u2', path })).toMatchObject({ outcome: 'found' });
  }
  expect(await runs.list('u1')).toMatchObject({ runs: [] });
  expect(await runs.list('u2')).toMatchObject({ runs: [{ name: 'A run' }] });
  expect(left()).toEqual(['servolab:theme', 'servolab:locale', 'other-site']);
});

it('removes what it can, and rejects, where a storage is closed', async () => {
  globalThis.indexedDB = undefined as unknown as IDBFactory;
  const { siteData, left } = openBrowser();
  await expect(siteData.erase('u1')).rejects.toThrow(/./);
  expect(left()).not.toContain('servolab:processes');
});
