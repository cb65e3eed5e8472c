import type { OutputRow } from '#machines/ports/outputPort.ts';
import { type OutputLabel, labelOf } from '#machines/workspace/outputLine.ts';

/** What of the output somebody wants to see. */
export interface OutputFilter {
  hiddenLabels: readonly OutputLabel[];
  /** Null for all processes. */
  processId: string | null;
}

/** Whether a row is one of those; where a process begins and ends is shown with whatever is left of its lines. */
export function isShown(row: OutputRow, { hiddenLabels, processId }: OutputFilter): boolean {
  if (processId !== null && row.processId !== processId) return false;
  return hiddenLabels.length === 0 || row.kind !== 'line' || !hiddenLabels.includes(labelOf(row));
}
