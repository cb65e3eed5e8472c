/** The visits before this one, out of the storage of this browser. */
import type { VisitListPort } from '#machines/ports/visitPort.ts';
import { giveFile } from './giveFile.ts';
import type { OpenTabs } from './openTabs.ts';
import type { VisitMarks } from './visitMarks.ts';
import { ANONYMOUS, OLDEST_VISIT, type StoredVisit, segmentsOf, visitFaultFrom, withVisits } from './visitDatabase.ts';

interface Around {
  tabs: OpenTabs;
  marks: Pick<VisitMarks, 'left'>;
  /** When the visit of this page began. */
  since: number;
  now?: () => number;
}

export function idbVisitList({ tabs, marks, since, now = Date.now }: Around): VisitListPort {
  return {
    list: async (userId) =>
      orFailure(async () => {
        const kept = await withVisits((database) => database.getAllFromIndex('visits', 'byTime'));
        const open = new Set([tabs.mine(), ...(await tabs.others())]);
        const left = new Set(marks.left());
        const visits = kept
          .filter((visit) => isFor(userId, visit) && !open.has(visit.tab) && visit.keptAt > now() - OLDEST_VISIT)
          .toReversed()
          .map(({ id, begunAt, keptAt, events, isOver, page }) => {
            return { id, begunAt, keptAt, events, isOver: isOver || left.has(id), page };
          });
        return { outcome: 'listed', visits, since };
      }),

    read: async ({ userId, id }) =>
      orFailure(() =>
        withVisits(async (database) => {
          const transaction = database.transaction(['visits', 'segments']);
          const [visit, segments, keys] = await Promise.all([
            transaction.objectStore('visits').get(id),
            transaction.objectStore('segments').getAll(segmentsOf(id)),
            transaction.objectStore('segments').getAllKeys(segmentsOf(id)),
          ]);
          if (visit === undefined || !isFor(userId, visit) || segments.length === 0)
            return { outcome: 'failed', fault: 'gone' };
          const numbered = segments.map(({ text, since: from, before }, index) => ({
            since: from,
            before,
            number: keys[index]?.[1] ?? 0,
            lines: text.split('\n'),
          }));
          return { outcome: 'read', header: visit.header, segments: connected(numbered) };
        }),
      ),

    give: (text) => giveFile('servolab-log.jsonl', 'application/jsonl', text),
  };
}

/** A learner's own, and what was done where nobody had signed in. */
const isFor = (userId: string | null, visit: StoredVisit): boolean =>
  visit.userId === ANONYMOUS || visit.userId === userId;

/** What follows the last gap: a part may have made room for the visits of another tab. */
function connected<Segment extends { number: number }>(segments: readonly Segment[]): readonly Segment[] {
  const gap = segments.findLastIndex(({ number }, index) => index > 0 && segments[index - 1]?.number !== number - 1);
  return segments.slice(Math.max(0, gap));
}

/** Whatever a browser has against it is an answer. */
async function orFailure<Answer>(work: () => Promise<Answer>) {
  try {
    return await work();
  } catch (error) {
    return { outcome: 'failed' as const, fault: visitFaultFrom(error) };
  }
}
