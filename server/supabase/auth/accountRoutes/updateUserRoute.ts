import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { challengeFields, readChallenge, type CodeChallenge } from '../codes/codeChallenge.ts';
import { emailChangeOrders } from '../codes/emailChangeOrders.ts';
import { dropCodes } from '../codes/oneTimeCode.ts';
import { requestEmail } from '../codes/emailRequests.ts';
import { sendingEmails, type EmailOrder } from '../codes/sendEmails.ts';
import type { Queryable } from '../../database/database.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import { requireUser, type Caller } from '../requireUser.ts';
import { userJson } from '../userJson.ts';
import { refuseTaken, setEmail } from '../accounts/changeEmail.ts';
import { checkEmail } from '../accounts/checkEmail.ts';
import { changePassword, hashNewPassword } from '../accounts/changePassword.ts';
import { checkPassword } from '../accounts/checkPassword.ts';
import { findById, type Account } from '../accounts/findAccount.ts';
import { mergeUserData } from '../accounts/mergeUserData.ts';
import { checkUserData, userData } from '../accounts/userData.ts';
import { refuseWithoutSecondFactor } from '../accounts/refuseWithoutSecondFactor.ts';

const body = v.object({
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), null),
  nonce: v.nullish(v.string(), ''),
  data: v.nullish(userData),
  app_metadata: v.nullish(v.unknown()),
  ...challengeFields,
});
export type UserChanges = v.InferOutput<typeof body>;

/** `PUT /user`: the caller's own password, e-mail address and data. */
export function updateUserRoute(app: FastifyInstance, context: AuthContext): void {
  app.put('/user', async (request, reply) => {
    const caller = await requireUser(context, request);
    context.limits.count('user', request);
    const changes = readBody(body, request.body);
    void reply.header('cache-control', 'no-store');
    const challenge = checkChanges(context, changes);
    const account = await accountOf(context, caller);
    const email = newEmailOf(changes, account);
    await refuseForbidden(context, caller, account, { email, password: changes.password });
    if (email !== null) await refuseTakenOrGuessed(context, request, account, email);
    const hash = await hashNewPassword(context, caller, account, changes);
    return sendingEmails(context, request, async (session, post) => {
      if (hash !== null) await changePassword(session, caller, hash);
      if (changes.data) checkUserData(await mergeUserData(session, caller.userId, changes.data));
      if (email !== null) {
        const redirectTo = redirectTarget(context, request);
        await askForEmail(session, context, { request, account, email, redirectTo, challenge }, post);
      }
      return userJson(session, caller.userId);
    });
  });
}

/** What is wrong whoever asks for it. Throws AuthError. */
function checkChanges({ settings }: AuthContext, changes: UserChanges): CodeChallenge | null {
  if (changes.email !== '') checkEmail(changes.email);
  if (changes.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  if (changes.password !== null) checkPassword(settings, changes.password);
  if (changes.app_metadata !== null && changes.app_metadata !== undefined) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  return readChallenge(changes);
}

/** What this learner may not do now. Throws AuthError. */
async function refuseForbidden(
  { database }: AuthContext,
  caller: Caller,
  account: Account,
  { email, password }: { email: string | null; password: string | null },
): Promise<void> {
  if (email !== null || password !== null) await refuseWithoutSecondFactor(database, caller);
  if (account.isAnonymous && password !== null && email === null) {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new AuthError(422, 'validation_failed', message);
  }
}

/** A free address counts as well: both answers tell whether somebody has it. Throws AuthError. */
async function refuseTakenOrGuessed(
  { database, guesses }: AuthContext,
  request: FastifyRequest,
  account: Account,
  email: string,
): Promise<void> {
  const attempt = guesses.begin(request, { kind: 'address', of: account.id });
  await attempt.look(() => refuseTaken(database, account.id, email));
}

async function accountOf({ database }: AuthContext, { userId }: Caller): Promise<Account> {
  const account = await findById(database, userId);
  if (account) return account;
  throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
}

/** Null where it is to stay. */
function newEmailOf(changes: UserChanges, account: Account): string | null {
  if (changes.email === '') return null;
  const email = checkEmail(changes.email);
  return email === account.email ? null : email;
}

async function askForEmail(
  session: Queryable,
  context: AuthContext,
  order: {
    request: FastifyRequest;
    account: Account;
    email: string;
    redirectTo: string;
    challenge: CodeChallenge | null;
  },
  post: (mail: EmailOrder) => Promise<void>,
): Promise<void> {
  const { request, account, email, redirectTo, challenge } = order;
  await refuseTaken(session, account.id, email);
  if (account.isAnonymous && context.settings.autoconfirm) return setEmail(session, account.id, email, 'assumed');
  const orders = emailChangeOrders(context.settings, account, email, { redirectTo, challenge });
  await requestEmail(session, context, request, {
    address: account.email || email,
    kind: 'email_change',
    mails: orders.length,
    others: [email],
  });
  await dropCodes(session, account.id, ['email_change_token_new', 'email_change_token_current']);
  await session.query('update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1', [
    account.id,
    email,
  ]);
  for (const mail of orders) await post(mail);
}
