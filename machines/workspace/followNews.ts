import type { OutputPort } from '../ports/outputPort.ts';
import { labelOf } from './outputLine.ts';
import { rowsBehind } from './rowsBehind.ts';

/** What of the output is said aloud by itself. Rows are called by their numbers. */
export interface News {
  /** Where processes began and ended. */
  marks: readonly number[];
  /** How many lines were errors. */
  errors: number;
  /** The last of them; null where there was none. */
  lastError: number | null;
}

/** Tells what is new whenever the output has changed, once a painted frame at most, until the returned function is called. */
export function followNews(output: OutputPort, tell: (news: News) => void): () => void {
  let last = output.read().rows.at(-1)?.number ?? -1;
  return output.subscribe(() => {
    const news = newsBehind(output, last);
    last = output.read().rows.at(-1)?.number ?? last;
    if (news.marks.length > 0 || news.errors > 0) tell(news);
  });
}

function newsBehind(output: OutputPort, last: number): News {
  const rows = rowsBehind(output.read(), last);
  const errors = rows.filter((row) => row.kind === 'line' && labelOf(row) === 'ERR');
  return {
    marks: rows.flatMap(({ kind, number }) => (kind === 'begin' || kind === 'end' ? [number] : [])),
    errors: errors.length,
    lastError: errors.at(-1)?.number ?? null,
  };
}
