import { compare, hash } from 'bcryptjs';
import type { Passwords } from './passwords.ts';

const COST = 10;

/** Of a random text that nobody has kept, without its cost. */
const UNKNOWN = 'vQ.ySh9aqKYU/bQ3X4V1/eSROEoSTrWcCHhmLPxVFflPwNWb1j.BO';

/** Computes in this thread, which the usual cost keeps busy for about 0.1 s each time; one less takes half as long. */
export function bcryptPasswords(cost = COST): Passwords {
  const unknown = `$2b$${String(cost).padStart(2, '0')}$${UNKNOWN}`;
  return {
    hash: (password) => hash(password, cost),
    matches: async (password, known) => (await compare(password, known || unknown)) && Boolean(known),
    close: () => Promise.resolve(),
  };
}
