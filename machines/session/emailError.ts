export type EmailError = 'required' | 'invalid';

/** The specification's "simple address pattern". */
const pattern = /^\S+@\S+\.\S+$/;

/** What is wrong with an address; spaces around it are not. */
export function emailError(email: string): EmailError | undefined {
  const address = email.trim();
  if (address === '') return 'required';
  return pattern.test(address) ? undefined : 'invalid';
}
