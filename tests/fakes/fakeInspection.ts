import type { InspectionNews, InspectionPort } from '#machines/ports/inspectionPort.ts';

/** A visit in another window: `describe` is asked once somebody watches, `tell` is heard by who watches, both in a later task. */
export function fakeInspection() {
  const watchers = new Set<(news: InspectionNews) => void>();
  const fake = { requests: 0, describe: undefined as (() => InspectionNews) | undefined };
  const tell = (news: InspectionNews) => queueMicrotask(() => watchers.forEach((told) => told(news)));
  const port: InspectionPort = {
    watch(told) {
      watchers.add(told);
      if (fake.describe !== undefined) tell(fake.describe());
      return () => void watchers.delete(told);
    },
    requestLog: () => void (fake.requests += 1),
  };
  return Object.assign(fake, port, { tell, isWatched: () => watchers.size > 0 });
}
