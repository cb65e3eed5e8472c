/** When programs began and ended, as lists of processes tell it. Builds are no programs. */
import type { ProcessEntry } from '#contract/entities.ts';
import type { RunMark } from '#machines/ports/pastPort.ts';

/** So many of each are kept. */
const MOST = 200;

export class ProgramMarks {
  /** What runs, or ran when it was listed last. */
  #running = new Set<string>();
  #known = new Set<string>();
  /** By the clock of the server, in milliseconds since 1970. */
  #starts: { name: string; since1970: number }[] = [];
  #ends: RunMark[] = [];

  take(entries: readonly ProcessEntry[], now: number): void {
    const programs = entries.filter(({ build }) => build === null);
    for (const { process_id: id, name, start_time: start, end } of programs) {
      if (!this.#known.has(id)) this.#starts = [...this.#starts, { name, since1970: Date.parse(start) }].slice(-MOST);
      if (this.#running.has(id) && end !== null)
        this.#ends = [...this.#ends, { kind: 'ended' as const, name, at: now }].slice(-MOST);
    }
    this.#known = new Set(programs.map(({ process_id: id }) => id));
    this.#running = new Set(programs.filter(({ end }) => end === null).map(({ process_id: id }) => id));
  }

  /** `lag` is what has to be added to a time of the server for one of this browser. */
  marks(lag: number): RunMark[] {
    const starts = this.#starts.map(({ name, since1970 }): RunMark => ({ kind: 'began', name, at: since1970 + lag }));
    return [...starts, ...this.#ends].filter(({ at }) => Number.isFinite(at));
  }
}
