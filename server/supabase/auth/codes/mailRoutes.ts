import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { checkEmail } from '../accounts/checkEmail.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import { challengeFields, readChallenge } from './codeChallenge.ts';
import { emailChangeLetters } from './emailChangeLetters.ts';
import { refuseHaste, sendingLetters } from './letters.ts';

const recovery = v.object({ email: v.nullish(v.string(), ''), ...challengeFields });
const again = v.object({
  type: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  ...challengeFields,
});

/** `POST /recover` and `POST /resend`: letters for an address, answered alike whether anybody has it or not. */
export function mailRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/recover', async (request, reply) => {
    context.limits.count('otp', request);
    const given = readBody(recovery, request.body);
    const email = checkEmail(given.email);
    const challenge = readChallenge(given);
    await sendingLetters(context, request, async (session, post) => {
      const account = await findByEmail(session, email);
      if (!account) return;
      await refuseHaste(session, context, account.id, 'recovery');
      const redirectTo = redirectTarget(context, request);
      await post({ userId: account.id, to: email, purpose: 'recovery', redirectTo, challenge });
    });
    return reply.send({});
  });

  app.post('/resend', async (request, reply) => {
    context.limits.count('otp', request);
    const given = readBody(again, request.body);
    const type = typeOf(given);
    const email = checkEmail(given.email);
    const challenge = readChallenge(given);
    await sendingLetters(context, request, async (session, post) => {
      const account = await findByEmail(session, email);
      const redirectTo = redirectTarget(context, request);
      if (type === 'signup' && account && !account.confirmed) {
        await refuseHaste(session, context, account.id, 'signup');
        await post({ userId: account.id, to: email, purpose: 'signup', redirectTo, challenge });
      }
      if (type === 'email_change' && account && account.newEmail !== '') {
        await refuseHaste(session, context, account.id, 'email_change_new');
        const orders = emailChangeLetters(context.settings, account, account.newEmail, { redirectTo, challenge });
        for (const order of orders) await post(order);
      }
    });
    return reply.send({});
  });
}

function typeOf({ type, email, phone }: v.InferOutput<typeof again>): 'signup' | 'email_change' {
  if (type !== 'signup' && type !== 'email_change') {
    if (type === 'sms' || type === 'phone_change') {
      throw new AuthRefusal(400, 'phone_provider_disabled', 'Unsupported phone provider');
    }
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (email === '' && phone === '') throw invalid('Missing email address or phone number');
  if (email === '') throw invalid('Type provided requires an email address');
  return type;
}

function invalid(message: string): AuthRefusal {
  return new AuthRefusal(400, 'validation_failed', message);
}
