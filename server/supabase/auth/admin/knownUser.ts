import type { Queryable } from '../../database/database.ts';
import { findById, type Account } from '../accounts/findAccount.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { isUuid } from '../isUuid.ts';

/** The account of that id. Throws AuthRefusal when there is none. */
export async function knownUser(session: Queryable, id: string): Promise<Account> {
  if (!isUuid(id)) throw new AuthRefusal(404, 'validation_failed', 'user_id must be an UUID');
  const account = await findById(session, id);
  if (!account) throw new AuthRefusal(404, 'user_not_found', 'User not found');
  return account;
}
