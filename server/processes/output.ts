/** What a process has printed. */
/** A ring of numbered lines: the oldest go when it is full. */
export interface Output {
  /** The number of the newest line; 0 before the first. */
  readonly last: number;
  /** The kept lines behind `seq`, at most about `maxBytes` of them, and how many in between are no longer kept. */
  after(seq: number, maxBytes: number): { lines: readonly Line[]; missed: number };
}

export interface Line {
  seq: number;
  stream: 'stdout' | 'stderr';
  text: string;
  /** ISO 8601, UTC. */
  timestamp: string;
}
