/** Decides who may use the workspace: a signed-in learner with a completed profile. */
import type { EndedSessions } from './endedSessions.ts';
import type { Callers } from './callers.ts';
import { SessionsUnavailableError, type Session } from './session.ts';
import type { SessionVerifier } from './sessionVerifier.ts';

export type Admission =
  | { kind: 'admitted'; session: Session }
  /** No session, an expired one, or one that was ended. */
  | { kind: 'unknown' }
  | { kind: 'unverified'; session: Session }
  /** It cannot be found out now; that is not "no". */
  | { kind: 'unavailable' };

export class SessionGate {
  readonly #verifier: SessionVerifier;
  readonly #callers: Callers;
  readonly #ended: EndedSessions;

  constructor(verifier: SessionVerifier, callers: Callers, ended: EndedSessions) {
    this.#verifier = verifier;
    this.#callers = callers;
    this.#ended = ended;
  }

  /** Whose token it is; null when it is not genuine, has expired, or its session was ended here. */
  async recognize(token: string): Promise<Session | null> {
    const session = await this.#verifier.verify(token);
    return session === null || this.#ended.has(session) ? null : session;
  }

  async admit(token: string | null): Promise<Admission> {
    if (token === null) return { kind: 'unknown' };
    try {
      const session = await this.recognize(token);
      if (session === null) return { kind: 'unknown' };
      const caller = await this.#callers.of(session);
      if (caller === 'verified') return { kind: 'admitted', session };
      return caller === 'ended' ? { kind: 'unknown' } : { kind: 'unverified', session };
    } catch (error) {
      if (error instanceof SessionsUnavailableError) return { kind: 'unavailable' };
      throw error;
    }
  }

  /** Asks whether the session has ended, here or elsewhere. While that cannot be found out it has not. */
  async hasEnded(session: Session): Promise<boolean> {
    if (this.#ended.has(session)) return true;
    try {
      return (await this.#callers.asked(session)) === 'ended';
    } catch (error) {
      if (error instanceof SessionsUnavailableError) return false;
      throw error;
    }
  }

  end(session: Session): void {
    this.#ended.end(session);
  }

  /** Sessions may have ended elsewhere: nobody is believed to be signed in any more without being asked about. */
  recheck(): void {
    this.#callers.forget();
  }
}
