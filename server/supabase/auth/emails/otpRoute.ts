import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { addUser } from '../accounts/addUser.ts';
import { checkEmail } from '../accounts/checkEmail.ts';
import { confirmEmail } from '../accounts/confirmEmail.ts';
import { disputePassword } from '../accounts/revokeUnprovenAccess.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { checkUserData, userData } from '../accounts/userData.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import { challengeFields, readChallenge } from '../codes/codeChallenge.ts';
import { requestHiddenEmail } from '../codes/emailRequests.ts';
import { sendEmailsLater } from '../codes/sendEmails.ts';

const body = v.object({
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  channel: v.nullish(v.string(), ''),
  create_user: v.nullish(v.boolean(), true),
  data: v.nullish(userData, {}),
  ...challengeFields,
});

/** `POST /otp`: an e-mail that signs in without a password, answered alike for every address; a new one gets an account, unless the client forbids it. */
export function otpRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/otp', async (request, reply) => {
    context.limits.count('otp', request);
    const given = readBody(body, request.body);
    checkUserData(given.data);
    const { email, challenge } = addressOf(given);
    const { autoconfirm, disableSignup } = context.settings;
    const makesAccounts = given.create_user && !disableSignup;
    const redirectTo = redirectTarget(context, request);
    await requestHiddenEmail(context, request, { address: email, kind: 'otp' });
    sendEmailsLater(context, request, reply, async (session, post) => {
      const account = await findByEmail(session, email);
      if (account ? disableSignup && !account.confirmed : !makesAccounts) return;
      const userId = account?.id ?? (await addUser(session, { email, hash: null, data: given.data, notes: true }));
      if (account) await disputePassword(session, userId);
      else if (autoconfirm) await confirmEmail(session, userId, 'assumed');
      const purpose = account?.confirmed || (makesAccounts && autoconfirm) ? 'magiclink' : 'signup';
      await post({ userId, to: email, purpose, redirectTo, challenge });
    });
    return reply.send({});
  });
}

function addressOf(given: v.InferOutput<typeof body>) {
  const { email, phone, channel } = given;
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided');
  if (email !== '' && channel !== '') throw invalid('Channel should only be specified with Phone OTP');
  const challenge = readChallenge(given);
  if (email === '' && phone === '') throw invalid('One of email or phone must be set');
  if (phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  return { email: checkEmail(email), challenge };
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
