import type { ProcessEntry } from '#contract/entities.ts';

/** Who is told of a learner's processes. */
export interface ProcessObserver {
  /** The list, or an entry of it, is not what it was. */
  changed(): void;
  printed(processId: string): void;
  /** A process has ended and every line of it is in its output. */
  ended(process: ProcessEntry): void;
}
