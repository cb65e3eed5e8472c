import type { Queryable } from '../../database/database.ts';
import { changeEmail } from '../accounts/changeEmail.ts';
import { confirmEmail } from '../accounts/confirmEmail.ts';
import type { AuthContext } from '../authContext.ts';
import { revokeUnprovenAccess } from '../accounts/revokeUnprovenAccess.ts';
import { AuthError } from '../authError.ts';
import { findCode, type GivenCode, type VerificationType } from '../codes/findCode.ts';
import { dropCodes } from '../codes/oneTimeCode.ts';

/** A change of address may wait for the other e-mail; everything else is done. */
export type RedeemOutcome = { kind: 'done'; userId: string } | { kind: 'half' };

/** Uses up a code: the address is confirmed, or changed. Returns an AuthError when the code is not valid. */
export async function redeemCode(
  session: Queryable,
  context: AuthContext,
  type: VerificationType,
  given: GivenCode,
): Promise<RedeemOutcome | AuthError> {
  const found = await findCode(session, context, type, given);
  if (found instanceof AuthError) return found;
  const { userId } = found;
  await dropCodes(session, userId, [found.type]);
  if (found.type === 'email_change_token_new' || found.type === 'email_change_token_current') {
    return (await changeEmail(session, context.settings, userId, found.type))
      ? { kind: 'done', userId }
      : { kind: 'half' };
  }
  // The e-mail of a sign-up vouches for its password, no other e-mail does.
  if (!found.proven && (found.disputed || found.type !== 'confirmation_token'))
    await revokeUnprovenAccess(session, userId, 'email');
  await confirmEmail(session, userId, 'proven');
  context.guesses.lift(found.email);
  return { kind: 'done', userId };
}
