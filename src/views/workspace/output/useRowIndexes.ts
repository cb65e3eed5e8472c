import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { KeptOutput, OutputRow } from '#machines/ports/outputPort.ts';
import {
  type OutputViewActor,
  selectChosenProcess,
  selectHiddenLabels,
  selectQuery,
} from '#machines/workspace/outputViewMachine.ts';
import { useTexts } from '../../useTexts.ts';
import { plainText } from '../plainText.ts';
import { RowIndex } from './RowIndex.ts';
import { type AdviceTexts, adviceLines } from './adviceLines.ts';
import { columnsOf } from './columnsOf.ts';
import { isShown } from './isShown.ts';
import { patternOf } from './markedRuns.ts';

interface RowIndexes {
  /** The rows that are shown. */
  shown: RowIndex;
  /** Those of them with what is looked for. */
  found: RowIndex;
  pattern: RegExp | null;
}

/** Where the rows of the output stand that somebody wants to see. Lines are wrapped at `columns`; null does not wrap them. */
export function useRowIndexes(kept: KeptOutput, outputView: OutputViewActor, columns: number | null): RowIndexes {
  const { adviceTexts } = useTexts();
  const hiddenLabels = useSelector(outputView, selectHiddenLabels);
  const processId = useSelector(outputView, selectChosenProcess);
  const query = useSelector(outputView, selectQuery);
  const shown = useMemo(() => {
    const filter = { hiddenLabels, processId };
    return new RowIndex((row) => (isShown(row, filter) ? linesOf(row, columns, adviceTexts) : 0));
  }, [hiddenLabels, processId, columns, adviceTexts]);
  const pattern = useMemo(() => patternOf(query), [query]);
  const found = useMemo(() => {
    const filter = { hiddenLabels, processId };
    return new RowIndex((row) => (pattern !== null && hasMatch(row, pattern) && isShown(row, filter) ? 1 : 0));
  }, [hiddenLabels, processId, pattern]);
  // Where nothing is looked for, none of many lines has to be asked.
  return { shown: shown.follow(kept), found: pattern === null ? found : found.follow(kept), pattern };
}

function hasMatch(row: OutputRow, pattern: RegExp): boolean {
  return row.kind === 'line' && plainText(row.text).search(pattern) >= 0;
}

/** How many lines of the window a row takes, with what is said about it. */
export function linesOf(row: OutputRow, columns: number | null, adviceTexts: AdviceTexts): number {
  if (row.kind !== 'line') return 1;
  const said = adviceLines(row.text, columns, adviceTexts).length;
  return said + (columns === null ? 1 : Math.max(1, Math.ceil(columnsOf(plainText(row.text)) / columns)));
}
