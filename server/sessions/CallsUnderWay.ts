/** Which calls of a learner are being answered; one goes on when nobody waits for its answer any more. */
export class CallsUnderWay {
  readonly #ofLearners = new Map<string, Map<object, Promise<unknown>>>();

  /** Answers the call, and knows of it until then; `request` is what tells it from the others. */
  async during<Answer>(learnerId: string, request: object, answer: () => Promise<Answer> | Answer): Promise<Answer> {
    const calls = this.#ofLearners.get(learnerId) ?? new Map<object, Promise<unknown>>();
    this.#ofLearners.set(learnerId, calls);
    const answering = (async () => answer())();
    calls.set(request, answering);
    try {
      return await answering;
    } finally {
      calls.delete(request);
      if (calls.size === 0) this.#ofLearners.delete(learnerId);
    }
  }

  /** Resolves when every other call of the learner that is under way now has ended, whether well or not. */
  async othersEnded(learnerId: string, request: object): Promise<void> {
    const others = [...(this.#ofLearners.get(learnerId) ?? [])].filter(([other]) => other !== request);
    await Promise.allSettled(others.map(([, answering]) => answering));
  }
}
