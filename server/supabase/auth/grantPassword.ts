import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import '../../audit/requestFacts.ts';
import { weaknessOf } from './accounts/checkPassword.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { openSession } from './openSession.ts';
import { readBody } from './readBody.ts';
import type { TokenResponse } from './tokenResponse.ts';

const credentials = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  password: v.optional(v.string(), ''),
});

interface Account {
  id: string;
  email: string;
  /** From where its owner is signed in. */
  addresses: readonly string[];
  hash: string | null;
  confirmed: boolean;
  banned: boolean;
}

/** Signs in with e-mail and password. An unknown address and a wrong password are refused in the same words and time. */
export async function grantPassword(context: AuthContext, request: FastifyRequest): Promise<TokenResponse> {
  const { email, phone, password } = readBody(credentials, request.body);
  if (email !== '' && phone !== '') {
    const message = 'Only an email address or phone number should be provided on login.';
    throw new AuthError(400, 'validation_failed', message);
  }
  if (phone !== '') throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw new AuthError(400, 'validation_failed', 'missing email or phone');
  const account = await accountOf(context, email);
  request.aboutLearner = account?.id ?? null;
  const guessed = { kind: 'password', of: account?.email ?? email, home: account?.addresses ?? [] } as const;
  const attempt = context.guesses.begin(request, guessed);
  const isRight = await attempt.look(() => context.passwords.matches(password, account?.hash ?? null));
  if (!isRight || !account) {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  attempt.right();
  if (account.banned) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!account.confirmed) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  const opened = await context.database.transaction((session) =>
    openSession(session, context, { userId: account.id, method: 'password', request }),
  );
  const weakness = weaknessOf(context.settings, password);
  return weakness === null ? opened : { ...opened, weak_password: weakness };
}

async function accountOf({ database }: AuthContext, email: string): Promise<Account | undefined> {
  const [account] = await database.query<Account>(
    `select id, email, nullif(encrypted_password, '') as hash, email_confirmed_at is not null as confirmed,
            coalesce(banned_until > now(), false) as banned,
            array(select distinct host(s.ip) from auth.sessions s where s.user_id = u.id and s.ip is not null) as addresses
     from auth.users u where email = lower($1) and not is_sso_user and deleted_at is null`,
    [email],
  );
  return account;
}
