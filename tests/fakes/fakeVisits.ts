import type { KeptVisit, VisitFault, VisitListPort, VisitPort, VisitSegment } from '#machines/ports/visitPort.ts';

interface FakeVisit extends KeptVisit {
  userId: string | null;
  segments: readonly VisitSegment[];
}

/** What a browser keeps of visits before this one; `breakNext` lets the next question fail. */
export function fakeVisits() {
  const fake = {
    kept: [] as readonly FakeVisit[],
    since: 0,
    given: [] as string[],
    broken: false,
    fault: null as VisitFault | null,
  };
  const whole = () => {
    if (!fake.broken) return;
    fake.broken = false;
    throw new Error('This browser keeps nothing');
  };
  const isFor = (userId: string | null, visit: FakeVisit) => visit.userId === null || visit.userId === userId;
  const port: VisitListPort = {
    async list(userId) {
      whole();
      if (fake.fault !== null) return { outcome: 'failed', fault: fake.fault };
      const visits = fake.kept
        .filter((visit) => isFor(userId, visit))
        .toSorted((one, other) => other.keptAt - one.keptAt)
        .map(({ id, begunAt, keptAt, events, isOver, page }) => ({ id, begunAt, keptAt, events, isOver, page }));
      return { outcome: 'listed', visits, since: fake.since };
    },
    async read({ userId, id }) {
      whole();
      const visit = fake.kept.find((other) => other.id === id);
      if (visit === undefined || !isFor(userId, visit)) return { outcome: 'failed', fault: 'gone' };
      return { outcome: 'read', header: { version: '1', build: 'b1', t0: visit.begunAt }, segments: visit.segments };
    },
    give: (text) => void fake.given.push(text),
  };
  return Object.assign(fake, port);
}

/** Keeps the visit of this page: who it was kept for each time, and what was deleted. */
export function fakeVisit() {
  const fake = {
    kept: [] as { userId: string | null; isOver: boolean }[],
    erased: [] as string[],
    /** Both, in their order. */
    deeds: [] as string[],
    /** How long the next writing takes, or what the browser has against it. */
    took: 0,
    fault: null as 'full' | 'unavailable' | 'broken' | null,
    isErasable: true,
  };
  const port: VisitPort = {
    async keep(visit) {
      fake.kept.push(visit);
      fake.deeds.push('keep');
      if (fake.fault === 'broken') throw new Error('This browser keeps nothing');
      return fake.fault === null ? { outcome: 'kept', took: fake.took } : { outcome: 'failed', fault: fake.fault };
    },
    async erase(userIds) {
      fake.erased.push(...userIds);
      fake.deeds.push(...userIds.map((userId) => `erase ${userId}`));
      if (!fake.isErasable) throw new Error('This browser deletes nothing');
    },
  };
  return Object.assign(fake, port);
}
