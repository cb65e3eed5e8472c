import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Queryable } from '../../database/database.ts';
import { addUser } from '../accounts/addUser.ts';
import { refuseTaken } from '../accounts/changeEmail.ts';
import { storePassword } from '../accounts/changePassword.ts';
import { checkEmail } from '../accounts/checkEmail.ts';
import { checkPassword } from '../accounts/checkPassword.ts';
import { disputePassword } from '../accounts/revokeUnprovenAccess.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { checkUserData, userData } from '../accounts/userData.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { sendingEmails, writeEmail, type EmailOrder } from '../codes/sendEmails.ts';
import type { Purpose } from '../../mail/mailer.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import { userJson } from '../userJson.ts';

const KINDS = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const;

const body = v.object({
  type: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  new_email: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), ''),
  data: v.nullish(userData, {}),
  redirect_to: v.nullish(v.string()),
});
type Wanted = v.InferOutput<typeof body>;

/** `POST /admin/generate_link`: the link of an e-mail, not sent. `POST /invite`: an e-mail to somebody without an account. */
export function linkRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/admin/generate_link', async (request, reply) => {
    const wanted = readBody(body, request.body);
    checkUserData(wanted.data);
    const kind = KINDS.find((one) => one === wanted.type);
    if (!kind) throw invalid(`Invalid email action link type requested: ${wanted.type.slice(0, 40)}`);
    const hash = await passwordOf(context, kind, wanted);
    void reply.header('cache-control', 'no-store');
    return context.database.transaction(async (session) => {
      const order = await orderOf(session, context, request, { kind, wanted, hash });
      const mail = await writeEmail(session, context, request, order);
      return {
        ...(await userJson(session, order.userId)),
        action_link: mail.link,
        email_otp: mail.otp,
        hashed_token: mail.linkToken,
        verification_type: order.purpose,
        redirect_to: order.redirectTo,
      };
    });
  });

  app.post('/invite', async (request, reply) => {
    const wanted = readBody(body, request.body);
    checkUserData(wanted.data);
    void reply.header('cache-control', 'no-store');
    return sendingEmails(context, request, async (session, post) => {
      const order = await orderOf(session, context, request, { kind: 'invite', wanted, hash: null });
      context.limits.countEmails(request, 1);
      await post(order);
      return userJson(session, order.userId);
    });
  });
}

async function passwordOf(context: AuthContext, kind: Purpose, { password }: Wanted): Promise<string | null> {
  if (kind !== 'signup') return null;
  if (password === '') throw invalid('Signup requires a valid password');
  checkPassword(context.settings, password);
  return context.passwords.hash(password);
}

async function orderOf(
  session: Queryable,
  context: AuthContext,
  request: FastifyRequest,
  { kind, wanted, hash }: { kind: (typeof KINDS)[number]; wanted: Wanted; hash: string | null },
): Promise<EmailOrder> {
  const email = checkEmail(wanted.email);
  const rest = { redirectTo: redirectTarget(context, request, wanted.redirect_to ?? undefined), challenge: null };
  const account = await findByEmail(session, email);
  if (kind === 'signup' || kind === 'invite') {
    if (account?.confirmed) await refuseTaken(session, null, email);
    const userId = account?.id ?? (await addUser(session, { email, hash, data: wanted.data, notes: false }));
    if (account && kind === 'invite') await disputePassword(session, userId);
    if (account && hash !== null) await storePassword(session, userId, hash);
    if (kind === 'invite') await session.query('update auth.users set invited_at = now() where id = $1', [userId]);
    return { ...rest, userId, to: email, purpose: kind };
  }
  if (!account && kind === 'magiclink') {
    const userId = await addUser(session, { email, hash: null, data: wanted.data, notes: false });
    return { ...rest, userId, to: email, purpose: 'signup' };
  }
  if (!account) throw new AuthError(404, 'user_not_found', 'User with this email not found');
  if (kind === 'magiclink' || kind === 'recovery') return { ...rest, userId: account.id, to: email, purpose: kind };
  if (kind === 'email_change_current' && !context.settings.secureEmailChange) {
    throw invalid('Enable secure email change to generate link for current email');
  }
  const newEmail = checkEmail(wanted.new_email);
  await refuseTaken(session, account.id, newEmail);
  await session.query('update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1', [
    account.id,
    newEmail,
  ]);
  return { ...rest, userId: account.id, to: kind === 'email_change_new' ? newEmail : email, purpose: kind };
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
