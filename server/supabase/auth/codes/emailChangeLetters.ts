import type { AuthSettings } from '../../authSettings.ts';
import type { LetterOrder } from './letters.ts';

/** The letters that a change of address takes: to the new one, and where that is asked for to the present one. */
export function emailChangeLetters(
  { secureEmailChange }: AuthSettings,
  { id: userId, email }: { id: string; email: string },
  newEmail: string,
  rest: Pick<LetterOrder, 'redirectTo' | 'challenge'>,
): LetterOrder[] {
  const toNew: LetterOrder = { ...rest, userId, to: newEmail, purpose: 'email_change_new' };
  if (!secureEmailChange || email === '') return [toNew];
  return [{ ...rest, userId, to: email, purpose: 'email_change_current' }, toNew];
}
