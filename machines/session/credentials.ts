/** What a sign-in form may be sent with. */
import type { Credentials } from '../ports/authPort.ts';
import { type EmailError, emailError } from './emailError.ts';

export interface CredentialErrors {
  email?: EmailError | undefined;
  password?: 'required' | undefined;
}

/** What is wrong with each field; nothing for the fields that are right. */
export function errorsOf({ email, password }: Credentials): CredentialErrors {
  const error = emailError(email);
  return { ...(error && { email: error }), ...(password === '' && { password: 'required' as const }) };
}
