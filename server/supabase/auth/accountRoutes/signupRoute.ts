import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { challengeFields, readChallenge } from '../codes/codeChallenge.ts';
import { requestEmail } from '../codes/emailRequests.ts';
import { sendingEmails } from '../codes/sendEmails.ts';
import { openSession } from '../openSession.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import type { TokenResponse } from '../tokenResponse.ts';
import { userJson, type UserJson } from '../userJson.ts';
import { addUser } from '../accounts/addUser.ts';
import { checkEmail } from '../accounts/checkEmail.ts';
import { checkPassword } from '../accounts/checkPassword.ts';
import { confirmEmail } from '../accounts/confirmEmail.ts';
import { disputePassword } from '../accounts/disown.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { lookalikeUser } from '../accounts/lookalikeUser.ts';
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
type SignUp = v.InferOutput<typeof body>;

/** `POST /signup`: a new account, by e-mail and password or for a visitor without either. */
export function signupRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/signup', async (request, reply) => {
    const given = readBody(body, request.body);
    checkUserData(given.data);
    void reply.header('cache-control', 'no-store');
    if (given.email === '' && given.phone === '') return signUpAnonymously(context, request, given.data);
    return signUp(context, request, given);
  });
}

async function signUp(context: AuthContext, request: FastifyRequest, given: SignUp): Promise<TokenResponse | UserJson> {
  context.limits.count('signup', request);
  const { email, challenge } = readSignUp(context, given);
  // Computed for a known address, too: the time must not tell which addresses are known.
  const pending = await findByEmail(context.database, email);
  const [hash, isSame] = await Promise.all([
    context.passwords.hash(given.password),
    context.passwords.matches(given.password, pending?.hash ?? null),
  ]);
  return sendingEmails(context, request, async (session, post) => {
    if (!context.settings.autoconfirm) await requestEmail(session, context, email, 'signup');
    const known = await findByEmail(session, email);
    if (known?.confirmed) {
      if (context.settings.autoconfirm) throw new AuthError(422, 'user_already_exists', 'User already registered');
      context.limits.countEmail(request);
      return lookalikeUser(email, given.data);
    }
    if (context.settings.autoconfirm) {
      const userId = await confirmedUser(session, { known: known?.id, email, hash, data: given.data });
      return openSession(session, context, { userId, method: 'password', request });
    }
    const userId = known?.id ?? (await addUser(session, { email, hash, data: given.data, notes: true }));
    request.aboutLearner = userId;
    if (known && !(isSame && known.hash === pending?.hash)) await disputePassword(session, userId);
    await post({ userId, to: email, purpose: 'signup', redirectTo: redirectTarget(context, request), challenge });
    const user = await userJson(session, userId);
    // Somebody who only tries the address must not learn that it was invited, or to what.
    return user.invited_at === undefined ? user : { ...user, user_metadata: {}, identities: [] };
  });
}

/** Of several things that are wrong the first of these counts. Throws AuthError. */
function readSignUp({ settings }: AuthContext, given: SignUp) {
  if (settings.disableSignup) throw signupDisabled();
  if (given.password === '') throw invalid('Signup requires a valid password');
  checkPassword(settings, given.password);
  if (given.email !== '' && given.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  const challenge = readChallenge(given);
  if (given.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  return { email: checkEmail(given.email), challenge };
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
