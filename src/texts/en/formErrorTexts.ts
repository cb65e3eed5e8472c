/** What the account forms say beside a field. */
import type { WeakPasswordReason } from '#machines/ports/authPort.ts';
import type { EmailError } from '#machines/session/emailError.ts';
import type { NewPasswordErrors } from '#machines/session/newPassword.ts';

/** What is wrong with an address. */
export const emailErrorTexts = {
  required: 'Email is required',
  invalid: 'Email is invalid',
} as const satisfies Record<EmailError, string>;

/** What is wrong with a password that is typed or chosen. */
export const passwordErrorTexts = {
  required: 'Password is required',
  short: (length: number) => `Password must be at least ${length} characters`,
} as const satisfies Record<NonNullable<NewPasswordErrors['password']>, string | ((length: number) => string)>;

export const passwordAgainErrorTexts = {
  different: 'Passwords do not match',
} as const satisfies Record<NonNullable<NewPasswordErrors['passwordAgain']>, string>;

/** Why the authentication service finds a password weak. */
export const weaknessTexts = {
  length: 'It is too short.',
  characters: 'It needs other kinds of characters too.',
  pwned: 'It is known from a data breach: choose another one.',
} as const satisfies Record<WeakPasswordReason, string>;
