import type { Queryable } from '../../database/database.ts';
import { AuthError } from '../authError.ts';
import { isUuid } from '../isUuid.ts';

export interface KnownUser {
  id: string;
  /** It was made nameless and is kept. */
  deleted: boolean;
}

/** The account of that id. Throws AuthError when there is none. */
export async function knownUser(session: Queryable, id: string): Promise<KnownUser> {
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  const [user] = await session.query<KnownUser>(
    'select id, deleted_at is not null as deleted from auth.users where id = $1',
    [id],
  );
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}
