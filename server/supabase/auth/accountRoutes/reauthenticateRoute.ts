import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { requestEmail } from '../codes/emailRequests.ts';
import { sendingEmails } from '../codes/sendEmails.ts';
import { requireUser } from '../requireUser.ts';
import { findById } from '../accounts/findAccount.ts';

/** `GET /reauthenticate`: an e-mail with a code that a new password may need. */
export function reauthenticateRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/reauthenticate', async (request, reply) => {
    const { userId } = await requireUser(context, request);
    await sendingEmails(context, request, async (session, post) => {
      const account = await findById(session, userId);
      if (!account || account.email === '') {
        throw new AuthError(
          400,
          'validation_failed',
          'Reauthentication requires the user to have an email or a phone number',
        );
      }
      if (!account.confirmed) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
      await requestEmail(session, context, request, { address: account.email, kind: 'reauthentication' });
      await post({ userId, to: account.email, purpose: 'reauthentication', redirectTo: '', challenge: null });
    });
    return reply.send({});
  });
}
