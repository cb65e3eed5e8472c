import type { Judging, JudgingProgress } from '#contract/verdict.ts';
import type { Counts, Job, VerdictQueue } from './VerdictQueue.ts';

interface Entry {
  job: Job;
  isRunning: boolean;
  progress: JudgingProgress | null;
  hasFailed: boolean;
  /** Nobody wants the verdict any more. */
  isForgotten: boolean;
}

/** Judges submissions in the order in which they came, a few at a time. What it has judged and kept, it forgets. */
export class JudgingQueue implements VerdictQueue {
  readonly #workers: number;
  readonly #log: (text: string) => void;
  readonly #entries = new Map<number, Entry>();
  #isClosed = false;

  constructor(workers: number, log: (text: string) => void) {
    this.#workers = workers;
    this.#log = log;
  }

  add(job: Job): void {
    if (this.#entries.has(job.id) || this.#isClosed) return;
    this.#entries.set(job.id, { job, isRunning: false, progress: null, hasFailed: false, isForgotten: false });
    this.#next();
  }

  stateOf(id: number, learnerId: string): Judging | undefined {
    const entry = this.#entries.get(id);
    if (entry?.job.learnerId !== learnerId || entry.isForgotten) return undefined;
    if (entry.hasFailed) {
      this.#entries.delete(id);
      return { state: 'failed' };
    }
    if (entry.isRunning) return { state: 'running', progress: entry.progress };
    return { state: 'queued', place: this.#waiting().indexOf(entry) + 1 };
  }

  get counts(): Counts {
    const waiting = this.#waiting().length;
    return { waiting, running: this.#unfinished().length - waiting };
  }

  countOf(learnerId: string): number {
    return this.#unfinished().filter(({ job }) => job.learnerId === learnerId).length;
  }

  forget(learnerId: string): void {
    for (const [id, entry] of this.#entries) {
      if (entry.job.learnerId !== learnerId) continue;
      entry.isForgotten = true;
      // What is being judged takes its place until it has ended.
      if (!entry.isRunning || entry.hasFailed) this.#entries.delete(id);
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  #unfinished(): Entry[] {
    return [...this.#entries.values()].filter(({ hasFailed }) => !hasFailed);
  }

  #waiting(): Entry[] {
    return this.#unfinished().filter(({ isRunning }) => !isRunning);
  }

  #next(): void {
    const running = this.#unfinished().length - this.#waiting().length;
    const [first] = this.#waiting();
    if (first === undefined || running >= this.#workers || this.#isClosed) return;
    first.isRunning = true;
    void this.#work(first);
  }

  async #work(entry: Entry): Promise<void> {
    try {
      const verdict = await entry.job.judge((progress) => (entry.progress = progress));
      if (!entry.isForgotten) await entry.job.keep(verdict);
      this.#entries.delete(entry.job.id);
    } catch (error) {
      entry.hasFailed = true;
      if (entry.isForgotten) this.#entries.delete(entry.job.id);
      else if (!this.#isClosed) this.#log(`Submission ${entry.job.id} could not be judged. ${String(error)}`);
    }
    this.#next();
  }
}
