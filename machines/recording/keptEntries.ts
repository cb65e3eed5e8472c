/**
 * The entries of a log, as text, in bounded space. Lines of output are told many times a second: of several such entries
 * in a row for one process, all within a second, the last one says everything, and only it is kept.
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
  /** How many entries were dropped at the beginning. */
  dropped(): number;
}

const THINNED_WITHIN_MS = 1000;

/** `room` is how many characters may be kept. */
export function keptEntries(room: number): KeptEntries {
  let sealed: string[] = [];
  let size = 0;
  let dropped = 0;
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
    // In steps, so that an entry costs the same however many there are.
    if (size > room) shrinkTo(room * 0.9);
  };

  const shrinkTo = (wanted: number) => {
    let count = 0;
    while (size > wanted && count < sealed.length) size -= (sealed[count++]?.length ?? 0) + 1;
    sealed = sealed.slice(count);
    dropped += count;
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
    dropped: () => dropped,
  };
}

/** Whether an entry changed exactly what an earlier one of its stream had changed. */
function isSaidBy(newer: DraftEntry, older: DraftEntry): boolean {
  return newer.stream !== null && newer.stream === older.stream && shapeOf(newer) === shapeOf(older);
}

const shapeOf = ({ changes }: DraftEntry): string =>
  JSON.stringify(Object.entries(changes).map(([path, [state, marks]]) => [path, state, Object.keys(marks)]));
