import type { ProcessEntry } from '#contract/entities.ts';
import type { LearnerProcess } from './LearnerProcess.ts';

const KEPT_PROCESSES = 200;
const KEPT_OUTPUT_MS = 600_000;
const KEPT_BYTES_AFTERWARDS = 65_536;

/**
 * The processes of one workspace, those that have ended among them. Of the ended ones the newest stay listed, and
 * their output stays whole for ten minutes.
 */
export class ProcessTable {
  readonly #processes = new Map<string, LearnerProcess>();

  add(process: LearnerProcess): void {
    this.#processes.set(process.id, process);
    this.#forget();
  }

  /** It never began. */
  remove(id: string): void {
    this.#processes.delete(id);
  }

  get(id: string): LearnerProcess | undefined {
    return this.#processes.get(id);
  }

  get isAnyRunning(): boolean {
    return [...this.#processes.values()].some((process) => process.isRunning);
  }

  /** Newest first. Processes are added as they start, so those of the same millisecond are in order too. */
  list(): ProcessEntry[] {
    return [...this.#processes.values()].map((process) => process.entry).toReversed();
  }

  #forget(): void {
    let surplus = this.#processes.size - KEPT_PROCESSES;
    for (const [id, process] of this.#processes) {
      process.shrinkWhenOlder(KEPT_OUTPUT_MS, KEPT_BYTES_AFTERWARDS);
      if (surplus <= 0 || process.isRunning) continue;
      this.#processes.delete(id);
      surplus -= 1;
    }
  }
}
