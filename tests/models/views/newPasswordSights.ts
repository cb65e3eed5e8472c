import type { WeakPasswordReason } from '#machines/ports/authPort.ts';
import type { NewPassword, NewPasswordErrors } from '#machines/session/newPassword.ts';
import type { Sights } from '../engine/sights.ts';
import { fieldFace } from './fieldFace.ts';

interface Chosen extends NewPassword {
  errors: NewPasswordErrors;
  weaknesses: readonly WeakPasswordReason[];
  passwordLength: number;
}

/** What is seen of a password that is chosen, under this label, and of the same once more. */
export function newPasswordSights(label: string, chosen: Chosen): Sights {
  const { password, passwordAgain, errors, weaknesses, passwordLength } = chosen;
  const isWeak = errors.password === undefined && weaknesses.length > 0;
  return {
    [`password: ${label}`]: fieldFace(password, errors.password !== undefined || isWeak),
    'text: Password is required': errors.password === 'required',
    [`text: Password must be at least ${passwordLength} characters`]: errors.password === 'short',
    'text: It is known from a data breach: choose another one.': isWeak,
    'password: Confirm password': fieldFace(passwordAgain, errors.passwordAgain !== undefined),
    'text: Passwords do not match': errors.passwordAgain === 'different',
  };
}
