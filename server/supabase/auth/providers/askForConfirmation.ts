import type { FastifyRequest } from 'fastify';
import '../../../audit/requestFacts.ts';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { requestEmail } from '../codes/emailRequests.ts';
import type { EmailOrder } from '../codes/sendEmails.ts';

/** Which request asks for e-mails, how they are posted, and where their links lead in the end. */
export interface EmailSending {
  request: FastifyRequest;
  post: (order: EmailOrder) => Promise<void>;
  redirectTo: string;
}

/** The provider does not vouch for the address, so its owner is asked by an e-mail; answers the error that says so. */
export async function askForConfirmation(
  session: Queryable,
  context: AuthContext,
  { id: userId, email }: { id: string; email: string },
  code: 'provider_email_needs_verification' | 'email_not_confirmed',
  { request, post, redirectTo }: EmailSending,
): Promise<AuthError> {
  await requestEmail(session, context, request, { address: email, kind: 'signup' });
  await post({ userId, to: email, purpose: 'signup', redirectTo, challenge: null });
  request.aboutLearner = userId;
  const message = 'Unverified email with google. A confirmation email has been sent to your google email';
  return new AuthError(422, code, message);
}
