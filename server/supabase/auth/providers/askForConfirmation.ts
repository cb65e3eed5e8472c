import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { requestLetter } from '../codes/letterRequests.ts';
import type { LetterOrder } from '../codes/letters.ts';

/** How letters are posted, and where their links lead in the end. */
export interface Letters {
  post: (order: LetterOrder) => Promise<void>;
  redirectTo: string;
}

/** The provider does not vouch for the address, so its owner is asked by a letter; answers the refusal that says so. */
export async function askForConfirmation(
  session: Queryable,
  context: AuthContext,
  { id: userId, email }: { id: string; email: string },
  code: 'provider_email_needs_verification' | 'email_not_confirmed',
  { post, redirectTo }: Letters,
): Promise<AuthRefusal> {
  await requestLetter(session, context, email, 'signup');
  await post({ userId, to: email, purpose: 'signup', redirectTo, challenge: null });
  const message = 'Unverified email with google. A confirmation email has been sent to your google email';
  return new AuthRefusal(422, code, message);
}
