/** One line a process printed, or a gap where lines are no longer kept. */
export interface OutputLine {
  /** Counts from 1 over both streams of a process. */
  seq: number;
  stream: string;
  text: string;
  /** ISO 8601, UTC. */
  timestamp: string;
}

/** The text that processes printed, kept outside every machine; the newest lines of each process win. */
export interface OutputPort {
  /** The kept lines with numbers from `from` to `to`, both included, oldest first. */
  read(processId: string, from: number, to: number): readonly OutputLine[];
  /** Forgets what a process printed so far. */
  clear(processId: string): void;
}
