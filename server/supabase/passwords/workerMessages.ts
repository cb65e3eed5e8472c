/** What the server asks of a thread that computes password hashes. A thread has one job at a time. */
export type PasswordJob =
  | { kind: 'hash'; password: string }
  | { kind: 'matches'; password: string; hash: string | null };

export type PasswordAnswer =
  | { kind: 'hash'; hash: string }
  | { kind: 'matches'; matches: boolean }
  | { kind: 'failed'; message: string };
