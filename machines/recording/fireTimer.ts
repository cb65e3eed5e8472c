/** A timer of a log, beside the one that runs in the replay. */
import type { AnyActor, AnyEventObject } from 'xstate';
import { actorPath } from './actorPath.ts';
import type { Difference } from './divergence.ts';

/**
 * Takes a timer off the list of those that are running; what is different about it when it is not there, or was set for another
 * time. `recorded` are milliseconds; a recording on a clock that says nothing of delays has none.
 */
export function fireTimer(
  root: AnyActor,
  path: string,
  { type }: AnyEventObject,
  recorded: unknown,
): Difference | undefined {
  const { scheduler, getSnapshot } = root.system;
  // oxlint-disable-next-line no-underscore-dangle -- what is scheduled is declared under this name
  const due = Object.values(getSnapshot()._scheduledEvents).find(
    (timer) => actorPath(timer.target) === path && timer.event.type === type,
  );
  if (due === undefined) return { kind: 'timerMissing', path, key: null, expected: type, actual: 'no such timer' };
  scheduler.cancel(due.source, due.id);
  if (recorded === undefined || recorded === due.delay) return undefined;
  return { kind: 'timerDelay', path, key: type, expected: `${JSON.stringify(recorded)} ms`, actual: `${due.delay} ms` };
}
