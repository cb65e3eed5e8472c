import type { ProcessEntry } from '#contract/entities.ts';

/** One line a process printed. */
export interface OutputLine {
  /** Counts from 1 over both streams of a process. */
  seq: number;
  stream: string;
  text: string;
  /** ISO 8601, UTC. */
  timestamp: string;
}

/** A heading where a process begins to print, a line, a gap where lines are no longer kept by the server, or the end of a process behind its last line. */
export type OutputRow = { processId: string } & (
  | ({ kind: 'line' } & OutputLine)
  | { kind: 'begin' }
  | { kind: 'gap'; missed: number }
  | { kind: 'end' }
);

/** What is kept at the moment. */
export interface KeptOutput {
  /** In the order in which they arrived; the oldest go first. */
  rows: readonly OutputRow[];
  /** How many rows went from the beginning: the number of the first one that is left. */
  dropped: number;
  /** What is known of the processes that printed them, by id. */
  processes: ReadonlyMap<string, ProcessEntry>;
}

/** The text that processes print, kept outside every machine. */
export interface OutputPort {
  /** What is kept: another object whenever something changed. */
  read: () => KeptOutput;
  /** Calls back after changes, at most once a painted frame, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
  /** These are the processes now. */
  describe(entries: readonly ProcessEntry[]): void;
  /** A process has ended, and everything that it printed is here. */
  end(processId: string): void;
  /** Forgets everything that was printed so far. */
  clear(): void;
  /** Gives a text made from it to the learner as a file. */
  offer(text: string): void;
}
