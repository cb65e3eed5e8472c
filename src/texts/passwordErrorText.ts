import type { WeakPasswordReason } from '#machines/ports/authPort.ts';
import type { NewPasswordErrors } from '#machines/session/newPassword.ts';
import type { Texts } from './Texts.ts';

/** What stands below a password that is chosen: its error, or else a line for each reason why it is weak. */
export function passwordErrorText(
  { passwordErrorTexts, weaknessTexts }: Pick<Texts, 'passwordErrorTexts' | 'weaknessTexts'>,
  error: NewPasswordErrors['password'],
  weaknesses: readonly WeakPasswordReason[],
  passwordLength: number,
): string | undefined {
  if (error === 'short') return passwordErrorTexts.short(passwordLength);
  if (error !== undefined) return passwordErrorTexts[error];
  return weaknesses.length === 0 ? undefined : weaknesses.map((reason) => weaknessTexts[reason]).join('\n');
}
