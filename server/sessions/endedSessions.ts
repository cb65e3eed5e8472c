import { CLOCK_SKEW_S, type Session } from './session.ts';

/** Sign-ins that were ended here before their token expired: the token is genuine and counts for nothing. */
export class EndedSessions {
  readonly #forgetAt = new Map<string, number>();

  end({ sessionId, expiresAt }: Session): void {
    this.#forget();
    this.#forgetAt.set(sessionId, (expiresAt + CLOCK_SKEW_S + 1) * 1000);
  }

  has({ sessionId }: Session): boolean {
    return this.#forgetAt.has(sessionId);
  }

  #forget(): void {
    const now = Date.now();
    for (const [sessionId, at] of this.#forgetAt) if (at < now) this.#forgetAt.delete(sessionId);
  }
}
