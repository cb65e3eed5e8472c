/** The logs of visits, as this browser keeps them: from one load of a page to its end. */

/** What a log says of itself before its entries. */
export interface VisitHeader {
  version: string;
  build: string;
  /** When the recording began: milliseconds since 1970, by the browser's clock. */
  t0: number;
  /** Which calls of ports are written down; a log of an earlier build does not say. */
  calls?: number | undefined;
}

/** A part of a log that can be replayed from its first line on. */
export interface VisitSegment {
  /** Counted from the beginning of the visit. */
  number: number;
  /** When it begins: milliseconds since the recording began. */
  since: number;
  /** How many entries there were before it. */
  before: number;
  lines: readonly string[];
}

/** A visit in a list. */
export interface KeptVisit {
  id: string;
  /** Milliseconds since 1970: when what is kept of it begins, and when it was written last. */
  begunAt: number;
  keptAt: number;
  events: number;
  /** Whether the page said that it was left; one that crashed did not. */
  isOver: boolean;
  /** The name of the page that was shown last. */
  page: string;
}

/** `full`: the browser has no room for more. */
export type VisitFault = 'full' | 'unavailable';

export type KeepVisitAnswer =
  /** With the milliseconds that it took to write the log down. */
  { outcome: 'kept'; took: number } | { outcome: 'unchanged' } | { outcome: 'failed'; fault: VisitFault };

/** The visit that this page is. */
export interface VisitPort {
  /** Writes what has changed since the last time; what it then says is what the log says now, no more. */
  keep: (visit: { userId: string | null; isOver: boolean }) => Promise<KeepVisitAnswer>;
  /**
   * Deletes every visit of a learner, or rejects. What this page keeps afterwards is another visit. That it was to be done is remembered until it
   * is: a visit of this browser that begins before that is told of it.
   */
  erase: (userIds: readonly string[]) => Promise<void>;
}

/** The visits of whoever has signed out are still there. */
export type VisitReport = { type: 'visit.eraseFailed' };

export type VisitsAnswer =
  /** The newest first; `since` is when the visit of this page began. */
  { outcome: 'listed'; visits: readonly KeptVisit[]; since: number } | { outcome: 'failed'; fault: VisitFault };

export type VisitAnswer =
  | { outcome: 'read'; header: VisitHeader; segments: readonly VisitSegment[] }
  /** `gone`: it made room for others, or was deleted with those of a learner. */
  | { outcome: 'failed'; fault: VisitFault | 'gone' };

/** The visits before this one: those of a learner, and those of nobody. */
export interface VisitListPort {
  list: (userId: string | null) => Promise<VisitsAnswer>;
  read: (visit: { userId: string | null; id: string }) => Promise<VisitAnswer>;
  /** Gives a log to the visitor as a file. */
  give: (text: string) => void | Promise<void>;
}
