/** What is typed and not saved, in the storage of this browser: so many texts, for so long, each learner's for themselves. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { limits } from '#contract/limits.ts';
import type { DraftError, DraftPort, KeptDraft } from '#machines/ports/draftPort.ts';
import type { OpenTabs } from './openTabs.ts';
import { randomId } from './randomId.ts';

const DAY = 86_400_000;
/** The oldest go first. */
export const MOST_DRAFTS = 50;
export const OLDEST_DRAFT = 30 * DAY;

interface StoredDraft extends KeptDraft {
  userId: string;
  path: string;
  /** The tab that typed it. */
  tab: string;
}

interface Drafts extends DBSchema {
  drafts: {
    key: string;
    value: StoredDraft;
    indexes: { byFile: [string, string]; byTime: number };
  };
}

interface Around {
  tabs: OpenTabs;
  now?: () => number;
  newId?: () => string;
}

export function idbDrafts({ tabs, now = Date.now, newId = randomId }: Around): DraftPort {
  return {
    find: async ({ userId, path }) =>
      orFailure(async () => {
        const kept = await withDrafts((database) => database.getAllFromIndex('drafts', 'byFile', [userId, path]));
        const young = kept.filter(({ keptAt }) => keptAt > now() - OLDEST_DRAFT);
        // To ask takes time where there are no locks.
        const others = young.length === 0 ? new Set<string>() : await tabs.others();
        const [newest] = young.filter(({ tab }) => !others.has(tab)).toSorted((a, b) => b.keptAt - a.keptAt);
        if (newest === undefined) return { outcome: 'absent' };
        const { id, code, base, keptAt } = newest;
        return { outcome: 'found', draft: { id, code, base, keptAt } };
      }),

    keep: async ({ id: known, ...draft }) =>
      orFailure(async () => {
        if (draft.code.length > limits.fileBytes) return { outcome: 'failed', fault: 'tooLong' };
        const id = known ?? newId();
        await withDrafts(async (database) => {
          await database.put('drafts', { ...draft, id, keptAt: now(), tab: tabs.mine() });
          if (known === null) await removeOld(database, now() - OLDEST_DRAFT);
        });
        return { outcome: 'kept', id };
      }),

    drop: async (id) => withDrafts((database) => database.delete('drafts', id)),
  };
}

/** Removes every draft of a learner. Rejects where the browser has something against it. */
export async function eraseDrafts(userId: string): Promise<void> {
  await withDrafts(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    // Every list that begins with the learner: a list stands behind any text.
    const theirs = IDBKeyRange.bound([userId], [userId, []]);
    for await (const cursor of transaction.store.index('byFile').iterate(theirs)) await cursor.delete();
    await transaction.done;
  });
}

/** Opened for each piece of work: a browser may clear or close a storage that is held open. */
async function withDrafts<Result>(work: (database: IDBPDatabase<Drafts>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Drafts>('servolab-drafts', 1, {
    upgrade(created) {
      const store = created.createObjectStore('drafts', { keyPath: 'id' });
      store.createIndex('byFile', ['userId', 'path']);
      store.createIndex('byTime', 'keptAt');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Removes what is too old, and the oldest of what is too much. */
async function removeOld(database: IDBPDatabase<Drafts>, expired: number): Promise<void> {
  const transaction = database.transaction('drafts', 'readwrite');
  let superfluous = (await transaction.store.count()) - MOST_DRAFTS;
  for await (const cursor of transaction.store.index('byTime')) {
    if (superfluous <= 0 && cursor.key > expired) break;
    superfluous -= 1;
    await cursor.delete();
  }
  await transaction.done;
}

/** Whatever a browser has against keeping things is an answer. */
async function orFailure<Answer>(work: () => Promise<Answer | DraftError>): Promise<Answer | DraftError> {
  try {
    return await work();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { outcome: 'failed', fault: isFull ? 'full' : 'unavailable' };
  }
}
