import type { Queryable } from '../../database/database.ts';
import { forgetEmailRequests } from '../codes/emailRequests.ts';

/** Removes the account with everything that names it, and that e-mails to its address were asked for. */
export async function removeUser(session: Queryable, userId: string): Promise<void> {
  await forgetEmailRequests(session, userId);
  await session.query('delete from auth.users where id = $1', [userId]);
}
