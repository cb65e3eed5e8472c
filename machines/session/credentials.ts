/** What a sign-in form may be sent with. */
import type { Credentials } from '../ports/authPort.ts';
import { type EmailFault, emailFault } from './emailFault.ts';

export interface CredentialFaults {
  email?: EmailFault | undefined;
  password?: 'required' | undefined;
}

/** What is wrong with each field; nothing for the fields that are right. */
export function faultsOf({ email, password }: Credentials): CredentialFaults {
  const fault = emailFault(email);
  return { ...(fault && { email: fault }), ...(password === '' && { password: 'required' as const }) };
}
