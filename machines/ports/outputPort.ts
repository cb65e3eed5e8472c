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

/** A heading where somebody begins to follow a process, at the latest above its first line or its end, a line, a gap where lines are no longer kept, or the end of a process behind its last line. */
export type OutputRow = { processId: string } & (
  | ({ kind: 'line' } & OutputLine)
  | { kind: 'begin' }
  | { kind: 'gap'; missed: number }
  | { kind: 'end' }
);

/** A row as it is kept: its number rises from row to row, and stays whatever goes. */
export type KeptRow = OutputRow & { number: number };

/** What is kept at the moment. */
export interface KeptOutput {
  /** In the order in which they arrived. */
  rows: readonly KeptRow[];
  /** How often rows went, or gave way to a gap; between two of these they only became more. */
  trims: number;
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
  /** What a process prints is followed: it is headed, unless the heading before it waits for its first line still. */
  begin(processId: string): void;
  /** A process has ended, and everything that it printed is here: one that printed nothing is headed, too. */
  end(processId: string): void;
  /** Forgets everything that was printed so far. */
  clear(): void;
  /** Gives a text made from it to the learner as a file. */
  offer(text: string): void;
}
