import { type EventObject, createActor, fromTransition } from 'xstate';

/** An owner that remembers what its child told it. */
export function witness<Report extends EventObject>() {
  const told: Report[] = [];
  const remember = fromTransition((_: undefined, report: Report) => void told.push(report), undefined);
  return { actor: createActor(remember).start(), told };
}
