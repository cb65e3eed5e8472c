import type { Queryable } from '../database/database.ts';
import type { Weakness } from './accounts/checkPassword.ts';
import type { AuthContext } from './authContext.ts';
import { userJson, type UserJson } from './userJson.ts';

/** The methods whose presence lifts a session to the second level of assurance. */
const SECOND_FACTORS = new Set(['totp']);

export interface TokenResponse {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: UserJson;
  provider_token?: string;
  provider_refresh_token?: string;
  /** A sign-in with a password that nobody could choose any more. */
  weak_password?: Weakness;
}

interface UsedMethod {
  method: string;
  /** Seconds since 1970. */
  timestamp: number;
}

/** What a client gets for a sign-in or a refresh: a new access token beside the refresh token given. */
export async function tokenResponse(
  session: Queryable,
  { tokens, settings }: AuthContext,
  of: { userId: string; sessionId: string; refreshToken: string },
): Promise<TokenResponse> {
  const user = await userJson(session, of.userId);
  const amr = await session.query<UsedMethod>(
    `select authentication_method as method, extract(epoch from updated_at)::integer as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [of.sessionId],
  );
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + settings.tokenLifetime;
  const access = await tokens.sign({
    sub: user.id,
    iat,
    exp,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: amr.some(({ method }) => SECOND_FACTORS.has(method)) ? 'aal2' : 'aal1',
    amr,
    session_id: of.sessionId,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: access,
    token_type: 'bearer',
    expires_in: settings.tokenLifetime,
    expires_at: exp,
    refresh_token: of.refreshToken,
    user,
  };
}
