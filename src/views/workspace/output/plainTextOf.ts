import type { KeptOutput } from '#machines/ports/outputPort.ts';
import { plainText } from '../plainText.ts';
import { type OutputFilter, isShown } from './isShown.ts';

/** What was printed and is shown, as text to be kept elsewhere. */
export function plainTextOf({ rows }: KeptOutput, filter: OutputFilter): string {
  return rows.flatMap((row) => (row.kind === 'line' && isShown(row, filter) ? [plainText(row.text)] : [])).join('\n');
}
