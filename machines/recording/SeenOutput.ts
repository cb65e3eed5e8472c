/**
 * What was printed in a visit, as its page showed it at each step: the ranges of its log say how far it had come, its companion
 * says what it was. Lines that the companion does not have are a gap.
 */
import type { ProcessEntry } from '#contract/entities.ts';
import type { KeptOutput, KeptRow, OutputPort, OutputRow } from '../ports/outputPort.ts';
import type { PrintedRange } from '../ports/socketPort.ts';
import { type PrintedLine, byProcess } from './companion.ts';

/** What was shown after a step: the rows between two places. */
interface Shown {
  from: number;
  to: number;
  processes: KeptOutput['processes'];
}

const nothing: Shown = { from: 0, to: 0, processes: new Map() };

export class SeenOutput {
  /** By the id of the process. */
  readonly #lines: ReadonlyMap<string, readonly PrintedLine[]>;
  readonly #rows: KeptRow[] = [];
  readonly #steps: Shown[] = [];
  /** The number of the last line of each process. */
  readonly #printed = new Map<string, number>();
  readonly #headed = new Set<string>();
  #now = nothing;
  #next = 0;
  #kept: KeptOutput = { rows: [], trims: 0, processes: nothing.processes };
  #shown = nothing;

  constructor(lines: readonly PrintedLine[]) {
    this.#lines = byProcess(lines);
  }

  /** What machines tell while a step is played for the first time. */
  get recorder(): Pick<OutputPort, 'describe' | 'begin' | 'end' | 'clear'> {
    return {
      describe: (entries: readonly ProcessEntry[]) => {
        const added = entries.map((entry) => [entry.process_id, entry] as const);
        this.#now = { ...this.#now, processes: new Map([...this.#now.processes, ...added]) };
      },
      begin: (processId) => {
        const isEmpty = this.#now.from === this.#rows.length;
        if (isEmpty || this.#rows.at(-1)?.kind !== 'begin') this.#head(processId);
      },
      end: (processId) => {
        this.#head(processId);
        this.#add({ kind: 'end', processId });
      },
      clear: () => {
        this.#now = { ...this.#now, from: this.#rows.length };
      },
    };
  }

  /** Lines were printed at the step that is played. Of several ranges a log may have only the last. */
  print({ processId, to }: PrintedRange): void {
    const before = this.#printed.get(processId) ?? 0;
    if (to <= before) return;
    this.#head(processId);
    this.#printed.set(processId, to);
    let seq = before + 1;
    for (const line of this.#lines.get(processId) ?? []) {
      if (line.seq < seq) continue;
      if (line.seq > to) break;
      this.#miss(processId, line.seq - seq);
      this.#add({ kind: 'line', ...line });
      seq = line.seq + 1;
    }
    this.#miss(processId, to + 1 - seq);
  }

  /** A step was played for the first time. */
  note(): void {
    this.#steps.push({ ...this.#now, to: this.#rows.length });
  }

  /** Shows what was seen after a step; answers whether that is something else than before. */
  show(step: number): boolean {
    const { from, to, processes } = this.#steps[step] ?? nothing;
    const before = this.#shown;
    if (from === before.from && to === before.to && processes === before.processes) return false;
    // Between two trims rows only become more.
    const trims = this.#kept.trims + (from === before.from && to >= before.to ? 0 : 1);
    this.#shown = { from, to, processes };
    this.#kept = { rows: this.#rows.slice(from, to), trims, processes };
    return true;
  }

  read(): KeptOutput {
    return this.#kept;
  }

  #head(processId: string): void {
    if (this.#headed.has(processId)) return;
    this.#headed.add(processId);
    this.#add({ kind: 'begin', processId });
  }

  /** A gap has the number of the last line that is not there, as where lines went that had been kept. */
  #miss(processId: string, missed: number): void {
    if (missed <= 0) return;
    this.#next += missed - 1;
    this.#add({ kind: 'gap', processId, missed });
  }

  #add(row: OutputRow): void {
    this.#rows.push({ number: this.#next, ...row });
    this.#next += 1;
  }
}
