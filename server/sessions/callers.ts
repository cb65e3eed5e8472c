/** Knows what Supabase says of callers: whether their session is open and their profile complete. */
import * as v from 'valibot';
import { procedures } from '#contract/procedures.ts';
import type { AskSupabase, SupabaseAnswer } from './askSupabase.ts';
import { SessionsUnavailableError, type Session } from './session.ts';

export type Caller =
  /** The address is confirmed and the profile complete. */
  | 'verified'
  | 'unverified'
  /** Signed out elsewhere, banned, deleted: the token is genuine and counts for nothing. */
  | 'ended';

/**
 * A "verified" is believed for so long, and for as long again whenever nobody can tell then: work goes on while Supabase
 * is away, at most until the token expires. Anything else is asked again at once.
 */
const BELIEVED_MS = 30_000;
const FORGET_AT = 10_000;

/** The reasons by which Supabase refuses a token for good. Any other refusal says nothing about the learner. */
const ENDED: ReadonlySet<string> = new Set([
  'bad_jwt',
  'session_expired',
  'session_not_found',
  'user_banned',
  'user_not_found',
  'PGRST303',
]);

const errorBody = v.object({ code: v.string() });
const account = v.object({ id: v.string() });

export class Callers {
  readonly #ask: AskSupabase;
  readonly #now: () => number;
  #believedUntil = new Map<string, number>();

  /** `now` answers milliseconds of a monotonic clock. */
  constructor(ask: AskSupabase, now: () => number = () => performance.now()) {
    this.#ask = ask;
    this.#now = now;
  }

  /** Rejects with SessionsUnavailableError when the question cannot be answered. */
  async of(session: Session): Promise<Caller> {
    const until = this.#believedUntil.get(session.token);
    if (until === undefined) return this.asked(session);
    if (this.#now() < until) return 'verified';
    try {
      return await this.asked(session);
    } catch (error) {
      // It may have been forgotten, or found to have ended, meanwhile.
      const isBelieved = this.#believedUntil.has(session.token);
      if (!isBelieved || !(error instanceof SessionsUnavailableError)) throw error;
      this.#believedUntil.set(session.token, this.#now() + BELIEVED_MS);
      return 'verified';
    }
  }

  /** The same, whatever was believed. */
  async asked(session: Session): Promise<Caller> {
    // An answer that was on its way when everything was forgotten is used, but not believed.
    const memory = this.#believedUntil;
    const caller = await this.#askBoth(session);
    if (caller !== 'verified') memory.delete(session.token);
    else if (memory.size < FORGET_AT) memory.set(session.token, this.#now() + BELIEVED_MS);
    else this.forget();
    return caller;
  }

  /** Somebody's session may have ended: everybody is asked about again. */
  forget(): void {
    this.#believedUntil = new Map();
  }

  /** A hosted project runs procedures for tokens of ended sessions, too, so the account is asked for as well. */
  async #askBoth({ learnerId, token }: Session): Promise<Caller> {
    const call = { procedure: 'user_ssp_isverified', params: { auth_id: learnerId }, bearer: token } as const;
    const [user, verified] = await Promise.allSettled([this.#ask.account(token), this.#ask.procedure(call)]);
    if (isOver(user) || isOver(verified)) return 'ended';
    const owner = dataOf(user, account);
    const rows = dataOf(verified, procedures.user_ssp_isverified.data);
    if (owner.id !== learnerId || rows.some(({ auth_id: id }) => id !== learnerId)) {
      throw new SessionsUnavailableError('Supabase answered about somebody else.');
    }
    return rows.length > 0 ? 'verified' : 'unverified';
  }
}

type Outcome = PromiseSettledResult<SupabaseAnswer>;

function isOver(outcome: Outcome): boolean {
  if (outcome.status === 'rejected') return false;
  const { status, body } = outcome.value;
  if (status !== 401 && status !== 403) return false;
  const parsed = v.safeParse(errorBody, body);
  return parsed.success && ENDED.has(parsed.output.code);
}

function dataOf<Schema extends v.GenericSchema>(outcome: Outcome, schema: Schema): v.InferOutput<Schema> {
  if (outcome.status === 'rejected') {
    throw new SessionsUnavailableError('Supabase did not answer.', { cause: outcome.reason });
  }
  const { status, body } = outcome.value;
  const parsed = v.safeParse(schema, body);
  if (status === 200 && parsed.success) return parsed.output;
  throw new SessionsUnavailableError(`Supabase answered ${status}.`);
}
