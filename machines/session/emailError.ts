export type EmailError = 'required' | 'invalid';

/** The specification's "simple address pattern", of a text without spaces: each letter is looked at once, however many signs it has. */
const pattern = /^.[^@]*@.+\../s;

/** What is wrong with an address; spaces around it are not. */
export function emailError(email: string): EmailError | undefined {
  const address = email.trim();
  if (address === '') return 'required';
  return !/\s/.test(address) && pattern.test(address) ? undefined : 'invalid';
}
