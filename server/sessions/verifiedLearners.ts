/** Knows which learners have confirmed their address and completed their profile. */
import * as v from 'valibot';
import { procedures } from '#contract/procedures.ts';
import type { AskSupabase } from './askSupabase.ts';
import { SessionsUnavailable, type Session } from './session.ts';

/** A positive answer is believed for so long; a negative one is asked again at once. */
const BELIEVED_MS = 10 * 60_000;
const FORGET_AT = 10_000;

export class VerifiedLearners {
  readonly #ask: AskSupabase;
  readonly #now: () => number;
  readonly #believedUntil = new Map<string, number>();

  /** `now` answers milliseconds of a monotonic clock. */
  constructor(ask: AskSupabase, now: () => number = () => performance.now()) {
    this.#ask = ask;
    this.#now = now;
  }

  /** Rejects with SessionsUnavailable when the question cannot be answered. */
  async includes(session: Session): Promise<boolean> {
    const believed = this.#believedUntil.get(session.token);
    if (believed !== undefined && this.#now() < believed) return true;
    const verified = await this.#askAbout(session);
    if (verified) this.#believe(session.token);
    return verified;
  }

  async #askAbout({ learnerId, token }: Session): Promise<boolean> {
    const params = { auth_id: learnerId };
    const answer = await this.#ask({ procedure: 'user_ssp_isverified', params, bearer: token }).catch(noAnswer);
    const rows = v.safeParse(procedures.user_ssp_isverified.data, answer.body);
    if (answer.status !== 200 || !rows.success) {
      throw new SessionsUnavailable(`user_ssp_isverified answered ${answer.status}.`);
    }
    return rows.output.length > 0;
  }

  #believe(token: string): void {
    if (this.#believedUntil.size >= FORGET_AT) this.#believedUntil.clear();
    this.#believedUntil.set(token, this.#now() + BELIEVED_MS);
  }
}

function noAnswer(cause: unknown): never {
  throw new SessionsUnavailable('user_ssp_isverified did not answer.', { cause });
}
