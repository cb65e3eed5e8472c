import type { Queryable } from '../../database/database.ts';
import { addIdentity } from '../accounts/addIdentity.ts';
import { syncProviders } from '../accounts/syncProviders.ts';
import { AuthRefusal } from '../authRefusal.ts';
import type { ProviderIdentity } from './provider.ts';

/** Adds the identity to an account, whose id it answers. Throws AuthRefusal when it opens one already. */
export async function linkIdentity(session: Queryable, userId: string, identity: ProviderIdentity): Promise<string> {
  const [known] = await session.query<{ own: boolean }>(
    `select user_id = $2::uuid as own from auth.identities where provider = 'google' and provider_id = $1`,
    [identity.id, userId],
  );
  if (known) {
    const message = `Identity is already linked${known.own ? '' : ' to another user'}`;
    throw new AuthRefusal(422, 'identity_already_exists', message);
  }
  await addIdentity(session, { userId, provider: 'google', providerId: identity.id, data: identity.data });
  await syncProviders(session, userId);
  return userId;
}
