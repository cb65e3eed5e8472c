import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { addIdentity } from '../accounts/addIdentity.ts';
import { confirmEmail } from '../accounts/confirmEmail.ts';
import { revokeUnprovenAccess } from '../accounts/revokeUnprovenAccess.ts';
import { findByEmail, findById, type Account } from '../accounts/findAccount.ts';
import { mergeUserData } from '../accounts/mergeUserData.ts';
import { signupDisabled } from '../accounts/signupDisabled.ts';
import { syncProviders } from '../accounts/syncProviders.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { askForConfirmation, type EmailSending } from './askForConfirmation.ts';
import type { ProviderIdentity } from '../provider.ts';

/**
 * The id of the account that this identity opens: the one it opened before, else the one of the same address, which the
 * provider has verified, else a new one. Returns an AuthError where what happened must be committed, because an e-mail
 * asks the owner of the address. Throws AuthError when there is none.
 */
export async function accountOfIdentity(
  session: Queryable,
  context: AuthContext,
  identity: ProviderIdentity,
  sending: EmailSending,
): Promise<string | AuthError> {
  const isVerified = identity.emailVerified || context.settings.autoconfirm;
  const id = (await refreshed(session, identity)) ?? (await joined(session, context, identity));
  const account = refuseBanned(await findById(session, id));
  const proves = identity.emailVerified && identity.email === account.email;
  // An account that was begun without a proof of its address may be a stranger's: nothing of it opens the account.
  if (!account.confirmed || (proves && !account.proven))
    await revokeUnprovenAccess(session, id, { google: identity.id });
  await mergeUserData(session, id, identity.data);
  await syncProviders(session, id);
  if (account.confirmed && (account.proven || !proves)) return id;
  if (isVerified && account.email !== '') {
    await confirmEmail(session, id, proves ? 'proven' : 'assumed');
    return id;
  }
  return askForConfirmation(session, context, account, 'provider_email_needs_verification', sending);
}

async function refreshed(session: Queryable, { id, data }: ProviderIdentity): Promise<string | undefined> {
  const [known] = await session.query<{ userId: string }>(
    `update auth.identities set identity_data = $2::jsonb, last_sign_in_at = now(), updated_at = now()
     where provider = 'google' and provider_id = $1 returning user_id as "userId"`,
    [id, data],
  );
  return known?.userId;
}

/** The account that the identity belongs to from now on. */
async function joined(session: Queryable, { settings }: AuthContext, identity: ProviderIdentity): Promise<string> {
  const known = identity.email === '' ? undefined : await findByEmail(session, identity.email);
  if ((!known || !identity.emailVerified) && settings.disableSignup) throw signupDisabled();
  if (identity.email === '' || (known && !identity.emailVerified)) {
    const message = 'Unverified email with google. Verify the email with google in order to sign in';
    throw new AuthError(422, 'provider_email_needs_verification', message);
  }
  const userId = known ? refuseBanned(known).id : await addNew(session, identity);
  await addIdentity(session, { userId, provider: 'google', providerId: identity.id, data: identity.data });
  return userId;
}

function refuseBanned(account: Account | undefined): Account {
  if (account && !account.banned) return account;
  throw new AuthError(403, 'user_banned', 'User is banned');
}

async function addNew(session: Queryable, { email }: ProviderIdentity): Promise<string> {
  const id = randomUUID();
  await session.query(
    `insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)`,
    [id, email],
  );
  return id;
}
