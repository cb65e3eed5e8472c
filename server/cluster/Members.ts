/** Who is in the cluster, as this server has heard it. */
import { homeOf } from './homeOf.ts';
import type { Member } from './Member.ts';

/** How often a server says that it is there. */
export const HEARTBEAT_MS = 500;
/** Who was not heard for so long is lost. */
const TIMEOUT_MS = 3000;
/** Who does not hear itself for so long hears nobody. */
const DEAF_MS = 1500;

interface Heard {
  member: Member;
  at: number;
}

export class Members {
  readonly self: Member;
  readonly #now: () => number;
  readonly #heard = new Map<string, Heard>();
  #echoAt: number;

  /** `now` answers milliseconds of a monotonic clock. */
  constructor(self: Member, now: () => number = () => performance.now()) {
    this.self = self;
    this.#now = now;
    this.#echoAt = now();
  }

  /** Called with everything that is said, by this server too. */
  hear(member: Member): void {
    const now = this.#now();
    if (member.run === this.self.run) {
      // Whoever was there before the silence gets the time to be heard again.
      if (this.isDeaf) for (const heard of this.#heard.values()) heard.at = now;
      this.#echoAt = now;
    } else if (member.state === 'gone') this.#heard.delete(member.run);
    else this.#heard.set(member.run, { member, at: now });
  }

  /** Nothing can be heard, so silence says nothing about the others: whoever was there counts as there. */
  get isDeaf(): boolean {
    return this.#now() - this.#echoAt > DEAF_MS;
  }

  /** Another server of this run, which can be asked for something; undefined when it is lost or has gone. */
  other(run: string): Member | undefined {
    this.#forgetLost();
    return this.#heard.get(run)?.member;
  }

  /** All other servers that are there. */
  others(): Member[] {
    this.#forgetLost();
    return [...this.#heard.values()].map((heard) => heard.member);
  }

  /** Undefined while no server takes anybody. */
  homeOf(learnerId: string): Member | undefined {
    const all = [this.self, ...this.others()];
    return homeOf(
      learnerId,
      all.filter(({ state }) => state === 'present'),
    );
  }

  #forgetLost(): void {
    if (this.isDeaf) return;
    for (const [run, { at }] of this.#heard) if (this.#now() - at > TIMEOUT_MS) this.#heard.delete(run);
  }
}
