import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Work that begins when its request has been answered, so that the time of an answer tells nothing about it. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();

  /** `work` deals with its own failures. */
  startAfter(reply: FastifyReply, work: () => Promise<void>): void {
    const answered = new Promise<void>((resolve) => {
      finished(reply.raw, () => resolve());
    });
    const running = answered.then(work).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
