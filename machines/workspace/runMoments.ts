import type { KeptRun, RunMark } from '../ports/pastPort.ts';

/** A moment as somebody says it: how long after what. */
export interface RunMoment {
  /** The start of a program, everything being put back, the beginning of what is kept, that of a run of the judge, or those of two that are compared. */
  since: 'began' | 'returned' | 'kept' | 'judged' | 'compared';
  seconds: number;
}

/** How long after the last start of a program or the last reset that is; of what is kept where there was neither. */
export function momentOf({ from, marks, isJudged, isComparison }: KeptRun, at: number): RunMoment {
  if (isJudged) return { since: 'judged', seconds: at / 1000 };
  if (isComparison) return { since: 'compared', seconds: at / 1000 };
  const mark = marks.findLast(({ kind, at: then }) => (kind === 'began' || kind === 'returned') && then <= at);
  if (mark === undefined) return { since: 'kept', seconds: Math.max(0, at - from) / 1000 };
  return { since: mark.kind === 'returned' ? 'returned' : 'began', seconds: (at - mark.at) / 1000 };
}

/** The mark that stands beside another in time, as far as it can be looked at. */
export function markBeside({ from, to, marks }: KeptRun, at: number, side: 'before' | 'after'): RunMark | undefined {
  const reachable = marks.filter((mark) => mark.at >= from && mark.at <= to);
  // A mark that was just gone to is not the next one.
  return side === 'before'
    ? reachable.findLast((mark) => mark.at < at - SAME_MS)
    : reachable.find((mark) => mark.at > at + SAME_MS);
}

/** What happened at that moment: where something failed then, that. */
export function markAt({ marks }: KeptRun, at: number): RunMark | undefined {
  const then = marks.filter((mark) => Math.abs(mark.at - at) <= SAME_MS);
  return then.find(({ kind }) => kind === 'failed') ?? then[0];
}

const SAME_MS = 20;
