import type { WeakPasswordReason } from '#machines/ports/authPort.ts';
import type { NewPassword, NewPasswordErrors } from '#machines/session/newPassword.ts';
import { passwordErrorText } from '../../texts/passwordErrorText.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useTexts } from '../useTexts.ts';

interface NewPasswordFieldsProps {
  label: string;
  typed: NewPassword;
  errors: NewPasswordErrors;
  weaknesses: readonly WeakPasswordReason[];
  /** The shortest that may be chosen, in characters. */
  passwordLength: number;
  isReadOnly?: boolean;
  onPassword: (password: string) => void;
  onPasswordAgain: (passwordAgain: string) => void;
}

/** A password that is chosen, and the same once more. */
export function NewPasswordFields({
  label,
  typed,
  errors,
  weaknesses,
  passwordLength,
  isReadOnly = false,
  onPassword,
  onPasswordAgain,
}: NewPasswordFieldsProps) {
  const { accountTexts, passwordAgainErrorTexts, passwordErrorTexts, weaknessTexts } = useTexts();
  return (
    <>
      <PasswordField
        id="password"
        label={label}
        showLabel={accountTexts.showPassword}
        hideLabel={accountTexts.hidePassword}
        autoComplete="new-password"
        hint={accountTexts.passwordHint(passwordLength)}
        className="mt-3"
        isReadOnly={isReadOnly}
        value={typed.password}
        error={passwordErrorText({ passwordErrorTexts, weaknessTexts }, errors.password, weaknesses, passwordLength)}
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
        error={errors.passwordAgain && passwordAgainErrorTexts[errors.passwordAgain]}
        onChange={onPasswordAgain}
      />
    </>
  );
}
