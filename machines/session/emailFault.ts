export type EmailFault = 'required' | 'invalid';

/** The specification's "simple address pattern". */
const pattern = /^\S+@\S+\.\S+$/;

/** What is wrong with an address; spaces around it are not. */
export function emailFault(email: string): EmailFault | undefined {
  const address = email.trim();
  if (address === '') return 'required';
  return pattern.test(address) ? undefined : 'invalid';
}
