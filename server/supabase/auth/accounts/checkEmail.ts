import { AuthError } from '../authError.ts';

const LONGEST = 255;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})*$`, 'i');

/** The address as it is stored. Throws AuthError when it is not one. */
export function checkEmail(email: string): string {
  if (email === '') throw new AuthError(400, 'validation_failed', 'An email address is required');
  if (email.length > LONGEST) throw new AuthError(400, 'validation_failed', 'An email address is too long');
  if (ADDRESS.test(email)) return email.toLowerCase();
  throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
}
