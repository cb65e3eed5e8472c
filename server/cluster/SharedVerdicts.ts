/** The queue of verdicts of all servers: whoever has a place judges the next, and each can say how far any of them is. */
import { setTimeout as after } from 'node:timers/promises';
import type { JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Judging } from '#contract/verdict.ts';
import type { Counts, HandedIn, Job, Judge, VerdictQueue } from '../judge/VerdictQueue.ts';
import { WorkspaceUnavailableError } from '../workspaces/workspace.ts';
import { askProgress, JudgedHere } from './JudgedHere.ts';
import { handedInOf, type VerdictStream } from './verdictStream.ts';

/** What so many servers were lost with would be lost with the next, too. */
const MOST_TRIES = 5;
const TRY_AGAIN_MS = 500;

export class SharedVerdicts implements VerdictQueue {
  readonly #nats: NatsConnection;
  readonly #stream: VerdictStream;
  readonly #judge: Judge;
  readonly #judged = new Set<JudgedHere>();
  #isClosed = false;

  constructor(nats: NatsConnection, stream: VerdictStream, judge: Judge) {
    this.#nats = nats;
    this.#stream = stream;
    this.#judge = judge;
    for (let worker = 0; worker < judge.workers; worker += 1) void this.#work();
  }

  add({ id, learnerId }: Job): Promise<void> {
    return this.#reach(this.#stream.add({ id, learnerId }));
  }

  async stateOf(id: number, learnerId: string): Promise<Judging | undefined> {
    const reported = await askProgress(this.#nats, { id, learnerId });
    if (reported !== undefined) return reported;
    const place = await this.#reach(this.#stream.placeOf({ id, learnerId }));
    if (place === undefined) return undefined;
    return place > 0 ? { state: 'queued', place } : { state: 'running', progress: null };
  }

  countOf(learnerId: string): Promise<number> {
    return this.#reach(this.#stream.countOf(learnerId));
  }

  /** What waits is looked up before it is judged: of an account that has gone there is nothing to be found. */
  forget(): void {}

  get counts(): Promise<Counts> {
    return this.#stream.waiting().then((waiting) => ({ waiting, running: this.#judged.size }));
  }

  /** What is being judged here goes to another server at once. */
  close(): void {
    this.#isClosed = true;
    for (const judged of this.#judged) judged.giveBack();
    this.#judged.clear();
  }

  /** While the NATS servers are away nothing is lost, and whoever asks can ask again. Rejects with WorkspaceUnavailableError. */
  async #reach<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      this.#judge.log(`The queue of verdicts does not answer. ${String(error)}`);
      const fact = { code: 'VERDICTS_UNREACHABLE', facts: {} } as const;
      throw new WorkspaceUnavailableError(fact, 'The queue of verdicts cannot be reached. Try again in a moment.');
    }
  }

  async #work(): Promise<void> {
    while (!this.#isClosed) {
      try {
        const message = await this.#stream.next();
        if (message !== null) await this.#take(message);
      } catch (error) {
        if (this.#isClosed) return;
        this.#judge.log(`The queue of verdicts cannot be read. ${String(error)}`);
        await after(TRY_AGAIN_MS);
      }
    }
  }

  async #take(message: JsMsg): Promise<void> {
    const handedIn = handedInOf(message.subject);
    if (this.#isClosed) return message.nak();
    if (handedIn === undefined) return message.term();
    const judged = new JudgedHere(this.#nats, message, handedIn);
    this.#judged.add(judged);
    try {
      await this.#judgeOne(message, handedIn, judged);
      await judged.end();
    } catch (error) {
      if (!this.#judged.has(judged)) return;
      this.#judge.log(`Submission ${handedIn.id} could not be judged. ${String(error)}`);
      judged.fail();
    } finally {
      this.#judged.delete(judged);
    }
  }

  async #judgeOne(message: JsMsg, handedIn: HandedIn, judged: JudgedHere): Promise<void> {
    if (message.info.deliveryCount > MOST_TRIES) throw new Error(`${MOST_TRIES} servers have begun and not ended it.`);
    const job = await this.#judge.jobOf(handedIn, Math.max(0, (Date.now() - message.time.getTime()) / 1000));
    if (job === undefined) return;
    const verdict = await job.judge((progress) => judged.tell(progress));
    await job.keep(verdict);
  }
}
