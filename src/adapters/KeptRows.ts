/** The rows of the output that are kept: of each process its newest lines, of all of them as much as there is room for. */
import type { KeptRow, OutputLine, OutputRow } from '#machines/ports/outputPort.ts';

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

  /** A row that is no line: where something began, went missing or ended. */
  mark(row: Exclude<OutputRow, { kind: 'line' }>): void {
    this.#rows.push({ ...row, number: this.#next });
    this.#next += 1;
  }

  /** Lines of one process that came together; the first has the number `seq` among its lines. */
  add(
    { processId, seq, stream, timestamp }: Omit<OutputLine, 'text'> & { processId: string },
    texts: readonly string[],
  ): void {
    const share = this.#shareOf(processId);
    // In a flood this is most of the work: each line is one object, made once.
    for (const [at, text] of texts.entries()) {
      this.#rows.push({ kind: 'line', processId, seq: seq + at, stream, text, timestamp, number: this.#next + at });
      share.size += text.length + LINE_SIZE;
    }
    share.lines += texts.length;
    this.#next += texts.length;
    if (share.lines > this.#room.lines * SURPLUS) this.#trim(processId, share.lines - this.#room.lines);
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
    const share = this.#shareOf(processId);
    let left = count;
    let missed = 0;
    let place = 0;
    const before: KeptRow[] = [];
    for (; left > 0; place += 1) {
      const row = this.#rows[place];
      if (row === undefined) break;
      if (row.processId !== processId || (row.kind !== 'line' && row.kind !== 'gap')) {
        before.push(row);
        continue;
      }
      missed += row.kind === 'gap' ? row.missed : 1;
      if (row.kind === 'gap') continue;
      left -= 1;
      share.lines -= 1;
      share.size -= row.text.length + LINE_SIZE;
      if (left === 0) before.push({ kind: 'gap', processId, missed, number: row.number });
    }
    // What stands behind the last line that went is not looked at: it is most of them.
    this.#rows = before.concat(this.#rows.slice(place));
    this.#trims += 1;
  }

  #shareOf(processId: string): Share {
    const share = this.#shares.get(processId) ?? { lines: 0, size: 0 };
    this.#shares.set(processId, share);
    return share;
  }
}
