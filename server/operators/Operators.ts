import * as v from 'valibot';
import type { AskSupabase } from '../sessions/askSupabase.ts';
import { type Session, SessionsUnavailableError } from '../sessions/session.ts';

const account = v.object({
  id: v.string(),
  email: v.string(),
  email_confirmed_at: v.optional(v.nullable(v.string()), null),
});

/** Who runs the site: by e-mail addresses that are confirmed, and asked about anew with each call. */
export class Operators {
  readonly #emails: ReadonlySet<string>;
  readonly #ask: AskSupabase;

  constructor(emails: readonly string[], ask: AskSupabase) {
    this.#emails = new Set(emails.map((email) => email.toLowerCase()));
    this.#ask = ask;
  }

  /** Rejects with SessionsUnavailableError when nobody can tell. */
  async includes({ learnerId, token }: Session): Promise<boolean> {
    if (this.#emails.size === 0) return false;
    const { status, body } = await this.#ask.account(token).catch((error: unknown) => {
      throw new SessionsUnavailableError('Supabase did not answer.', { cause: error });
    });
    if (status >= 500) throw new SessionsUnavailableError(`Supabase answered ${status}.`);
    const parsed = v.safeParse(account, body);
    if (status !== 200 || !parsed.success) return false;
    const { id, email, email_confirmed_at: confirmedAt } = parsed.output;
    return id === learnerId && confirmedAt !== null && this.#emails.has(email.toLowerCase());
  }
}
