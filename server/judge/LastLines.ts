import { LineCutter } from '../sandbox/LineCutter.ts';

const KEPT_LINES = 10;
const LINE_LENGTH = 300;

/** What a program printed last, on either stream. */
export class LastLines {
  readonly #cutters = { stdout: new LineCutter(), stderr: new LineCutter() };
  #lines: string[] = [];

  add(stream: 'stdout' | 'stderr', text: string): void {
    const lines = this.#cutters[stream].push(text).map((line) => line.slice(0, LINE_LENGTH));
    this.#lines = [...this.#lines, ...lines].slice(-KEPT_LINES);
  }

  all(): string[] {
    return this.#lines;
  }
}
