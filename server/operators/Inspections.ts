import type { Session } from '../sessions/session.ts';
import type { OpenPages } from './OpenPages.ts';

const ALLOWED_FOR_MS = 3_600_000;

interface Permit {
  learnerId: string;
  /** On the clock of this server, in milliseconds. */
  until: number;
}

/** For which sign-ins an operator allows that their visits are inspected. It is kept nowhere else, so it goes with the server. */
export class Inspections {
  readonly #pages: Pick<OpenPages, 'signInsOf'>;
  readonly #now: () => number;
  /** By the names of the sign-ins. */
  readonly #permits = new Map<string, Permit>();

  /** `now` answers milliseconds of a monotonic clock. */
  constructor(pages: Pick<OpenPages, 'signInsOf'>, now: () => number = () => performance.now()) {
    this.#pages = pages;
    this.#now = now;
  }

  /** For every sign-in that the learner has pages open on, from now on for an hour. Whether there is any. */
  allow(learnerId: string): boolean {
    this.#forgetOld();
    const signIns = this.#pages.signInsOf(learnerId);
    const until = this.#now() + ALLOWED_FOR_MS;
    for (const signIn of signIns) this.#permits.set(signIn, { learnerId, until });
    return signIns.length > 0;
  }

  /** Whether anything had been allowed, be it for a sign-in that has no page open. */
  withdraw(learnerId: string): boolean {
    this.#forgetOld();
    const mine = [...this.#permits].filter(([, permit]) => permit.learnerId === learnerId);
    for (const [signIn] of mine) this.#permits.delete(signIn);
    return mine.length > 0;
  }

  /** The sign-in is over, and with it what was allowed for it. */
  ended({ sessionId }: Session): void {
    this.#permits.delete(sessionId);
  }

  allows({ sessionId }: Pick<Session, 'sessionId'>): boolean {
    this.#forgetOld();
    return this.#permits.has(sessionId);
  }

  /** Whether it is allowed on a page of the learner that is open now. */
  allowsPageOf(learnerId: string): boolean {
    return this.#pages.signInsOf(learnerId).some((sessionId) => this.allows({ sessionId }));
  }

  #forgetOld(): void {
    const now = this.#now();
    for (const [signIn, { until }] of this.#permits) if (until <= now) this.#permits.delete(signIn);
  }
}
