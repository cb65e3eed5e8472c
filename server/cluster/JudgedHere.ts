/** A submission that this server judges: JetStream hears that it is at work, and the other servers hear how far it is when they ask. */
import type { JsMsg } from '@nats-io/jetstream';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import * as v from 'valibot';
import { judging, type Judging, type JudgingProgress } from '#contract/verdict.ts';
import type { HandedIn } from '../judge/VerdictQueue.ts';

const SAY_EVERY_MS = 1000;
/** That it has failed is told to the first who asks within this time. */
const TELL_FAILURE_MS = 60_000;
const ANSWER_WITHIN_MS = 1000;

const judgingJson = v.pipe(v.string(), v.parseJson(), judging);

export class JudgedHere {
  readonly #message: JsMsg;
  readonly #answers: Subscription;
  readonly #saying: NodeJS.Timeout;
  #state: Judging = { state: 'running', progress: null };

  constructor(nats: NatsConnection, message: JsMsg, handedIn: HandedIn) {
    this.#message = message;
    this.#saying = setInterval(() => message.working(), SAY_EVERY_MS);
    this.#answers = nats.subscribe(subjectOf(handedIn), {
      callback: (_error, question) => {
        question.respond(JSON.stringify(this.#state));
        if (this.#state.state === 'failed') this.#answers.unsubscribe();
      },
    });
  }

  tell(progress: JudgingProgress): void {
    this.#state = { state: 'running', progress };
  }

  /** Nothing is left to do. Whoever asks hears of it from the database from now on, and not a moment earlier that nobody judges it. */
  async end(): Promise<void> {
    await this.#message.ackAck().catch(() => undefined);
    this.#stop();
  }

  /** Nobody tries again, before somebody asks for it. */
  fail(): void {
    clearInterval(this.#saying);
    this.#message.ack();
    this.#state = { state: 'failed' };
    setTimeout(() => this.#answers.unsubscribe(), TELL_FAILURE_MS).unref();
  }

  /** Another server is to begin it again. */
  giveBack(): void {
    this.#stop();
    this.#message.nak();
  }

  #stop(): void {
    clearInterval(this.#saying);
    this.#answers.unsubscribe();
  }
}

/** How far whoever judges it is; undefined when nobody does. */
export async function askProgress(nats: NatsConnection, handedIn: HandedIn): Promise<Judging | undefined> {
  // Nobody who judges is known at once; a server that was lost in it does not answer.
  const answer = await nats.request(subjectOf(handedIn), '', { timeout: ANSWER_WITHIN_MS }).catch(() => undefined);
  if (answer === undefined) return undefined;
  const parsed = v.safeParse(judgingJson, answer.string());
  return parsed.success ? parsed.output : undefined;
}

function subjectOf({ id, learnerId }: HandedIn): string {
  return `servolab.judging.${learnerId}.${id}`;
}
