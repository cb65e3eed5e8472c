/** The framing of the Language Server Protocol: each message has its length before it, in bytes. */
import { limits } from '#contract/limits.ts';

const END_OF_HEAD = '\r\n\r\n';
/** A head is two short lines; what is longer is none. */
const MAX_HEAD_BYTES = 1024;

/** A message with its head. All of it is ASCII, so that it may be cut anywhere; the message must be JSON. */
export function framed(message: string): string {
  const ascii = message.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `Content-Length: ${ascii.length}${END_OF_HEAD}${ascii}`;
}

/** Finds the messages in what a language server prints, wherever it comes apart. */
export class MessageReader {
  /** What is not read yet lies at its start, the rest is room. */
  #kept = Buffer.alloc(0);
  #length = 0;
  /** With fewer bytes than this the message whose head was read is not complete. */
  #needed = 0;

  /** The messages that are complete with this text. Throws when it is not of the protocol: nothing after that can be trusted. */
  push(text: string): string[] {
    this.#keep(Buffer.from(text));
    const messages: string[] = [];
    while (this.#length >= this.#needed) {
      const message = this.#next();
      if (message === undefined) break;
      messages.push(message);
    }
    return messages;
  }

  /** Makes room for twice as much: whoever prints a byte at a time has each of them moved about once, and not the whole again for each. */
  #keep(bytes: Buffer): void {
    const length = this.#length + bytes.length;
    if (length > this.#kept.length) {
      const roomy = Buffer.allocUnsafe(2 * length);
      this.#kept.copy(roomy, 0, 0, this.#length);
      this.#kept = roomy;
    }
    bytes.copy(this.#kept, this.#length);
    this.#length = length;
  }

  #next(): string | undefined {
    const rest = this.#kept.subarray(0, this.#length);
    const endOfHead = rest.indexOf(END_OF_HEAD);
    if (endOfHead === -1 && rest.length <= MAX_HEAD_BYTES) return undefined;
    const start = endOfHead + END_OF_HEAD.length;
    const end = start + lengthIn(rest.toString('latin1', 0, Math.max(0, endOfHead)));
    this.#needed = end;
    if (rest.length < end) return undefined;
    this.#kept = rest.subarray(end);
    this.#length = this.#kept.length;
    this.#needed = 0;
    return rest.toString('utf8', start, end);
  }
}

function lengthIn(head: string): number {
  const length = Number(/^Content-Length: (\d{1,9})$/im.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error('A message of the language server has no length.');
  if (length > limits.languageMessageLength) throw new Error(`A message of the language server has ${length} bytes.`);
  return length;
}
