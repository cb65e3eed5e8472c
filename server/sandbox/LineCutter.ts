/** The longest line, in bytes of UTF-8: a longer one is cut, so that a program that never ends its line fills no memory. */
export const MAX_LINE_BYTES = 65_536;

/**
 * Cuts the text of one stream into lines, wherever it comes apart.
 * A line ends with a line feed, a carriage return, or both together; a progress bar thus shows each of its states.
 */
export class LineCutter {
  #rest = '';
  #restBytes = 0;
  /** The last character was a carriage return that ended a line: a line feed behind it belongs to it. */
  #afterReturn = false;

  /** The lines that are complete with this text, without their ends. */
  push(text: string): string[] {
    const lines: string[] = [];
    const feeds = new Finder(text, '\n');
    const returns = new Finder(text, '\r');
    let start = 0;
    for (;;) {
      const at = Math.min(feeds.from(start), returns.from(start));
      if (at === text.length) break;
      const continues = this.#afterReturn && at === start && text[at] === '\n';
      if (!continues) this.#finish(text.slice(start, at), lines);
      this.#afterReturn = text[at] === '\r';
      start = at + 1;
    }
    if (start < text.length) {
      this.#afterReturn = false;
      this.#keep(text.slice(start), lines);
    }
    return lines;
  }

  /** What is left when the stream has ended, if anything. */
  end(): string[] {
    const rest = this.unended();
    this.#rest = '';
    this.#restBytes = 0;
    return rest;
  }

  /** The line that has begun and not ended yet, if any; it is kept for what comes behind it. */
  unended(): string[] {
    return this.#rest === '' ? [] : [this.#rest];
  }

  #finish(text: string, lines: string[]): void {
    this.#keep(text, lines);
    lines.push(this.#rest);
    this.#rest = '';
    this.#restBytes = 0;
  }

  #keep(text: string, lines: string[]): void {
    this.#rest += text;
    this.#restBytes += Buffer.byteLength(text);
    while (this.#restBytes > MAX_LINE_BYTES) lines.push(this.#cut());
  }

  /** Takes the first bytes off the rest, and no character apart. */
  #cut(): string {
    const bytes = Buffer.from(this.#rest);
    let at = MAX_LINE_BYTES;
    while (isInsideCharacter(bytes[at])) at -= 1;
    this.#rest = bytes.subarray(at).toString();
    this.#restBytes = bytes.length - at;
    return bytes.subarray(0, at).toString();
  }
}

/** Finds one character in a text from left to right, and looks at no place twice, however rare it is. */
class Finder {
  readonly #text: string;
  readonly #character: string;
  #found = -1;

  constructor(text: string, character: string) {
    this.#text = text;
    this.#character = character;
  }

  /** The next place from this one on; the length of the text when there is none. Call with growing places. */
  from(place: number): number {
    if (this.#found >= place) return this.#found;
    const found = this.#text.indexOf(this.#character, place);
    this.#found = found === -1 ? this.#text.length : found;
    return this.#found;
  }
}

function isInsideCharacter(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0b1100_0000) === 0b1000_0000;
}
