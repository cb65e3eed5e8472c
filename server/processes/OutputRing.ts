import type { Line, Output } from './output.ts';

/** How much text of one process is kept, in bytes of UTF-8; a line end counts as one. */
export const RING_BYTES = 2_097_152;

/** Empty lines have hardly any bytes and yet take memory. */
const RING_LINES = 65_536;

const LINE_WEIGHT = 192;
const SHORT_LINE = 64;

/** The newest lines of a process, numbered from 1 without a hole; the oldest give way. */
export class OutputRing implements Output {
  #lines: Line[] = [];
  /** Where the kept lines begin in the array: it is cut only now and then. */
  #head = 0;
  #bytes = 0;
  #last = 0;

  get last(): number {
    return this.#last;
  }

  /** About how much memory it takes, in bytes: a line takes some however short it is. */
  get weight(): number {
    return this.#bytes + (this.#lines.length - this.#head) * LINE_WEIGHT;
  }

  add(stream: Line['stream'], text: string, timestamp: string): void {
    this.#last += 1;
    this.#bytes += sizeOf(text);
    this.#lines.push({ seq: this.#last, stream, text, timestamp });
    this.#drop(RING_BYTES);
  }

  /** Keeps only the newest lines, of a process that has ended; of very short ones not too many. */
  shrink(maxBytes: number): void {
    this.#drop(maxBytes, Math.ceil(maxBytes / SHORT_LINE));
    this.#cut();
  }

  /** At least one line, if there is one, however small `maxBytes` is: whoever reads on must come to an end. */
  after(seq: number, maxBytes: number): { lines: readonly Line[]; missed: number } {
    const oldest = this.#last - (this.#lines.length - this.#head) + 1;
    const from = Math.max(seq + 1, oldest);
    const lines: Line[] = [];
    let bytes = 0;
    for (let at = this.#head + from - oldest; at < this.#lines.length && (bytes < maxBytes || bytes === 0); at += 1) {
      const line = this.#lines[at];
      if (line === undefined) break;
      bytes += sizeOf(line.text);
      if (bytes > maxBytes && lines.length > 0) break;
      lines.push(line);
    }
    return { lines, missed: Math.max(0, from - seq - 1) };
  }

  #drop(maxBytes: number, maxLines = RING_LINES): void {
    while (this.#bytes > maxBytes || this.#lines.length - this.#head > maxLines) {
      const oldest = this.#lines[this.#head];
      if (oldest === undefined) break;
      this.#bytes -= sizeOf(oldest.text);
      this.#head += 1;
    }
    if (this.#head >= 1024 && this.#head * 2 >= this.#lines.length) this.#cut();
  }

  /** Until then the array holds what was dropped. */
  #cut(): void {
    this.#lines = this.#lines.slice(this.#head);
    this.#head = 0;
  }
}

function sizeOf(text: string): number {
  return Buffer.byteLength(text) + 1;
}
