/** Keeps the log of this page in the storage of this browser, as it would be downloaded now. */
import type { KeepVisitAnswer, VisitHeader, VisitPort, VisitSegment } from '#machines/ports/visitPort.ts';
import type { OpenTabs } from './openTabs.ts';
import { randomId } from './randomId.ts';
import type { VisitMarks } from './visitMarks.ts';
import {
  LARGEST_VISIT,
  ANONYMOUS,
  OLDEST_VISIT,
  type StoredVisit,
  type VisitDatabase,
  eraseVisits,
  openVisits,
  removeOldVisits,
  segmentsOf,
  visitFaultFrom,
} from './visitDatabase.ts';

/** What is recorded, without what is known to be a secret by now. */
export interface RecordedLog {
  header: VisitHeader;
  /** How much was heard until now: nothing has changed while it is the same. */
  heard: () => number;
  segments: () => readonly VisitSegment[];
}

interface Around {
  log: RecordedLog;
  tabs: OpenTabs;
  marks: Omit<VisitMarks, 'owed'>;
  /** The name of the page that is shown. */
  page: () => string;
  now?: () => number;
  newId?: () => string;
  /** Milliseconds that pass evenly. */
  elapsed?: () => number;
}

/** What lies in the storage. */
interface Written {
  id: string;
  /** By number. */
  texts: ReadonlyMap<number, string>;
  /** What it was written of. */
  state: string;
  begunAt: number | undefined;
}

export function idbVisit({
  log,
  tabs,
  marks,
  page,
  now = Date.now,
  newId = randomId,
  elapsed = () => performance.now(),
}: Around): VisitPort {
  let written = nothing(newId());
  /** Held open: a page that goes has no time to wait for it. */
  let database: VisitDatabase | undefined;

  const open = async () => {
    database = await openVisits(() => {
      database = undefined;
    });
    return database;
  };

  const put = async (into: VisitDatabase, { userId, isOver }: { userId: string | null; isOver: boolean }) => {
    const started = elapsed();
    const segments = newestOf(log.segments());
    const { id } = written;
    const begunAt = (written.begunAt ??= log.header.t0 + (segments[0]?.since ?? 0));
    const visit: StoredVisit = {
      id,
      userId: userId ?? ANONYMOUS,
      header: log.header,
      tab: tabs.mine(),
      page: page(),
      isOver,
      begunAt,
      keptAt: now(),
      events: eventsIn(segments),
      size: sizeOf(segments),
    };
    const texts = new Map(segments.map(({ number, lines }) => [number, lines.join('\n')]));
    const before = written.texts;
    const transaction = into.transaction(['visits', 'segments'], 'readwrite');
    const store = transaction.objectStore('segments');
    const work: Promise<unknown>[] = [transaction.objectStore('visits').put(visit)];
    for (const number of before.keys()) if (!texts.has(number)) work.push(store.delete([id, number]));
    for (const { number, since, before: earlier } of segments) {
      const text = texts.get(number) ?? '';
      if (before.get(number) !== text) work.push(store.put({ since, before: earlier, text }, [id, number]));
    }
    // Nothing more is to come: a page that goes cannot say so later.
    transaction.commit();
    written = { ...written, texts };
    const took = elapsed() - started;
    await Promise.all([...work, transaction.done]);
    return took;
  };

  return {
    async keep(visit) {
      const mine = written.id;
      const forget = () => {
        if (written.id === mine) written = { ...nothing(mine), begunAt: written.begunAt };
      };
      if (visit.isOver) marks.leave(mine);
      else marks.comeBack(mine);
      try {
        const into = database ?? (await open());
        const state = JSON.stringify([visit, log.heard()]);
        // Meanwhile it may have been deleted.
        if (written.id !== mine || written.state === state) return { outcome: 'unchanged' };
        const isFirst = written.begunAt === undefined;
        const took = await put(into, visit);
        if (isFirst) await forgetLeft(into, marks);
        if (written.id !== mine) return { outcome: 'unchanged' };
        written = { ...written, state };
        await removeOldVisits(into, { expired: now() - OLDEST_VISIT, spared: mine });
        // Another tab may have taken the room: all of it is written again.
        if ((await into.count('segments', segmentsOf(mine))) !== written.texts.size) forget();
        return { outcome: 'kept', took };
      } catch (error) {
        forget();
        const fault = visitFaultFrom(error);
        if (fault === 'full') await makeRoom(database, now() - OLDEST_VISIT, mine);
        return { outcome: 'failed', fault } satisfies KeepVisitAnswer;
      }
    },

    async erase(userIds) {
      written = nothing(newId());
      for (const userId of userIds) marks.owe(userId);
      await Promise.all(
        userIds.map(async (userId) => {
          await eraseVisits(userId);
          marks.settle(userId);
        }),
      );
    },
  };
}

const nothing = (id: string): Written => ({ id, texts: new Map(), state: '', begunAt: undefined });

/** The marks of visits that are kept no longer go. */
async function forgetLeft(database: VisitDatabase, marks: Around['marks']): Promise<void> {
  const kept = new Set(await database.getAllKeys('visits'));
  for (const id of marks.left()) if (!kept.has(id)) marks.comeBack(id);
}

/** The oldest visit goes, for the next try. */
async function makeRoom(database: VisitDatabase | undefined, expired: number, spared: string): Promise<void> {
  if (database !== undefined) await removeOldVisits(database, { expired, spared, least: 1 }).catch(() => undefined);
}

/** As many of the newest as there is room for, the last one in any case. */
function newestOf(segments: readonly VisitSegment[]): readonly VisitSegment[] {
  let size = 0;
  const tooOld = segments.findLastIndex((segment, index) => {
    size += sizeOf([segment]);
    return size > LARGEST_VISIT && index < segments.length - 1;
  });
  return segments.slice(tooOld + 1);
}

const sizeOf = (segments: readonly VisitSegment[]): number =>
  segments.reduce((sum, { lines }) => lines.reduce((all, line) => all + line.length + 1, sum), 0);

/** The states with which segments begin are no events. */
const eventsIn = (segments: readonly VisitSegment[]): number =>
  segments.reduce((sum, { lines }) => sum + lines.length - 1, 0);
