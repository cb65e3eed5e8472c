/**
 * A log in segments, each of which begins with the state from which a replay can start: when there is no room for more, or after
 * two hours, the oldest goes, and the rest is a log still.
 */
import { type DraftEntry, type KeptEntries, keptEntries } from './keptEntries.ts';

/** How long a segment may become, and how much is kept of all of them. */
export interface SegmentBounds {
  /** Milliseconds, and characters, after which another segment begins. */
  longest: number;
  largest: number;
  /** So much is kept: milliseconds and characters. */
  kept: number;
  room: number;
}

const MINUTE = 60_000;

export const segmentBounds: SegmentBounds = {
  longest: 5 * MINUTE,
  largest: 500_000,
  kept: 120 * MINUTE,
  room: 20_000_000,
};

export interface Segment {
  /** Counted from the beginning of the visit. */
  readonly number: number;
  /** When it begins: milliseconds since the recording began. */
  readonly since: number;
  /** How many entries there were before it; the states with which segments begin are none. */
  readonly before: number;
  readonly entries: KeptEntries;
}

export class Segments {
  readonly #bounds: SegmentBounds;
  #kept: Segment[] = [];
  #begun = 0;

  constructor(bounds: SegmentBounds) {
    this.#bounds = bounds;
  }

  /** The oldest first. */
  get all(): readonly Segment[] {
    return this.#kept;
  }

  /** Whether nothing is kept, so that nothing can be added either. */
  get isEmpty(): boolean {
    return this.#kept.length === 0;
  }

  /** Whether the segment that is being written is long enough. */
  isDue(t: number): boolean {
    const newest = this.#kept.at(-1);
    const { longest, largest } = this.#bounds;
    return newest !== undefined && (t - newest.since >= longest || newest.entries.size() >= largest);
  }

  /** Begins a segment with the start of the visit, or with a state from which a replay can start. */
  begin(first: DraftEntry): void {
    const newest = this.#kept.at(-1);
    const before =
      newest === undefined ? 0 : newest.before + newest.entries.lines().length - (newest.number > 0 ? 1 : 0);
    const segment = { number: this.#begun, since: first.t, before, entries: keptEntries() };
    this.#begun += 1;
    segment.entries.add(first);
    this.#kept.push(segment);
    this.#dropOld(first.t);
  }

  add(entry: DraftEntry): void {
    this.#kept.at(-1)?.entries.add(entry);
  }

  /** Nothing of all this is kept. */
  clear(): void {
    this.#kept = [];
  }

  #dropOld(t: number): void {
    const { kept, room } = this.#bounds;
    let size = this.#kept.reduce((sum, { entries }) => sum + entries.size(), 0);
    // What the next one begins with is the end of one.
    while (this.#kept.length > 1 && (size > room || t - (this.#kept[1]?.since ?? t) > kept)) {
      size -= this.#kept[0]?.entries.size() ?? 0;
      this.#kept.shift();
    }
  }
}
