/** What a password that is chosen must be. */

export interface NewPassword {
  password: string;
  /** The same once more, against misspelling. */
  passwordAgain: string;
}

export interface NewPasswordErrors {
  password?: 'required' | 'short' | undefined;
  passwordAgain?: 'different' | undefined;
}

/** What is wrong with each field, where a password has `passwordLength` characters at least; nothing for the fields that are right. */
export function newPasswordErrors({ password, passwordAgain }: NewPassword, passwordLength: number): NewPasswordErrors {
  const error = passwordError(password, passwordLength);
  return {
    ...(error && { password: error }),
    ...(password !== passwordAgain && { passwordAgain: 'different' as const }),
  };
}

function passwordError(password: string, passwordLength: number): NewPasswordErrors['password'] {
  if (password === '') return 'required';
  return password.length < passwordLength ? 'short' : undefined;
}
