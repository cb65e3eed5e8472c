/** What files are called while they are written; nobody reads or writes them by such a name, and what a killed server leaves of them is swept. */
import { randomBytes } from 'node:crypto';

const TEMPORARY = /^\.tmp-[\w-]{12}$/;

export function temporaryName(): string {
  return `.tmp-${randomBytes(9).toString('base64url')}`;
}

/** A file that a learner's program has called `.tmp-notes` is the learner's own. */
export function isTemporaryName(name: string): boolean {
  return TEMPORARY.test(name);
}
