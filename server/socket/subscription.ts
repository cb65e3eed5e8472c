import type { ServerFrame } from '#contract/socket.ts';
import type { Output } from '../processes/output.ts';
import { outputFrames } from './outputFrames.ts';

/** About how much of one process is sent before the next one has its turn. */
const CHUNK_BYTES = 65_536;

/** One socket's place in the output of one process: it keeps a number, never the lines. */
export class Subscription {
  readonly processId: string;
  /** What is sent behind the last line; set once the process has ended. */
  farewell: ServerFrame[] | null = null;
  readonly #output: Output;
  readonly #stopListening: () => void;
  #sentSeq: number;

  constructor(processId: string, output: Output, afterSeq: number, stopListening: () => void) {
    this.processId = processId;
    this.#output = output;
    this.#sentSeq = Math.min(afterSeq, output.last);
    this.#stopListening = stopListening;
  }

  get isBehind(): boolean {
    return this.#sentSeq < this.#output.last;
  }

  /** The next frames, and from now on they count as sent. */
  next(): ServerFrame[] {
    const { lines, missed } = this.#output.after(this.#sentSeq, CHUNK_BYTES);
    this.#sentSeq = lines.at(-1)?.seq ?? this.#output.last;
    return outputFrames(this.processId, lines, missed);
  }

  close(): void {
    this.#stopListening();
  }
}
