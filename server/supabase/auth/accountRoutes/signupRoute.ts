import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { challengeFields, type CodeChallenge, readChallenge } from '../codes/codeChallenge.ts';
import { requestHiddenEmail } from '../codes/emailRequests.ts';
import { sendEmailsLater } from '../codes/sendEmails.ts';
import { openSession } from '../openSession.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import type { TokenResponse } from '../tokenResponse.ts';
import type { UserJson } from '../userJson.ts';
import { addUser } from '../accounts/addUser.ts';
import { awaitedUser } from '../accounts/awaitedUser.ts';
import { checkEmail } from '../accounts/checkEmail.ts';
import { checkPassword } from '../accounts/checkPassword.ts';
import { confirmEmail } from '../accounts/confirmEmail.ts';
import { disputePassword } from '../accounts/revokeUnprovenAccess.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { signupDisabled } from '../accounts/signupDisabled.ts';
import { signUpAnonymously } from './signUpAnonymously.ts';
import { checkUserData, userData } from '../accounts/userData.ts';

const body = v.object({
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), ''),
  data: v.nullish(userData, {}),
  ...challengeFields,
});

interface SignUp {
  email: string;
  password: string;
  data: Record<string, unknown>;
  challenge: CodeChallenge | null;
}

/** `POST /signup`: a new account, by e-mail and password or for a visitor without either. */
export function signupRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/signup', async (request, reply) => {
    const given = readBody(body, request.body);
    checkUserData(given.data);
    void reply.header('cache-control', 'no-store');
    if (given.email === '' && given.phone === '') return signUpAnonymously(context, request, given.data);
    const signUp = readSignUp(context, request, given);
    return context.settings.autoconfirm
      ? enterAtOnce(context, request, signUp)
      : awaitEmail(context, request, reply, signUp);
  });
}

/** Nobody is asked to confirm the address, so a taken one has to be refused. */
async function enterAtOnce(
  context: AuthContext,
  request: FastifyRequest,
  { email, password, data }: SignUp,
): Promise<TokenResponse> {
  const hash = await context.passwords.hash(password);
  return context.database.transaction(async (session) => {
    const known = await findByEmail(session, email);
    if (known?.confirmed) throw new AuthError(422, 'user_already_exists', 'User already registered');
    const userId = await confirmedUser(session, { known: known?.id, email, hash, data });
    return openSession(session, context, { userId, method: 'password', request });
  });
}

/** Answered before anything is written, and in the same words, whether somebody has the address or not. */
async function awaitEmail(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password, data, challenge }: SignUp,
): Promise<UserJson> {
  // Computed for a known address, too: the time must not tell which addresses are known.
  const pending = await findByEmail(context.database, email);
  const [hash, isSame] = await Promise.all([
    context.passwords.hash(password),
    context.passwords.matches(password, pending?.hash ?? null),
  ]);
  await requestHiddenEmail(context, request, { address: email, kind: 'signup' });
  const id = randomUUID();
  request.aboutLearner = pending?.confirmed ? null : (pending?.id ?? id);
  const redirectTo = redirectTarget(context, request);
  sendEmailsLater(context, request, reply, async (session, post) => {
    const known = await findByEmail(session, email);
    if (known?.confirmed) return;
    const userId = known?.id ?? (await addUser(session, { id, email, hash, data, notes: true }));
    if (known && !(isSame && known.hash === pending?.hash)) await disputePassword(session, userId);
    await post({ userId, to: email, purpose: 'signup', redirectTo, challenge });
  });
  return awaitedUser({ id, email, data });
}

/** Of several things that are wrong the first of these counts. Throws AuthError. */
function readSignUp(
  { settings, limits }: AuthContext,
  request: FastifyRequest,
  given: v.InferOutput<typeof body>,
): SignUp {
  limits.count('signup', request);
  if (settings.disableSignup) throw signupDisabled();
  if (given.password === '') throw invalid('Signup requires a valid password');
  checkPassword(settings, given.password);
  if (given.email !== '' && given.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  const challenge = readChallenge(given);
  if (given.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const { password, data } = given;
  return { email: checkEmail(given.email), password, data, challenge };
}

/** Whoever began with this address and never confirmed it has no claim to it: what they left is removed. */
async function confirmedUser(
  session: Queryable,
  { known, ...user }: { known: string | undefined; email: string; hash: string; data: Record<string, unknown> },
): Promise<string> {
  if (known !== undefined) await session.query('delete from auth.users where id = $1', [known]);
  const userId = await addUser(session, { ...user, notes: true });
  await confirmEmail(session, userId, 'assumed');
  return userId;
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
