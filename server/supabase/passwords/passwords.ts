/** Passwords as bcrypt hashes of cost 10. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long as with one and answers false, so that nobody learns which accounts exist. */
  matches(password: string, hash: string | null): Promise<boolean>;
  close(): Promise<void>;
}

/** More hashes were asked for than can be computed soon. */
export class PasswordsBusyError extends Error {
  override name = 'PasswordsBusyError';
}
