import type { ServerFrame } from '#contract/socket.ts';
import type { Output } from '../workspaces/workspace.ts';
import { outputFrames } from './outputFrames.ts';

/** About how much of one process is sent before the next one has its turn. */
const CHUNK_BYTES = 65_536;

/** One socket's place in the output of one process: it keeps a number, never the lines. */
export class Subscription {
  readonly processId: string;
  /** What to say when everything has been told; set once the process has ended. */
  farewell: ServerFrame[] | null = null;
  readonly #output: Output;
  readonly #stopListening: () => void;
  #told: number;

  constructor(processId: string, output: Output, afterSeq: number, stopListening: () => void) {
    this.processId = processId;
    this.#output = output;
    this.#told = Math.min(afterSeq, output.last);
    this.#stopListening = stopListening;
  }

  get isBehind(): boolean {
    return this.#told < this.#output.last;
  }

  /** The next frames, and from now on they count as told. */
  next(): ServerFrame[] {
    const { lines, missed } = this.#output.after(this.#told, CHUNK_BYTES);
    this.#told = lines.at(-1)?.seq ?? this.#output.last;
    return outputFrames(this.processId, lines, missed);
  }

  close(): void {
    this.#stopListening();
  }
}
