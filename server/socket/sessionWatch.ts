/** Closes the sockets of sessions that have ended elsewhere: signed out in another browser, banned, deleted. */
import type { Session } from '../sessions/session.ts';
import type { SessionGate } from '../sessions/sessionGate.ts';
import type { LearnerSockets } from './learnerSockets.ts';

/** How often is asked although nothing is known to have happened. */
const ASK_EVERY_MS = 30_000;

export class SessionWatch {
  readonly #sockets: LearnerSockets;
  readonly #gate: SessionGate;
  readonly #timer: NodeJS.Timeout;
  #isLooking = false;
  #again = false;

  constructor(sockets: LearnerSockets, gate: SessionGate) {
    this.#sockets = sockets;
    this.#gate = gate;
    this.#timer = setInterval(() => this.look(), ASK_EVERY_MS).unref();
  }

  /** Looks at every session that a socket lives on; if it is looking already, once more afterwards. */
  look(): void {
    this.#again = true;
    if (!this.#isLooking) void this.#lookUntilQuiet();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #lookUntilQuiet(): Promise<void> {
    this.#isLooking = true;
    while (this.#again) {
      this.#again = false;
      for (const session of this.#sockets.sessions()) await this.#check(session);
    }
    this.#isLooking = false;
  }

  /** What has run out is closed by its own clock, which knows how far clocks may be off. */
  async #check(session: Session): Promise<void> {
    if (session.expiresAt * 1000 < Date.now()) return;
    if (await this.#gate.hasEnded(session)) this.#sockets.ended(session);
  }
}
