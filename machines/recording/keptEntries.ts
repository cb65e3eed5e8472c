/**
 * The entries of a segment of a log, as text. Lines of output are told many times a second: of several such entries in a
 * row for one process, all within a second, the last one says everything, and only it is kept.
 */
import { type Change, type Entry, entryText } from './logFormat.ts';

export interface DraftEntry extends Omit<Entry, 'event' | 'changes'> {
  eventJson: string;
  changes: Record<string, Change>;
  /** Entries of one stream of output have the same; null for everything else. */
  stream: string | null;
}

export interface KeptEntries {
  add(entry: DraftEntry): void;
  lines(): string[];
  /** How many characters the lines have, without those that are still being filled in. */
  size(): number;
}

const THINNED_WITHIN_MS = 1000;

export function keptEntries(): KeptEntries {
  const sealed: string[] = [];
  let size = 0;
  /** The last entries, as long as they all are output; the newest is still being filled in. */
  let open: DraftEntry[] = [];
  let openSince = 0;

  const seal = () => {
    for (const entry of open) {
      const line = entryText(entry, entry.eventJson);
      sealed.push(line);
      size += line.length + 1;
    }
    open = [];
  };

  return {
    add(entry) {
      const newest = open.at(-1);
      // The newest is filled in by now: it may say all that an earlier one said.
      const earlier = open.findIndex((other) => newest !== undefined && other !== newest && isSaidBy(newest, other));
      if (earlier >= 0) open.splice(earlier, 1);
      const isRow = entry.stream !== null && newest?.stream !== null && entry.t - openSince <= THINNED_WITHIN_MS;
      if (!isRow) seal();
      if (open.length === 0) openSince = entry.t;
      open.push(entry);
    },
    lines: () => [...sealed, ...open.map((entry) => entryText(entry, entry.eventJson))],
    size: () => size,
  };
}

/** Whether an entry changed exactly what an earlier one of its stream had changed. */
function isSaidBy(newer: DraftEntry, older: DraftEntry): boolean {
  return newer.stream !== null && newer.stream === older.stream && shapeOf(newer) === shapeOf(older);
}

const shapeOf = ({ changes }: DraftEntry): string =>
  JSON.stringify(Object.entries(changes).map(([path, [state, marks]]) => [path, state, Object.keys(marks)]));
