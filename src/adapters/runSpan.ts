/** When a run that is kept began: what two runs have in common is the time since then. */
import type { KeptRun, RunMark } from '#machines/ports/pastPort.ts';

/** From when to when its newest run lasts: from the last start of a program, or from the last reset where none was started, until it was put back. */
export function runSpan({ from, to, marks }: KeptRun): { start: number; end: number } {
  const began =
    marks.findLast(({ kind, at }) => kind === 'began' && at < to) ??
    marks.findLast(({ kind, at }) => kind === 'returned' && at < to);
  const start = Math.max(from, began?.at ?? from);
  const returned = marks.find(({ kind, at }) => kind === 'returned' && at > start);
  // At the moment of the reset it stands at its start again.
  return { start, end: returned === undefined ? to : Math.max(start, returned.at - 1) };
}

/** When and where its robot ran into something from one moment to another. */
export function collisionsWithin(
  { marks }: KeptRun,
  start: number,
  end: number,
): Extract<RunMark, { kind: 'collided' }>[] {
  return marks.flatMap((mark) => (mark.kind === 'collided' && mark.at >= start && mark.at <= end ? [mark] : []));
}

/** How long before this moment what is kept began anew: by the start of a program or by a reset. */
export function sinceStart({ from, marks }: KeptRun, at: number): number {
  const mark = marks.findLast((one) => (one.kind === 'began' || one.kind === 'returned') && one.at <= at);
  return Math.max(0, at - (mark?.at ?? from));
}
