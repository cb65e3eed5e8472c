import type { AuthSettings } from '../../authSettings.ts';
import { AuthRefusal } from '../authRefusal.ts';

/** In bytes: bcrypt reads no further. */
const LONGEST = 72;

/** Throws AuthRefusal when the password must not be chosen, with the reasons for the client library. */
export function checkPassword({ passwordLength, passwordCharacters }: AuthSettings, password: string): void {
  if (Buffer.byteLength(password) > LONGEST) {
    throw new AuthRefusal(400, 'validation_failed', `Password cannot be longer than ${LONGEST} characters`);
  }
  const isShort = password.length < passwordLength;
  const lacks = passwordCharacters.some((set) => !Array.from(set).some((character) => password.includes(character)));
  if (!isShort && !lacks) return;
  const sentences = [
    ...(isShort ? [`Password should be at least ${passwordLength} characters.`] : []),
    ...(lacks ? [`Password should contain at least one character of each: ${passwordCharacters.join(', ')}.`] : []),
  ];
  const reasons = [...(isShort ? ['length'] : []), ...(lacks ? ['characters'] : [])];
  throw new AuthRefusal(422, 'weak_password', sentences.join(' '), { fields: { weak_password: { reasons } } });
}
