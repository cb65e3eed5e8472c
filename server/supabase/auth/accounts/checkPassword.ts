import type { AuthSettings } from '../../../config/authSettings.ts';
import { AuthError } from '../authError.ts';

/** In bytes: bcrypt reads no further. */
export const LONGEST_PASSWORD = 72;

/** Why a password must not be chosen, in a sentence and in words for the client library. */
export interface Weakness {
  message: string;
  reasons: readonly string[];
}

/** Throws AuthError when the password must not be chosen, with the reasons for the client library. */
export function checkPassword(settings: AuthSettings, password: string): void {
  if (Buffer.byteLength(password) > LONGEST_PASSWORD) {
    throw new AuthError(400, 'validation_failed', `Password cannot be longer than ${LONGEST_PASSWORD} characters`);
  }
  const weakness = weaknessOf(settings, password);
  if (weakness === null) return;
  const { message, reasons } = weakness;
  throw new AuthError(422, 'weak_password', message, { fields: { weak_password: { reasons } } });
}

/** Null for a password that is strong enough. */
export function weaknessOf({ passwordLength, passwordCharacters }: AuthSettings, password: string): Weakness | null {
  const isShort = password.length < passwordLength;
  const lacks = passwordCharacters.some((set) => !Array.from(set).some((character) => password.includes(character)));
  if (!isShort && !lacks) return null;
  const sentences = [
    ...(isShort ? [`Password should be at least ${passwordLength} characters.`] : []),
    ...(lacks ? [`Password should contain at least one character of each: ${passwordCharacters.join(', ')}.`] : []),
  ];
  return { message: sentences.join(' '), reasons: [...(isShort ? ['length'] : []), ...(lacks ? ['characters'] : [])] };
}
