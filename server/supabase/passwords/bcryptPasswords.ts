import { compare, hash } from 'bcryptjs';
import type { Passwords } from './passwords.ts';

const COST = 10;

/** Of a random text that nobody has kept. */
const UNKNOWN = '$2b$10$vQ.ySh9aqKYU/bQ3X4V1/eSROEoSTrWcCHhmLPxVFflPwNWb1j.BO';

/** Computes in this thread, which it keeps busy for about 0.1 s each time. */
export function bcryptPasswords(): Passwords {
  return {
    hash: (password) => hash(password, COST),
    matches: async (password, known) => (await compare(password, known || UNKNOWN)) && Boolean(known),
    close: () => Promise.resolve(),
  };
}
