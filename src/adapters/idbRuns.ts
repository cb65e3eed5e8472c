/** Runs under names, in the storage of this browser: so many, of so many bytes, each learner's for themselves. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptRunError, KeptRunFault, KeptRunsPort, NamedRun } from '#machines/ports/keptRunsPort.ts';
import { driveOf } from './driveOf.ts';
import { runOfName } from './otherRun.ts';
import type { PastStore } from './pastStore.ts';
import { randomId } from './randomId.ts';
import { type WrittenRun, bytesOfRun, runOfBytes } from './runBytes.ts';

/** So many a learner. None goes by itself: whoever keeps a run has said that it matters. */
export const MOST_RUNS = 20;
export const MOST_RUN_BYTES = 60_000_000;

interface StoredRun extends NamedRun {
  userId: string;
  size: number;
}

interface Runs extends DBSchema {
  /** What is listed: without the bytes, which would all be read for it. */
  runs: { key: string; value: StoredRun; indexes: { byUser: string } };
  bytes: { key: string; value: Uint8Array<ArrayBuffer> };
}

interface Around {
  past: Pick<PastStore, 'toWrite' | 'prepare'>;
  now?: () => number;
  newId?: () => string;
}

export function idbRuns({ past, now = Date.now, newId = randomId }: Around): KeptRunsPort {
  return {
    list: async (userId) => orFailure(() => withRuns(async (database) => listed(await runsOf(database, userId)))),

    keep: async ({ userId, name }) =>
      orFailure(async () => {
        const run = past.toWrite();
        if (run === null) return failed('nothing');
        const bytes = bytesOfRun(run);
        const { from, to } = run.record;
        return withRuns(async (database) => {
          const transaction = database.transaction(['runs', 'bytes'], 'readwrite');
          const runs = transaction.objectStore('runs');
          // Within the transaction, so that two tabs do not keep more than may be.
          const kept = await runs.index('byUser').getAll(userId);
          const size = kept.reduce((sum, { size: taken }) => sum + taken, bytes.length);
          if (kept.length >= MOST_RUNS) return failed('tooMany');
          if (size > MOST_RUN_BYTES) return failed('tooLarge');
          const entry = {
            id: newId(),
            userId,
            name,
            world: run.world,
            keptAt: now(),
            seconds: (to - from) / 1000,
            size: bytes.length,
          };
          await Promise.all([runs.put(entry), transaction.objectStore('bytes').put(bytes, entry.id), transaction.done]);
          return listed([...kept, entry]);
        });
      }),

    load: async ({ userId, id }) =>
      orFailure(async () => {
        const stored = await readRun(userId, id);
        if (stored.outcome !== 'read') return stored;
        past.prepare(id, stored.name, stored.run);
        return { outcome: 'loaded' };
      }),

    drive: async ({ userId, id }) =>
      orFailure(async () => {
        const stored = await readRun(userId, id);
        if (stored.outcome !== 'read') return stored;
        const drive = driveOf(runOfName(stored.name, stored.run));
        return drive === null ? failed('nothing') : { outcome: 'read', drive };
      }),

    drop: async ({ userId, id }) =>
      orFailure(() =>
        withRuns(async (database) => {
          const entry = await database.get('runs', id);
          if (entry?.userId === userId) {
            const transaction = database.transaction(['runs', 'bytes'], 'readwrite');
            await Promise.all([
              transaction.objectStore('runs').delete(id),
              transaction.objectStore('bytes').delete(id),
              transaction.done,
            ]);
          }
          return listed(await runsOf(database, userId));
        }),
      ),
  };
}

/** Removes every run of a learner. Rejects where the browser has something against it. */
export async function eraseRuns(userId: string): Promise<void> {
  await withRuns(async (database) => {
    const transaction = database.transaction(['runs', 'bytes'], 'readwrite');
    const [runs, bytes] = [transaction.objectStore('runs'), transaction.objectStore('bytes')];
    const ids = await runs.index('byUser').getAllKeys(userId);
    await Promise.all([...ids.flatMap((id) => [runs.delete(id), bytes.delete(id)]), transaction.done]);
  });
}

/** A run of this learner as it was kept, or why it cannot be read. */
async function readRun(
  userId: string,
  id: string,
): Promise<{ outcome: 'read'; name: string; run: WrittenRun } | KeptRunError> {
  return withRuns(async (database) => {
    const [entry, bytes] = await Promise.all([database.get('runs', id), database.get('bytes', id)]);
    if (entry?.userId !== userId || bytes === undefined) return failed('gone');
    const read = runOfBytes(bytes);
    return read.outcome === 'read' ? { outcome: 'read', name: entry.name, run: read.run } : failed(read.outcome);
  });
}

const runsOf = (database: IDBPDatabase<Runs>, userId: string) => database.getAllFromIndex('runs', 'byUser', userId);

const failed = (fault: KeptRunFault): KeptRunError => ({ outcome: 'failed', fault });

function listed(runs: readonly StoredRun[]): { outcome: 'listed'; runs: NamedRun[] } {
  const newest = runs.toSorted((one, other) => other.keptAt - one.keptAt);
  return {
    outcome: 'listed',
    runs: newest.map(({ id, name, world, keptAt, seconds }) => ({ id, name, world, keptAt, seconds })),
  };
}

/** Opened for each piece of work: a browser may clear or close a storage that is held open. */
async function withRuns<Result>(work: (database: IDBPDatabase<Runs>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Runs>('servolab-runs', 1, {
    upgrade(created) {
      created.createObjectStore('runs', { keyPath: 'id' }).createIndex('byUser', 'userId');
      created.createObjectStore('bytes');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Whatever a browser has against keeping things is an answer. */
async function orFailure<Answer>(work: () => Promise<Answer | KeptRunError>): Promise<Answer | KeptRunError> {
  try {
    return await work();
  } catch (error) {
    return failed(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable');
  }
}
