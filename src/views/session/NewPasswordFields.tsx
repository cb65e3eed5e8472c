import type { WeakPasswordReason } from '#machines/ports/authPort.ts';
import type { NewPassword, NewPasswordFaults } from '#machines/session/newPassword.ts';
import { passwordAgainFaultTexts } from '../../texts/faultTexts.ts';
import { passwordFaultText } from '../../texts/passwordFaultText.ts';
import { accountTexts } from '../../texts/sessionTexts.ts';
import { PasswordField } from '../ui/PasswordField.tsx';

interface NewPasswordFieldsProps {
  label: string;
  typed: NewPassword;
  faults: NewPasswordFaults;
  weaknesses: readonly WeakPasswordReason[];
  isReadOnly?: boolean;
  onPassword: (password: string) => void;
  onPasswordAgain: (passwordAgain: string) => void;
}

/** A password that is chosen, and the same once more. */
export function NewPasswordFields({
  label,
  typed,
  faults,
  weaknesses,
  isReadOnly = false,
  onPassword,
  onPasswordAgain,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id="password"
        label={label}
        showLabel={accountTexts.showPassword}
        hideLabel={accountTexts.hidePassword}
        autoComplete="new-password"
        hint={accountTexts.passwordHint}
        className="mt-3"
        isReadOnly={isReadOnly}
        value={typed.password}
        error={passwordFaultText(faults.password, weaknesses)}
        onChange={onPassword}
      />
      <PasswordField
        id="password-again"
        label={accountTexts.passwordAgain}
        showLabel={accountTexts.showPasswordAgain}
        hideLabel={accountTexts.hidePasswordAgain}
        autoComplete="new-password"
        className="mt-3"
        isReadOnly={isReadOnly}
        value={typed.passwordAgain}
        error={faults.passwordAgain && passwordAgainFaultTexts[faults.passwordAgain]}
        onChange={onPasswordAgain}
      />
    </>
  );
}
