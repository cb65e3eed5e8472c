/** When programs began and ended, as lists of processes tell it. Builds are no programs, nor is what is asked in a console meanwhile. */
import { type ProcessEntry, isNode } from '#contract/entities.ts';
import type { WrittenMark } from '#machines/ports/pastPort.ts';

/** So many programs are kept. */
const MOST = 200;

interface Program {
  id: string;
  name: string;
  /** When it began by the clock of the server, in milliseconds since 1970. */
  since1970: number;
  /** When it was heard of by the clock of this browser: it had begun by then, whatever the clock of the server says since. */
  heardAt: number;
  /** When it ended by the clock of this browser: Infinity while it runs, -Infinity where it had ended before it was heard of. */
  endedAt: number;
}

export class ProgramMarks {
  #known = new Set<string>();
  #programs: Program[] = [];

  take(entries: readonly ProcessEntry[], now: number): void {
    const programs = entries.filter((entry) => entry.build === null && isNode(entry));
    for (const { process_id: id, name, start_time: start, end } of programs) {
      if (this.#known.has(id)) {
        if (end !== null) this.#end(id, now);
        continue;
      }
      const endedAt = end === null ? Infinity : -Infinity;
      this.#programs.push({ id, name, since1970: Date.parse(start), heardAt: now, endedAt });
    }
    this.#programs = this.#programs.slice(-MOST);
    this.#known = new Set(programs.map(({ process_id: id }) => id));
  }

  /**
   * Those from the moment `from` on, and the starts of what ran on until then. `lag` is what has to be added to a time of the server for one
   * of this browser.
   */
  marks(lag: number, from: number): WrittenMark[] {
    const marks = this.#programs.flatMap(({ name, since1970, heardAt, endedAt }): WrittenMark[] => {
      const beganAt = Math.min(since1970 + lag, heardAt);
      const began: WrittenMark = { kind: 'began', name, at: beganAt };
      const ended: WrittenMark = { kind: 'ended', name, at: endedAt };
      return [...(Math.max(beganAt, endedAt) >= from ? [began] : []), ...(endedAt >= from ? [ended] : [])];
    });
    return marks.filter(({ at }) => Number.isFinite(at));
  }

  forget(): void {
    this.#known = new Set();
    this.#programs = [];
  }

  #end(id: string, now: number): void {
    const ended = this.#programs.find((program) => program.id === id && program.endedAt === Infinity);
    if (ended !== undefined) ended.endedAt = now;
  }
}
