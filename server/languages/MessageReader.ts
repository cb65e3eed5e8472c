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
  #rest = Buffer.alloc(0);

  /** The messages that are complete with this text. Throws when it is not of the protocol: nothing after that can be trusted. */
  push(text: string): string[] {
    this.#rest = Buffer.concat([this.#rest, Buffer.from(text)]);
    const messages: string[] = [];
    for (;;) {
      const message = this.#next();
      if (message === undefined) return messages;
      messages.push(message);
    }
  }

  #next(): string | undefined {
    const endOfHead = this.#rest.indexOf(END_OF_HEAD);
    if (endOfHead === -1 && this.#rest.length <= MAX_HEAD_BYTES) return undefined;
    const start = endOfHead + END_OF_HEAD.length;
    const end = start + lengthIn(this.#rest.toString('latin1', 0, Math.max(0, endOfHead)));
    if (this.#rest.length < end) return undefined;
    const message = this.#rest.toString('utf8', start, end);
    this.#rest = this.#rest.subarray(end);
    return message;
  }
}

function lengthIn(head: string): number {
  const length = Number(/^Content-Length: (\d{1,9})$/im.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error('A message of the language server has no length.');
  if (length > limits.languageMessageLength) throw new Error(`A message of the language server has ${length} bytes.`);
  return length;
}
