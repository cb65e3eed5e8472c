/** Decides who may use the workspace: a signed-in learner with a completed profile. */
import type { EndedSessions } from './endedSessions.ts';
import { SessionsUnavailable, type Session } from './session.ts';
import type { SessionVerifier } from './sessionVerifier.ts';
import type { VerifiedLearners } from './verifiedLearners.ts';

export type Admission =
  | { kind: 'admitted'; session: Session }
  /** No session, an expired one, or one that was ended. */
  | { kind: 'unknown' }
  | { kind: 'unverified' }
  /** It cannot be told now; that is not "no". */
  | { kind: 'unavailable' };

export class SessionGate {
  readonly #verifier: SessionVerifier;
  readonly #verified: VerifiedLearners;
  readonly #ended: EndedSessions;

  constructor(verifier: SessionVerifier, verified: VerifiedLearners, ended: EndedSessions) {
    this.#verifier = verifier;
    this.#verified = verified;
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
      return (await this.#verified.includes(session)) ? { kind: 'admitted', session } : { kind: 'unverified' };
    } catch (error) {
      if (error instanceof SessionsUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }

  end(session: Session): void {
    this.#ended.end(session);
  }
}
