import type { OutputPort } from '../ports/outputPort.ts';
import { labelOf } from './outputLine.ts';
import { rowsBehind } from './rowsBehind.ts';

/** What of the output is said aloud by itself. Rows are called by their numbers. */
export interface Announcements {
  /** Where processes began and ended. */
  marks: readonly number[];
  /** How many lines were errors. */
  errors: number;
  /** The last of them; null where there was none. */
  lastError: number | null;
}

/** Tells what is new whenever the output has changed, once a painted frame at most, until the returned function is called. */
export function followAnnouncements(output: OutputPort, tell: (announcements: Announcements) => void): () => void {
  let last = output.read().rows.at(-1)?.number ?? -1;
  return output.subscribe(() => {
    const announcements = announcementsBehind(output, last);
    last = output.read().rows.at(-1)?.number ?? last;
    if (announcements.marks.length > 0 || announcements.errors > 0) tell(announcements);
  });
}

/** In one pass: most lines are no news. */
function announcementsBehind(output: OutputPort, last: number): Announcements {
  const marks: number[] = [];
  let errors = 0;
  let lastError: number | null = null;
  for (const row of rowsBehind(output.read(), last)) {
    if (row.kind === 'begin' || row.kind === 'end') marks.push(row.number);
    if (row.kind !== 'line' || labelOf(row) !== 'ERR') continue;
    errors += 1;
    lastError = row.number;
  }
  return { marks, errors, lastError };
}
