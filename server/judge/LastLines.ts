import { LineCutter } from '../sandbox/LineCutter.ts';

const KEPT_LINES = 10;
const LINE_LENGTH = 300;

/** What a program printed last, on either stream. */
export class LastLines {
  readonly #cutters = { stdout: new LineCutter(), stderr: new LineCutter() };
  #lines: string[] = [];

  add(stream: 'stdout' | 'stderr', text: string): void {
    this.#lines = newest(this.#lines, this.#cutters[stream].push(text));
  }

  /** At most ten lines of at most 300 letters; a line that has not ended counts as it is by now, and goes on with what comes behind it. */
  all(): string[] {
    const { stdout, stderr } = this.#cutters;
    return newest(this.#lines, [...stdout.unended(), ...stderr.unended()]);
  }
}

function newest(before: readonly string[], lines: readonly string[]): string[] {
  return [...before, ...lines.map((line) => line.slice(0, LINE_LENGTH))].slice(-KEPT_LINES);
}
