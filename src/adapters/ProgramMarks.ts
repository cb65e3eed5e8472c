/** When programs began and ended, as lists of processes tell it. Builds are no programs, nor is what is asked in a console meanwhile. */
import { type ProcessEntry, isNode } from '#contract/entities.ts';
import type { RunMark } from '#machines/ports/pastPort.ts';

/** So many programs are kept. */
const MOST = 200;

interface Program {
  id: string;
  name: string;
  /** When it began by the clock of the server, in milliseconds since 1970. */
  since1970: number;
  /** When it ended by the clock of this browser: Infinity while it runs, -Infinity where it had ended before it was heard of. */
  endedAt: number;
}

export class ProgramMarks {
  #known = new Set<string>();
  #programs: Program[] = [];

  take(entries: readonly ProcessEntry[], now: number): void {
    const programs = entries.filter((entry) => entry.build === null && isNode(entry));
    for (const { process_id: id, name, start_time: start, end } of programs) {
      if (!this.#known.has(id)) this.#begin({ id, name, start, hasEnded: end !== null });
      else if (end !== null) this.#end(id, now);
    }
    this.#known = new Set(programs.map(({ process_id: id }) => id));
  }

  /**
   * Those from the moment `from` on, and the starts of what ran on until then. `lag` is what has to be added to a time of the server for one
   * of this browser.
   */
  marks(lag: number, from: number): RunMark[] {
    const marks = this.#programs.flatMap(({ name, since1970, endedAt }): RunMark[] => {
      const beganAt = since1970 + lag;
      const began: RunMark = { kind: 'began', name, at: beganAt };
      const ended: RunMark = { kind: 'ended', name, at: endedAt };
      return [...(Math.max(beganAt, endedAt) >= from ? [began] : []), ...(endedAt >= from ? [ended] : [])];
    });
    return marks.filter(({ at }) => Number.isFinite(at));
  }

  #begin({ id, name, start, hasEnded }: { id: string; name: string; start: string; hasEnded: boolean }): void {
    const begun = { id, name, since1970: Date.parse(start), endedAt: hasEnded ? -Infinity : Infinity };
    this.#programs = [...this.#programs, begun].slice(-MOST);
  }

  #end(id: string, now: number): void {
    const ended = this.#programs.find((program) => program.id === id && program.endedAt === Infinity);
    if (ended !== undefined) ended.endedAt = now;
  }
}
