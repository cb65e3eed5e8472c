import type { ProcessEntry } from '#contract/entities.ts';
import type { BudgetListener } from '../sandbox/budget/BudgetWatch.ts';
import type { LearnerProcess } from './LearnerProcess.ts';
import type { OutsideEnd, StopEnd } from './OutsideEnd.ts';

const KEPT_PROCESSES = 200;
const KEPT_OUTPUT_MS = 600_000;
const KEPT_BYTES_AFTERWARDS = 65_536;
/** So much memory the output of ended processes may take together; then the oldest give most of theirs back, however new they are. */
const ENDED_WEIGHT = 33_554_432;

/**
 * The processes of one workspace, those that have ended among them. Of the ended ones the newest stay listed, and
 * their output stays whole for ten minutes, unless it takes too much memory, and goes once their learner has been away for long.
 */
export class ProcessTable {
  readonly #processes = new Map<string, LearnerProcess>();
  readonly #awayMs: number;
  #aging: NodeJS.Timeout | undefined;
  #isWatched = false;
  #isClosed = false;
  #forgetting: NodeJS.Timeout | undefined;

  /** Of a learner who has been away for so long nothing is kept of what had ended before. */
  constructor(awayMs: number) {
    this.#awayMs = awayMs;
  }

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

  get running(): LearnerProcess[] {
    return [...this.#processes.values()].filter((process) => process.isRunning);
  }

  /** Tells the learner what is done with their programs. */
  readonly budgets: BudgetListener = {
    exceeded: (pidInside, end) => this.cutShort(pidInside, end),
    slowed: (atATime) => {
      for (const process of this.running) process.slow(atATime);
    },
  };

  /** The one with this number is ended at once; without a number all are. */
  cutShort(pidInside: number | null, end: OutsideEnd): void {
    for (const process of this.running) {
      if (pidInside === null || process.pid === pidInside) process.cutShort(end);
    }
  }

  /** Stops those that a command of this kind has started; what is left of them ends by itself. */
  stopWhere(isMeant: (command: string) => boolean, end: StopEnd): void {
    for (const process of this.running) if (isMeant(process.entry.command)) void process.stop(end);
  }

  /** Call when a process has ended. */
  lighten(): void {
    clearTimeout(this.#aging);
    // Also of somebody who starts nothing any more; while they do, those that are old enough are found then.
    this.#aging = setTimeout(() => this.#shrink(KEPT_BYTES_AFTERWARDS), KEPT_OUTPUT_MS).unref();
    this.#awaitReturn();
    let left = ENDED_WEIGHT;
    for (const process of [...this.#processes.values()].toReversed()) {
      if (process.isRunning) continue;
      left -= process.weight;
      if (left < 0) process.shrinkWhenOlder(-1, KEPT_BYTES_AFTERWARDS);
    }
  }

  /** Whether a page of the learner is open. */
  watched(isWatched: boolean): void {
    this.#isWatched = isWatched;
    this.#awaitReturn();
  }

  /** Newest first. Processes are added as they start, so those of the same millisecond are in order too. */
  list(): ProcessEntry[] {
    return [...this.#processes.values()].map((process) => process.entry).toReversed();
  }

  /** Nothing of it ends any more, and whoever looks at it is only leaving. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#aging);
    clearTimeout(this.#forgetting);
  }

  #awaitReturn(): void {
    clearTimeout(this.#forgetting);
    if (this.#isClosed || this.#isWatched) return;
    this.#forgetting = setTimeout(() => this.#shrink(0), this.#awayMs).unref();
  }

  /** All that have ended, however new they are. */
  #shrink(keptBytes: number): void {
    for (const process of this.#processes.values()) process.shrinkWhenOlder(-1, keptBytes);
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
