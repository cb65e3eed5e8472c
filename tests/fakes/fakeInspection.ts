import type { InspectionMessage, InspectionPort } from '#machines/ports/inspectionPort.ts';

/** A visit in another window: `describe` is asked once somebody watches, `tell` reaches who watches, both in a later task. */
export function fakeInspection() {
  const watchers = new Set<(message: InspectionMessage) => void>();
  /** What was asked of the visit, in order. */
  const asked: string[] = [];
  const fake = { requests: 0, asked, describe: undefined as (() => InspectionMessage) | undefined };
  const tell = (message: InspectionMessage) => queueMicrotask(() => watchers.forEach((report) => report(message)));
  const port: InspectionPort = {
    watch(report) {
      watchers.add(report);
      if (fake.describe !== undefined) tell(fake.describe());
      return () => void watchers.delete(report);
    },
    freeze: () => void asked.push('freeze'),
    step: () => void asked.push('step'),
    resume: () => void asked.push('resume'),
    send: (path, event) => void asked.push(`${path} ${JSON.stringify(event)}`),
    requestLog: () => void (fake.requests += 1),
  };
  return Object.assign(fake, port, { tell, isWatched: () => watchers.size > 0 });
}
