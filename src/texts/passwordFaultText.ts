import type { WeakPasswordReason } from '#machines/ports/authPort.ts';
import type { NewPasswordFaults } from '#machines/session/newPassword.ts';
import type { Texts } from './Texts.ts';

/** What stands below a password that is chosen: its fault, or else a line for each reason why it is weak. */
export function passwordFaultText(
  { passwordFaultTexts, weaknessTexts }: Pick<Texts, 'passwordFaultTexts' | 'weaknessTexts'>,
  fault: NewPasswordFaults['password'],
  weaknesses: readonly WeakPasswordReason[],
): string | undefined {
  if (fault !== undefined) return passwordFaultTexts[fault];
  return weaknesses.length === 0 ? undefined : weaknesses.map((reason) => weaknessTexts[reason]).join('\n');
}
