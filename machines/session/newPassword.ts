/** What a password that is chosen must be. */
import { PASSWORD_MIN_LENGTH } from '#contract/limits.ts';

export interface NewPassword {
  password: string;
  /** The same once more, against misspelling. */
  passwordAgain: string;
}

export interface NewPasswordFaults {
  password?: 'required' | 'short' | undefined;
  passwordAgain?: 'different' | undefined;
}

/** What is wrong with each field; nothing for the fields that are right. */
export function newPasswordFaults({ password, passwordAgain }: NewPassword): NewPasswordFaults {
  const fault = passwordFault(password);
  return {
    ...(fault && { password: fault }),
    ...(password !== passwordAgain && { passwordAgain: 'different' as const }),
  };
}

function passwordFault(password: string): NewPasswordFaults['password'] {
  if (password === '') return 'required';
  return password.length < PASSWORD_MIN_LENGTH ? 'short' : undefined;
}
