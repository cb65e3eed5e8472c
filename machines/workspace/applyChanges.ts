/** One replacement in a text: what stood from `from` to `to` (UTF-16 code units) gave way to `insert`. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** Changes made at once: all positions are those of the text before any of them, in rising order, without overlap. */
export interface Edit {
  changes: readonly Change[];
  /** How long the text is afterwards: tells whether the changes were meant for this text at all. */
  length: number;
}

/** Whether an edit can have been made to this text. */
export function fits(text: string, { changes, length }: Edit): boolean {
  let at = 0;
  let result = text.length;
  for (const { from, to, insert } of changes) {
    if (from < at || to < from || to > text.length) return false;
    at = to;
    result += insert.length - (to - from);
  }
  return result === length;
}

/** The text after the changes, which must fit it. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, insert } of changes) {
    parts.push(text.slice(at, from), insert);
    at = to;
  }
  return parts.join('') + text.slice(at);
}
