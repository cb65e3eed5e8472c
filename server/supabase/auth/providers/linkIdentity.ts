import type { Queryable } from '../../database/database.ts';
import { addIdentity } from '../accounts/addIdentity.ts';
import { adoptEmail } from '../accounts/adoptEmail.ts';
import { confirmEmail } from '../accounts/confirmEmail.ts';
import { findById } from '../accounts/findAccount.ts';
import { syncProviders } from '../accounts/syncProviders.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { askForConfirmation, type EmailSending } from './askForConfirmation.ts';
import type { ProviderIdentity } from '../provider.ts';

/**
 * Adds the identity to an account, whose id it answers; a visitor without a name gets its address. Returns an AuthError
 * where an e-mail has to confirm that address first. Throws AuthError when the identity, or its address, is taken.
 */
export async function linkIdentity(
  session: Queryable,
  context: AuthContext,
  userId: string,
  identity: ProviderIdentity,
  sending: EmailSending,
): Promise<string | AuthError> {
  await refuseLinked(session, userId, identity);
  await addIdentity(session, { userId, provider: 'google', providerId: identity.id, data: identity.data });
  await syncProviders(session, userId);
  const account = await findById(session, userId);
  if (!account) throw new AuthError(422, 'user_not_found', 'Linking target user not found');
  if (account.banned) throw new AuthError(403, 'user_banned', 'User is banned');
  if (account.email !== '' || identity.email === '') {
    const proves = account.confirmed && identity.emailVerified && identity.email === account.email;
    if (proves) await confirmEmail(session, userId, 'proven');
    return userId;
  }
  if (!(await adoptEmail(session, context.settings, userId))) {
    throw new AuthError(400, 'email_exists', 'A user with this email address has already been registered');
  }
  if (!identity.emailVerified) {
    return askForConfirmation(session, context, { id: userId, email: identity.email }, 'email_not_confirmed', sending);
  }
  await confirmEmail(session, userId, 'proven');
  return userId;
}

async function refuseLinked(session: Queryable, userId: string, identity: ProviderIdentity): Promise<void> {
  const [known] = await session.query<{ own: boolean }>(
    `select user_id = $2::uuid as own from auth.identities where provider = 'google' and provider_id = $1`,
    [identity.id, userId],
  );
  if (!known) return;
  const message = `Identity is already linked${known.own ? '' : ' to another user'}`;
  throw new AuthError(422, 'identity_already_exists', message);
}
