import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { addIdentity } from '../accounts/addIdentity.ts';
import { confirmEmail } from '../accounts/confirmEmail.ts';
import { findByEmail, findById, type Account } from '../accounts/findAccount.ts';
import { mergeUserData } from '../accounts/mergeUserData.ts';
import { syncProviders } from '../accounts/syncProviders.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import type { ProviderIdentity } from './provider.ts';

/**
 * The id of the account that this identity opens: the one it opened before, else the one of the same address, which the
 * provider has verified, else a new one. Throws AuthRefusal when there is none.
 */
export async function accountOfIdentity(
  session: Queryable,
  context: AuthContext,
  identity: ProviderIdentity,
): Promise<string> {
  const userId = await refreshed(session, identity);
  if (userId !== undefined) return refuseBanned(await findById(session, userId));
  if (!identity.emailVerified || identity.email === '') {
    throw new AuthRefusal(403, 'provider_email_needs_verification', 'Unverified email with google');
  }
  const account = await findByEmail(session, identity.email);
  if (!account && context.settings.disableSignup) {
    throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (account) refuseBanned(account);
  const id = account?.id ?? (await addConfirmed(session, identity));
  // Whoever began with this address without confirming it may be anybody: nothing of theirs opens the account.
  if (account && !account.confirmed) await disown(session, id);
  await addIdentity(session, { userId: id, provider: 'google', providerId: identity.id, data: identity.data });
  await confirmEmail(session, id);
  await mergeUserData(session, id, identity.data);
  await syncProviders(session, id);
  return id;
}

async function refreshed(session: Queryable, { id, data }: ProviderIdentity): Promise<string | undefined> {
  const [known] = await session.query<{ userId: string }>(
    `update auth.identities set identity_data = identity_data || $2::jsonb, last_sign_in_at = now(), updated_at = now()
     where provider = 'google' and provider_id = $1 returning user_id as "userId"`,
    [id, data],
  );
  return known?.userId;
}

function refuseBanned(account: Account | undefined): string {
  if (account && !account.banned) return account.id;
  throw new AuthRefusal(403, 'user_banned', 'User is banned');
}

async function addConfirmed(session: Queryable, { email }: ProviderIdentity): Promise<string> {
  const id = randomUUID();
  await session.query(
    `insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)`,
    [id, email],
  );
  return id;
}

async function disown(session: Queryable, userId: string): Promise<void> {
  for (const table of ['identities', 'sessions', 'one_time_tokens', 'mfa_factors']) {
    await session.query(`delete from auth.${table} where user_id = $1`, [userId]);
  }
  await session.query(`update auth.users set encrypted_password = '', raw_user_meta_data = '{}' where id = $1`, [
    userId,
  ]);
}
