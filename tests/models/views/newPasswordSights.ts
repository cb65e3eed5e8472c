import type { WeakPasswordReason } from '#machines/ports/authPort.ts';
import type { NewPassword, NewPasswordFaults } from '#machines/session/newPassword.ts';
import type { Sights } from '../engine/sights.ts';
import { fieldFace } from './fieldFace.ts';

interface Chosen extends NewPassword {
  faults: NewPasswordFaults;
  weaknesses: readonly WeakPasswordReason[];
}

/** What is seen of a password that is chosen, under this label, and of the same once more. */
export function newPasswordSights(label: string, { password, passwordAgain, faults, weaknesses }: Chosen): Sights {
  const isWeak = faults.password === undefined && weaknesses.length > 0;
  return {
    [`password: ${label}`]: fieldFace(password, faults.password !== undefined || isWeak),
    'text: Password is required': faults.password === 'required',
    'text: Password must be at least 6 characters': faults.password === 'short',
    'text: It is known from a data breach: choose another one.': isWeak,
    'password: Confirm password': fieldFace(passwordAgain, faults.passwordAgain !== undefined),
    'text: Passwords do not match': faults.passwordAgain === 'different',
  };
}
