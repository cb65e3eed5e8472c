import type { Queryable } from '../../database/database.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { isUuid } from '../isUuid.ts';

export interface KnownUser {
  id: string;
  /** It was made nameless and is kept. */
  deleted: boolean;
}

/** The account of that id. Throws AuthRefusal when there is none. */
export async function knownUser(session: Queryable, id: string): Promise<KnownUser> {
  if (!isUuid(id)) throw new AuthRefusal(404, 'validation_failed', 'user_id must be an UUID');
  const [user] = await session.query<KnownUser>(
    'select id, deleted_at is not null as deleted from auth.users where id = $1',
    [id],
  );
  if (!user) throw new AuthRefusal(404, 'user_not_found', 'User not found');
  return user;
}
