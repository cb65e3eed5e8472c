import type { Credentials } from './authPort.ts';
import type { Reason } from './reason.ts';

export type DeletionAnswer =
  | { outcome: 'deleted' }
  /** Expected, such as another password. */
  | { outcome: 'refused'; message: Reason }
  /** No answer came: nobody knows here whether it was done. */
  | { outcome: 'unanswered' }
  /** The server does not know any more who asks. */
  | { outcome: 'signedOut' };

/** The account of who is signed in. */
export interface AccountPort {
  /** Has the server delete it with everything that belongs to it; the password may be empty where the account has none. */
  delete(credentials: Credentials): Promise<DeletionAnswer>;
}
