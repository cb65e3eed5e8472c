import { runsBetween } from './runsBetween.ts';
import type { Run } from './styledRuns.ts';

/** What somebody looks for, as a pattern: small and capital letters are the same. Null where nothing is looked for. */
export function patternOf(query: string): RegExp | null {
  return query === '' ? null : new RegExp(query.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'gi');
}

/** The runs, cut once more so that what is looked for stands by itself and is marked. */
export function markedRuns(runs: readonly Run[], pattern: RegExp): Run[] {
  const text = runs.map((run) => run.text).join('');
  const pieces: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    pieces.push(...runsBetween(runs, end, index));
    end = index + found.length;
    pieces.push(...runsBetween(runs, index, end).map(marked));
  }
  return [...pieces, ...runsBetween(runs, end, text.length)];
}

const marked = ({ text, className }: Run): Run => ({ text, className, isMarked: true });
