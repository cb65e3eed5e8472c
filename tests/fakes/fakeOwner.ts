import { type EventObject, createActor, fromTransition } from 'xstate';

/** An owner that remembers what its child reported. */
export function fakeOwner<Report extends EventObject>() {
  const reports: Report[] = [];
  const remember = fromTransition((_: undefined, report: Report) => void reports.push(report), undefined);
  return { actor: createActor(remember).start(), reports };
}
