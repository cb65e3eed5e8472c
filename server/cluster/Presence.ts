/** Says over NATS that this server is there, and hears the others say it. */
import { setTimeout as after } from 'node:timers/promises';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import * as v from 'valibot';
import { member } from './Member.ts';
import { HEARTBEAT_MS, type Members } from './Members.ts';

const SUBJECT = 'servolab.presence';
const memberJson = v.pipe(v.string(), v.parseJson(), member);

export class Presence {
  readonly #nats: NatsConnection;
  readonly #members: Members;
  readonly #subscription: Subscription;
  readonly #heartbeat: NodeJS.Timeout;

  /** Says from now on how it is, at first that it takes nobody. */
  constructor(nats: NatsConnection, members: Members) {
    this.#nats = nats;
    this.#members = members;
    this.#subscription = nats.subscribe(SUBJECT, {
      callback: (_error, message) => {
        const parsed = v.safeParse(memberJson, message.string());
        if (parsed.success) members.hear(parsed.output);
      },
    });
    this.#heartbeat = setInterval(() => this.#speak(), HEARTBEAT_MS);
  }

  /** Resolves when whoever is there has been heard: from then on this server takes learners. */
  async begin(): Promise<void> {
    await after(2 * HEARTBEAT_MS);
    this.#become('present');
    await this.#nats.flush();
  }

  /** Takes nobody any more. */
  leave(): void {
    this.#become('away');
  }

  /** Gives nothing up any more, because there is nothing left. */
  end(): void {
    clearInterval(this.#heartbeat);
    this.#become('gone');
    this.#subscription.unsubscribe();
  }

  #become(state: 'present' | 'away' | 'gone'): void {
    this.#members.self.state = state;
    this.#speak();
  }

  #speak(): void {
    if (!this.#nats.isClosed()) this.#nats.publish(SUBJECT, JSON.stringify(this.#members.self));
  }
}
