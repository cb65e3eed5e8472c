/** Where the logs of visits lie in the storage of this browser: so many, of so many characters, for so long. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptVisit, VisitFault, VisitHeader } from '#machines/ports/visitPort.ts';

const DAY = 86_400_000;
/** The oldest go first. */
export const MOST_VISITS = 20;
export const MOST_VISIT_CHARACTERS = 16_000_000;
export const OLDEST_VISIT = 7 * DAY;
/** Of one visit the newest are kept: a reload is reported soon after. */
export const LARGEST_VISIT = 4_000_000;

/** Whose a visit is where nobody has signed in. */
export const ANONYMOUS = '';

export interface StoredVisit extends KeptVisit {
  /** It lies beside the log, and in no file. */
  userId: string;
  header: VisitHeader;
  size: number;
  /** The tab that writes it. */
  tab: string;
}

export interface StoredSegment {
  since: number;
  before: number;
  text: string;
}

interface Visits extends DBSchema {
  visits: { key: string; value: StoredVisit; indexes: { byUser: string; byTime: number } };
  /** By visit and number. */
  segments: { key: [string, number]; value: StoredSegment };
}

export type VisitDatabase = IDBPDatabase<Visits>;

export async function openVisits(whenClosed: () => void = () => undefined): Promise<VisitDatabase> {
  const database: VisitDatabase = await openDB<Visits>('servolab-visits', 1, {
    upgrade(created) {
      const visits = created.createObjectStore('visits', { keyPath: 'id' });
      visits.createIndex('byUser', 'userId');
      visits.createIndex('byTime', 'keptAt');
      created.createObjectStore('segments');
    },
    blocking() {
      database.close();
      whenClosed();
    },
    terminated: whenClosed,
  });
  return database;
}

/** Opened for one piece of work: a browser may clear or close a storage that is held open. */
export async function withVisits<Result>(work: (database: VisitDatabase) => Promise<Result>): Promise<Result> {
  const database = await openVisits();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The keys of the segments of a visit. */
export const segmentsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Removes every visit of a learner. Rejects where the browser has something against it. */
export async function eraseVisits(userId: string): Promise<void> {
  await withVisits(async (database) => {
    const transaction = database.transaction(['visits', 'segments'], 'readwrite');
    const [visits, segments] = [transaction.objectStore('visits'), transaction.objectStore('segments')];
    const ids = await visits.index('byUser').getAllKeys(userId);
    await Promise.all([...ids.flatMap((id) => [visits.delete(id), segments.delete(segmentsOf(id))]), transaction.done]);
  });
}

/** Removes what is too old, and the oldest of what is too much; `spared` stays. At least so many others go. */
export async function removeOldVisits(
  database: VisitDatabase,
  { expired, spared, least = 0 }: { expired: number; spared: string; least?: number },
): Promise<void> {
  const transaction = database.transaction(['visits', 'segments'], 'readwrite');
  const visits = transaction.objectStore('visits');
  const kept = await visits.index('byTime').getAll();
  let [size, count, owed] = [kept.reduce((sum, visit) => sum + visit.size, 0), kept.length, least];
  const removals: Promise<unknown>[] = [];
  for (const visit of kept) {
    const isTooMuch = size > MOST_VISIT_CHARACTERS || count > MOST_VISITS || owed > 0;
    if (visit.id === spared || (!isTooMuch && visit.keptAt > expired)) continue;
    removals.push(visits.delete(visit.id), transaction.objectStore('segments').delete(segmentsOf(visit.id)));
    size -= visit.size;
    count -= 1;
    owed -= 1;
  }
  await Promise.all([...removals, transaction.done]);
}

/** What a browser has against keeping or giving something. */
export function visitFaultFrom(error: unknown): VisitFault {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
}
