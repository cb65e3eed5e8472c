import type { KeptOutput, KeptRow } from '../ports/outputPort.ts';

/** The rows of the output behind the one of this number, whether or not that one is still kept. */
export function rowsBehind({ rows }: KeptOutput, number: number): readonly KeptRow[] {
  let place = rows.length;
  while (place > 0 && (rows[place - 1]?.number ?? number) > number) place -= 1;
  return rows.slice(place);
}
