/** What a password that is chosen must be. */
import { PASSWORD_MIN_LENGTH } from '#contract/limits.ts';

export interface NewPassword {
  password: string;
  /** The same once more, against misspelling. */
  passwordAgain: string;
}

export interface NewPasswordErrors {
  password?: 'required' | 'short' | undefined;
  passwordAgain?: 'different' | undefined;
}

/** What is wrong with each field; nothing for the fields that are right. */
export function newPasswordErrors({ password, passwordAgain }: NewPassword): NewPasswordErrors {
  const error = passwordError(password);
  return {
    ...(error && { password: error }),
    ...(password !== passwordAgain && { passwordAgain: 'different' as const }),
  };
}

function passwordError(password: string): NewPasswordErrors['password'] {
  if (password === '') return 'required';
  return password.length < PASSWORD_MIN_LENGTH ? 'short' : undefined;
}
