import type { OAuthErrorCode } from '../errorCodes.ts';

/** An error in the words of OAuth, which the grant of an id_token speaks: status 400, `error` and `error_description`. */
export class OAuthError extends Error {
  override name = 'OAuthError';
  readonly error: OAuthErrorCode;

  constructor(error: OAuthErrorCode, description: string) {
    super(description);
    this.error = error;
  }
}
