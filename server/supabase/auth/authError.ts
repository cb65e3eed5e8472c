import type { AuthErrorCode } from '../errorCodes.ts';

interface More {
  /** Further fields of the answer. */
  fields?: Readonly<Record<string, unknown>>;
  /** After how many seconds to try again. */
  retryAfter?: number;
}

/**
 * The answer to a request that is not granted. It is thrown, so that a transaction it leaves is rolled back; where what
 * happened must stay (a reused refresh token), it is returned and thrown after the commit.
 */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly status: number;
  readonly code: AuthErrorCode;
  readonly more: More;

  constructor(status: number, code: AuthErrorCode, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}
