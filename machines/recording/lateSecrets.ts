/** The lines of a log without what turned out to be a secret after they had been written, and without the prints of it. */
import { CALLS, type Change, type Entry, entryFrom, entryText, startStateIn } from './logFormat.ts';
import { withoutPrint } from './mark.ts';
import type { Redaction } from './redaction.ts';
import { RESTORED, maskedStart } from './startState.ts';

/** The keys of values by the path of who has them. */
type Values = Map<string, Set<string>>;

/**
 * Of what was masked late a value keeps its print no more, nor do those that come of it: what an actor knows until it was masked
 * when it was written, and what was done with it until nothing had to be masked late any more.
 */
export function withoutLateSecrets(lines: readonly string[], redaction: Redaction): readonly string[] {
  const safe = lines.map((line) => maskedLate(line, redaction));
  const last = safe.findLastIndex(({ isLate }) => isLate);
  const late: Values = new Map();
  return safe.map(({ text, isLate }, index) => {
    if (index === last + 1) late.delete(CALLS);
    const entry = isLate || isAbout(text, late) ? entryFrom(text) : undefined;
    if (entry === undefined) return text;
    const changes = withMarks(entry.changes, (mark, path, key) => {
      const values = late.get(path) ?? new Set();
      late.set(path, values);
      if (isLate) values.add(key);
      else if (mark.startsWith('≈') && path !== CALLS) values.delete(key);
      return values.has(key) ? withoutPrint(mark) : mark;
    });
    return entryText({ ...entry, changes }, JSON.stringify(entry.event));
  });
}

/** The line without what is known to be a secret by now; `isLate` when that was not known when it was written. */
function maskedLate(text: string, redaction: Redaction): { text: string; isLate: boolean } {
  // In a state, anybody may have been in the middle of typing one.
  const entry = redaction.finds(text) || text.includes(RESTORED) ? entryFrom(text) : undefined;
  if (entry === undefined) return { text, isLate: false };
  const start = startStateIn([entry]);
  if (start !== undefined)
    return { text: entryText(entry, JSON.stringify(maskedStart(start, redaction))), isLate: false };
  const { json } = redaction.redact(entry.event);
  return { text: entryText(entry, json), isLate: json !== JSON.stringify(entry.event) };
}

/** The same changes with other marks. */
export function withMarks(
  changes: Entry['changes'],
  markOf: (mark: string, path: string, key: string) => string,
): Record<string, Change> {
  const changed = ([path, [state, marks]]: [string, Change]): [string, Change] => [
    path,
    [state, Object.fromEntries(Object.entries(marks).map(([key, mark]) => [key, markOf(mark, path, key)]))],
  ];
  return Object.fromEntries(Object.entries(changes).map(changed));
}

const isAbout = (line: string, values: Values): boolean =>
  [...values].some(([path, keys]) => keys.size > 0 && line.includes(JSON.stringify(path)));
