import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { openSession } from '../openSession.ts';
import { signupDisabled } from '../accounts/signupDisabled.ts';
import type { TokenResponse } from '../tokenResponse.ts';

/** An account without a name, which may get an e-mail address later. Throws AuthError where that is not allowed. */
export async function signUpAnonymously(
  context: AuthContext,
  request: FastifyRequest,
  data: Readonly<Record<string, unknown>>,
): Promise<TokenResponse> {
  if (!context.settings.anonymousUsers) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  context.limits.count('anonymous', request);
  if (context.settings.disableSignup) throw signupDisabled();
  const userId = randomUUID();
  return context.database.transaction(async (session) => {
    await session.query(
      `insert into auth.users (id, aud, role, raw_user_meta_data, is_anonymous)
       values ($1, 'authenticated', 'authenticated', $2, true)`,
      [userId, data],
    );
    return openSession(session, context, { userId, method: 'anonymous', request });
  });
}
