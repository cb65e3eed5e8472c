import type { Session } from '../sessions/session.ts';
import type { OpenPages, PageVisit } from '../operators/OpenPages.ts';
import type { SocketConnection } from './socketConnection.ts';

/** How many sockets one learner may have open. */
const MAX_PER_LEARNER = 10;

/** All open sockets, by the learner they belong to. */
export class LearnerSockets implements OpenPages {
  readonly #byLearner = new Map<string, Set<SocketConnection>>();

  /** Whose sockets they are. */
  get learners(): string[] {
    return [...this.#byLearner.keys()];
  }

  get count(): number {
    return [...this.#byLearner.values()].reduce((total, mine) => total + mine.size, 0);
  }

  visits(): PageVisit[] {
    return [...this.#byLearner].flatMap(([learnerId, mine]) => {
      // A set keeps the order in which they came.
      const [first] = mine;
      if (first === undefined) return [];
      return [{ learnerId, email: first.session.email ?? null, since: first.since, sockets: mine.size }];
    });
  }

  signInsOf(learnerId: string): string[] {
    return [...new Set([...(this.#byLearner.get(learnerId) ?? [])].map(({ session }) => session.sessionId))];
  }

  hasRoomFor(learnerId: string): boolean {
    return (this.#byLearner.get(learnerId)?.size ?? 0) < MAX_PER_LEARNER;
  }

  add(learnerId: string, connection: SocketConnection): void {
    const mine = this.#byLearner.get(learnerId) ?? new Set();
    this.#byLearner.set(learnerId, mine.add(connection));
  }

  remove(learnerId: string, connection: SocketConnection): void {
    const mine = this.#byLearner.get(learnerId);
    mine?.delete(connection);
    if (mine?.size === 0) this.#byLearner.delete(learnerId);
  }

  /** Keeps the sockets that live on this sign-in open for longer. */
  renewed(session: Session): void {
    for (const connection of this.#of(session)) connection.liveOn(session);
  }

  /** Closes the sockets that live on this sign-in; those of another sign-in of the learner stay. */
  ended(session: Session): void {
    for (const connection of this.#of(session)) connection.endSession();
  }

  /** One session for each sign-in that sockets live on. */
  sessions(): Session[] {
    const bySignIn = new Map<string, Session>();
    for (const mine of this.#byLearner.values()) {
      for (const { session } of mine) bySignIn.set(session.sessionId, session);
    }
    return [...bySignIn.values()];
  }

  /** Closes all that look at this learner's workspace. */
  closeOf(learnerId: string, code: number, reason: string): void {
    for (const connection of this.#byLearner.get(learnerId) ?? []) connection.close(code, reason);
  }

  closeAll(code: number, reason: string): void {
    for (const mine of this.#byLearner.values()) for (const connection of mine) connection.close(code, reason);
  }

  #of({ learnerId, sessionId }: Session): SocketConnection[] {
    return [...(this.#byLearner.get(learnerId) ?? [])].filter(({ session }) => session.sessionId === sessionId);
  }
}
