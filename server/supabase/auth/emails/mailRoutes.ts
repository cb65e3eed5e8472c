import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { checkEmail } from '../accounts/checkEmail.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import { challengeFields, readChallenge } from '../codes/codeChallenge.ts';
import { emailChangeOrders } from '../codes/emailChangeOrders.ts';
import { countReceiver, requestHiddenEmail } from '../codes/emailRequests.ts';
import { sendEmailsLater } from '../codes/sendEmails.ts';

const recovery = v.object({ email: v.nullish(v.string(), ''), ...challengeFields });
const again = v.object({
  type: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  ...challengeFields,
});

/** `POST /recover` and `POST /resend`: e-mails for an address, answered alike whether anybody has it or not. */
export function mailRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/recover', async (request, reply) => {
    context.limits.count('recover', request);
    const given = readBody(recovery, request.body);
    if (given.email === '') throw invalid('Password recovery requires an email');
    const email = checkEmail(given.email);
    const challenge = readChallenge(given);
    await requestHiddenEmail(context, request, { address: email, kind: 'recovery' });
    sendEmailsLater(context, request, reply, async (session, post) => {
      const account = await findByEmail(session, email);
      const redirectTo = redirectTarget(context, request);
      if (account) await post({ userId: account.id, to: email, purpose: 'recovery', redirectTo, challenge });
    });
    return reply.send({});
  });

  app.post('/resend', async (request, reply) => {
    context.limits.count('resend', request);
    const { type, email, challenge } = orderOf(readBody(again, request.body));
    const mails = type === 'email_change' && context.settings.secureEmailChange ? 2 : 1;
    await requestHiddenEmail(context, request, { address: email, kind: type, mails });
    sendEmailsLater(context, request, reply, async (session, post) => {
      const account = await findByEmail(session, email);
      const redirectTo = redirectTarget(context, request);
      if (type === 'signup' && account && !account.confirmed) {
        await post({ userId: account.id, to: email, purpose: 'signup', redirectTo, challenge });
      }
      if (type === 'email_change' && account && account.newEmail !== '') {
        countReceiver(context, request, { address: account.newEmail, kind: type });
        await session.query('update auth.users set email_change_confirm_status = 0 where id = $1', [account.id]);
        const orders = emailChangeOrders(context.settings, account, account.newEmail, { redirectTo, challenge });
        for (const order of orders) await post(order);
      }
    });
    return reply.send({});
  });
}

/** Which e-mail to which address. Throws AuthError; telephones get none. */
function orderOf(given: v.InferOutput<typeof again>) {
  const { email, phone } = given;
  const type: 'signup' | 'email_change' | null =
    given.type === 'signup' || given.type === 'email_change' ? given.type : null;
  if (type === null && given.type !== 'sms' && given.type !== 'phone_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const challenge = type === null ? null : readChallenge(given);
  if (type === 'signup' && email === '') throw invalid('Type provided requires an email address');
  if (given.type === 'sms' && phone === '') throw invalid('Type provided requires a phone number');
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided.');
  if (phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw invalid('Missing email address or phone number');
  if (type === null) throw invalid('Type provided requires a phone number');
  return { type, email: checkEmail(email), challenge };
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
