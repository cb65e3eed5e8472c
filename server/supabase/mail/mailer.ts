import type { Purpose } from '../auth/codes/purposes.ts';

/** A letter with the code it brings, and the link that carries the code where there is one. */
export interface Letter {
  to: string;
  purpose: Purpose;
  otp: string;
  link: string | null;
}

/** Brings letters to their readers: into the inbox page of this machine, or by a mail server. */
export interface Mailer {
  /** Rejects when the letter could not be handed over. */
  send(letter: Letter): Promise<void>;
  close(): void;
}
