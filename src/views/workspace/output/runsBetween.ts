import type { Run } from './styledRuns.ts';

/** The parts of the runs that lie within a piece of their text. */
export function runsBetween(runs: readonly Run[], from: number, to: number): Run[] {
  let end = 0;
  return runs.flatMap((run) => {
    const begin = end;
    end += run.text.length;
    const text = run.text.slice(Math.max(0, from - begin), Math.max(0, to - begin));
    return text === '' ? [] : [{ ...run, text }];
  });
}
