import type { KeptOutput } from '#machines/ports/outputPort.ts';
import { plainText } from '../plainText.ts';

/** What was printed, as text to be kept elsewhere. */
export function plainTextOf({ rows }: KeptOutput): string {
  return rows.flatMap((row) => (row.kind === 'line' ? [plainText(row.text)] : [])).join('\n');
}
