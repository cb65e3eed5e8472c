/**
 * What learners have handed in and nobody has judged yet, kept by JetStream: each submission is a message without a body, of which the subject says
 * whose it is. It goes when it is judged, and to another server when the one that has it says nothing more.
 */
import type { JetStreamClient, JetStreamManager, JsMsg, StreamConfig } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { StartError } from '../config/startError.ts';
import type { HandedIn } from '../judge/VerdictQueue.ts';

const STREAM = 'SERVOLAB_VERDICTS';
const SUBJECTS = 'servolab.verdicts';
const JUDGES = 'judges';
/** Whoever judges says so every second; who was not heard for so long has lost it. */
const SILENT_MS = 6000;
const NANOS = 1_000_000;
const WAIT_FOR_ONE_MS = 5000;
/** Pages that wait ask every second, and for all of them one look is enough. */
const LOOK_AGAIN_MS = 500;
const WRONG_LAST_SEQUENCE = 10_071;
const NO_MESSAGE = 10_037;

/** Rejects with StartError where the NATS servers have no JetStream. */
export async function openVerdictStream(nats: NatsConnection, replicas: number): Promise<VerdictStream> {
  const library = await import('@nats-io/jetstream');
  const config = {
    name: STREAM,
    subjects: [`${SUBJECTS}.*.*`],
    retention: library.RetentionPolicy.Workqueue,
    storage: library.StorageType.File,
    num_replicas: replicas,
  } satisfies Partial<StreamConfig>;
  const consumer = {
    durable_name: JUDGES,
    ack_policy: library.AckPolicy.Explicit,
    ack_wait: SILENT_MS * NANOS,
    max_ack_pending: -1,
    max_deliver: -1,
  };
  try {
    const manager = await library.jetstreamManager(nats);
    await manager.streams.add(config).catch(() => manager.streams.update(STREAM, config));
    await manager.consumers.add(STREAM, consumer);
    const codeOf = (error: unknown) => (error instanceof library.JetStreamApiError ? error.code : undefined);
    return new VerdictStream(library.jetstream(nats), manager, codeOf);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`JetStream of the NATS servers cannot keep the queue of verdicts: ${why}.`);
  }
}

export class VerdictStream {
  readonly #client: JetStreamClient;
  readonly #manager: JetStreamManager;
  readonly #codeOf: (error: unknown) => number | undefined;
  #look: { at: number; state: Promise<{ delivered: number; waiting: number }> } | undefined;

  constructor(client: JetStreamClient, manager: JetStreamManager, codeOf: (error: unknown) => number | undefined) {
    this.#client = client;
    this.#manager = manager;
    this.#codeOf = codeOf;
  }

  /** Stored when it resolves; nothing comes of what is there already. */
  async add(handedIn: HandedIn): Promise<void> {
    try {
      await this.#client.publish(subjectOf(handedIn), '', { expect: { lastSubjectSequence: 0 } });
    } catch (error) {
      if (this.#codeOf(error) !== WRONG_LAST_SEQUENCE) throw error;
    }
  }

  /** How many go first, itself counted; 0 when somebody has it, undefined when it is not there. */
  async placeOf(handedIn: HandedIn): Promise<number | undefined> {
    const sequence = await this.#sequenceOf(handedIn);
    if (sequence === undefined) return undefined;
    // What was added after the last look has not been given to anybody then.
    const { delivered } = await this.#state();
    return Math.max(0, sequence - delivered);
  }

  async countOf(learnerId: string): Promise<number> {
    const { state } = await this.#manager.streams.info(STREAM, { subjects_filter: `${SUBJECTS}.${learnerId}.*` });
    return Object.keys(state.subjects ?? {}).length;
  }

  async waiting(): Promise<number> {
    return (await this.#state()).waiting;
  }

  /** The next that nobody has; null when there is none for a while. */
  async next(): Promise<JsMsg | null> {
    const consumer = await this.#client.consumers.get(STREAM, JUDGES);
    return consumer.next({ expires: WAIT_FOR_ONE_MS });
  }

  async #sequenceOf(handedIn: HandedIn): Promise<number | undefined> {
    try {
      const message = await this.#manager.streams.getMessage(STREAM, { last_by_subj: subjectOf(handedIn) });
      return message?.seq;
    } catch (error) {
      if (this.#codeOf(error) === NO_MESSAGE) return undefined;
      throw error;
    }
  }

  #state(): Promise<{ delivered: number; waiting: number }> {
    const now = performance.now();
    if (this.#look !== undefined && now - this.#look.at < LOOK_AGAIN_MS) return this.#look.state;
    const info = this.#manager.consumers.info(STREAM, JUDGES);
    const state = info.then(({ delivered, num_pending }) => ({
      delivered: delivered.stream_seq,
      waiting: num_pending,
    }));
    this.#look = { at: now, state };
    return state;
  }
}

/** Of a message; undefined for what is none of ours. */
export function handedInOf(subject: string): HandedIn | undefined {
  const [, , learnerId, id] = subject.split('.');
  return learnerId === undefined || id === undefined ? undefined : { id: Number(id), learnerId };
}

function subjectOf({ id, learnerId }: HandedIn): string {
  return `${SUBJECTS}.${learnerId}.${id}`;
}
