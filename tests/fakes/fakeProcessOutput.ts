import type { Line, Output } from '#server/processes/output.ts';

/** The newest so many lines stay; tests pass the mark to see the oldest go. */
export const KEPT_LINES = 20_000;

/** What a process printed, in memory. */
export class FakeOutput implements Output {
  last = 0;
  readonly #lines: Line[] = [];

  print(stream: Line['stream'], texts: readonly string[]): void {
    for (const text of texts) {
      this.last += 1;
      this.#lines.push({ seq: this.last, stream, text, timestamp: new Date().toISOString() });
    }
    if (this.#lines.length > KEPT_LINES) this.#lines.splice(0, this.#lines.length - KEPT_LINES);
  }

  after(seq: number, maxBytes: number): { lines: readonly Line[]; missed: number } {
    const oldest = this.#lines[0]?.seq ?? this.last + 1;
    const from = Math.max(seq + 1, oldest);
    const lines: Line[] = [];
    let bytes = 0;
    for (let at = from - oldest; at < this.#lines.length && bytes < maxBytes; at += 1) {
      const line = this.#lines[at];
      if (line === undefined) break;
      bytes += line.text.length;
      lines.push(line);
    }
    return { lines, missed: Math.max(0, from - seq - 1) };
  }
}
