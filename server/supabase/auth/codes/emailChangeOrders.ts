import type { AuthSettings } from '../../../config/authSettings.ts';
import type { EmailOrder } from './sendEmails.ts';

/** The e-mails that a change of address takes: to the new one, and where that is asked for to the present one. */
export function emailChangeOrders(
  { secureEmailChange }: AuthSettings,
  { id: userId, email }: { id: string; email: string },
  newEmail: string,
  rest: Pick<EmailOrder, 'redirectTo' | 'challenge'>,
): EmailOrder[] {
  const toNew: EmailOrder = { ...rest, userId, to: newEmail, purpose: 'email_change_new' };
  if (!secureEmailChange || email === '') return [toNew];
  return [{ ...rest, userId, to: email, purpose: 'email_change_current' }, toNew];
}
