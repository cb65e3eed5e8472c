/** The rows of the output that are kept: of each process its newest lines, of all of them as much as there is room for. */
import type { KeptRow, OutputRow } from '#machines/ports/outputPort.ts';

export interface OutputRoom {
  /** How many lines are kept of each process, at least as long as there is room for all of them. */
  lines: number;
  /** How much is kept of all processes together, in characters; each line takes some more. */
  size: number;
}

/** What a line takes besides its text. */
const LINE_SIZE = 100;
/** Trimming in steps keeps the cost of a line constant. */
const SURPLUS = 1.25;
/** What the process that has most of the room gives of it when there is no more. */
const SHARE_GIVEN = 0.25;

/** How much of the room a process has. */
interface Share {
  lines: number;
  size: number;
}

export class KeptRows {
  readonly #room: OutputRoom;
  readonly #shares = new Map<string, Share>();
  #rows: KeptRow[] = [];
  #next = 0;
  #trims = 0;

  constructor(room: OutputRoom) {
    this.#room = room;
  }

  get rows(): readonly KeptRow[] {
    return this.#rows;
  }

  /** How often rows went from among the others. */
  get trims(): number {
    return this.#trims;
  }

  /** Rows of one process. */
  add(processId: string, rows: readonly OutputRow[]): void {
    for (const row of rows) {
      this.#rows.push({ number: this.#next, ...row });
      this.#next += 1;
      this.#count(row, 1);
    }
    const { lines } = this.#shareOf(processId);
    if (lines > this.#room.lines * SURPLUS) this.#trim(processId, lines - this.#room.lines);
    this.#makeRoom();
  }

  clear(): void {
    this.#rows = [];
    this.#shares.clear();
    this.#trims += 1;
  }

  #makeRoom(): void {
    let size = [...this.#shares.values()].reduce((sum, share) => sum + share.size, 0);
    while (size > this.#room.size) {
      const [[processId, largest] = ['', { lines: 0, size: 0 }]] = [...this.#shares].toSorted(
        ([, one], [, other]) => other.size - one.size,
      );
      const before = largest.size;
      this.#trim(processId, Math.ceil(largest.lines * SHARE_GIVEN));
      size -= before - largest.size;
    }
  }

  /** The oldest lines of a process go; a gap says how many that are by now. */
  #trim(processId: string, count: number): void {
    let left = count;
    let missed = 0;
    const kept: KeptRow[] = [];
    for (const row of this.#rows) {
      const goes = left > 0 && row.processId === processId && (row.kind === 'line' || row.kind === 'gap');
      if (!goes) {
        kept.push(row);
        continue;
      }
      this.#count(row, -1);
      missed += row.kind === 'gap' ? row.missed : 1;
      if (row.kind === 'line') left -= 1;
      if (left === 0) kept.push({ kind: 'gap', processId, missed, number: row.number });
    }
    this.#rows = kept;
    this.#trims += 1;
  }

  #count(row: OutputRow, sign: 1 | -1): void {
    if (row.kind !== 'line') return;
    const share = this.#shareOf(row.processId);
    share.lines += sign;
    share.size += sign * (row.text.length + LINE_SIZE);
  }

  #shareOf(processId: string): Share {
    const share = this.#shares.get(processId) ?? { lines: 0, size: 0 };
    this.#shares.set(processId, share);
    return share;
  }
}
