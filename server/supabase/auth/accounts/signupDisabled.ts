import { AuthError } from '../authError.ts';

/** Nobody gets a new account here. */
export function signupDisabled(): AuthError {
  return new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
