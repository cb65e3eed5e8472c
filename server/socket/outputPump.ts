/** Feeds a socket what its processes print, in batches, and never faster than its reader takes it. */
import type { ServerFrame } from '#contract/socket.ts';
import type { Subscription } from './subscription.ts';

export interface Pipe {
  /** Bytes that were sent and not yet taken. */
  waiting(): number;
  send(frame: ServerFrame): void;
  /** The reader has taken nothing for too long. */
  giveUp(): void;
}

/** One screen refresh is 16 ms; nobody sees two of them. */
const BATCH_MS = 33;
const FULL_BYTES = 1_048_576;
const STUCK_MS = 10_000;

export class OutputPump {
  /** By the id of the process. */
  readonly subscriptions = new Map<string, Subscription>();
  readonly #pipe: Pipe;
  readonly #stateFrame: () => ServerFrame | null;
  #isStateStale = false;
  #timer: NodeJS.Timeout | null = null;
  #fullSince: number | null = null;

  /** `stateFrame` makes a frame of what is new of the state of things, if anything is; it is asked for once a batch at most. */
  constructor(pipe: Pipe, stateFrame: () => ServerFrame | null) {
    this.#pipe = pipe;
    this.#stateFrame = stateFrame;
  }

  /** The state of things has changed. */
  stateChanged(): void {
    this.#isStateStale = true;
    this.wake();
  }

  /** Something may be there to send; it goes out with the next batch. */
  wake(): void {
    this.#timer ??= setTimeout(() => this.#flush(), BATCH_MS);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const subscription of this.subscriptions.values()) subscription.close();
    this.subscriptions.clear();
  }

  #flush(): void {
    this.#timer = null;
    let isMore = true;
    while (isMore && !this.#isFull()) isMore = this.#sendEach();
    if (isMore && !this.#isStuck()) this.wake();
  }

  /** One chunk of each, so that a talkative process does not drown the others; whether there is more. */
  #sendEach(): boolean {
    const state = this.#isStateStale ? this.#stateFrame() : null;
    this.#isStateStale = false;
    if (state !== null) this.#pipe.send(state);
    let isMore = false;
    for (const subscription of this.subscriptions.values()) {
      if (subscription.isBehind) subscription.next().forEach((frame) => this.#pipe.send(frame));
      if (subscription.isBehind) isMore = true;
      else if (subscription.farewell !== null) this.#dismiss(subscription, subscription.farewell);
    }
    return isMore;
  }

  #dismiss(subscription: Subscription, farewell: readonly ServerFrame[]): void {
    farewell.forEach((frame) => this.#pipe.send(frame));
    subscription.close();
    this.subscriptions.delete(subscription.processId);
  }

  #isFull(): boolean {
    const isFull = this.#pipe.waiting() >= FULL_BYTES;
    if (!isFull) this.#fullSince = null;
    return isFull;
  }

  #isStuck(): boolean {
    this.#fullSince ??= performance.now();
    if (performance.now() - this.#fullSince < STUCK_MS) return false;
    this.#pipe.giveUp();
    return true;
  }
}
