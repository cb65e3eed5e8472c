/** What the account forms say beside a field. */
import type { WeakPasswordReason } from '#machines/ports/authPort.ts';
import type { EmailError } from '#machines/session/emailError.ts';
import type { NewPasswordErrors } from '#machines/session/newPassword.ts';

/** What is wrong with an address. */
export const emailErrorTexts = {
  required: 'El correo electrónico es obligatorio',
  invalid: 'El correo electrónico no es válido',
} as const satisfies Record<EmailError, string>;

/** What is wrong with a password that is typed or chosen. */
export const passwordErrorTexts = {
  required: 'La contraseña es obligatoria',
  short: (length: number) => `La contraseña debe tener al menos ${length} caracteres`,
} as const satisfies Record<NonNullable<NewPasswordErrors['password']>, string | ((length: number) => string)>;

export const passwordAgainErrorTexts = {
  different: 'Las contraseñas no coinciden',
} as const satisfies Record<NonNullable<NewPasswordErrors['passwordAgain']>, string>;

/** Why the authentication service finds a password weak. */
export const weaknessTexts = {
  length: 'Es demasiado corta.',
  characters: 'También necesita caracteres de otros tipos.',
  pwned: 'Se conoce por una filtración de datos: elige otra.',
} as const satisfies Record<WeakPasswordReason, string>;
