import type { RobotOrder } from '../../sandbox/robotMessages.ts';
import type { Trial } from '../../sandbox/trialMessages.ts';

export interface OrderedTrial {
  trial: Trial;
  /** Aborted when the program of this trial has ended. */
  ended: AbortSignal;
}

/** Keeps the trials that a robot is told to judge, one after the other, and which of them the end of a program belongs to: the last one ordered. */
export class TrialOrders {
  readonly #ordered: OrderedTrial[] = [];
  #last = new AbortController();
  #come = (): void => {};

  note(order: RobotOrder): void {
    if (order.type === 'programEnded') this.#last.abort();
    if (order.type !== 'try') return;
    this.#last = new AbortController();
    this.#ordered.push({ trial: order.trial, ended: this.#last.signal });
    this.#come();
  }

  /** Resolves with the next one that nobody has been given yet. */
  async next(): Promise<OrderedTrial> {
    for (;;) {
      const first = this.#ordered.shift();
      if (first !== undefined) return first;
      await new Promise<void>((resolve) => (this.#come = resolve));
    }
  }
}
