import { AuthRefusal } from '../authRefusal.ts';

/** Nobody gets a new account here. */
export function signupDisabled(): AuthRefusal {
  return new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance');
}
