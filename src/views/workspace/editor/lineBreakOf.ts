/** How the lines of a text end: an editor counts every end as one character, whatever stands in the file. */
export type LineBreak = '\n' | '\r\n' | 'mixed';

/** `mixed` for a text that cannot be rebuilt from its lines with one kind of line end. */
export function lineBreakOf(text: string): LineBreak {
  const ends = new Set(text.match(/\r\n|\r|\n/g));
  if (ends.size === 0) return '\n';
  if (ends.size > 1 || ends.has('\r')) return 'mixed';
  return ends.has('\r\n') ? '\r\n' : '\n';
}
