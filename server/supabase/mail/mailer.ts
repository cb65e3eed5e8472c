import type { EmailLocale } from './emailLocale.ts';

/** Why an e-mail is written. */
export type Purpose =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'reauthentication';

/** An e-mail with the code it brings, and the link that carries the code where there is one. */
export interface EmailMessage {
  /** The account that it is written for. */
  userId: string;
  to: string;
  purpose: Purpose;
  otp: string;
  link: string | null;
  /** What its reader reads. */
  locale: EmailLocale;
}

/** Brings e-mails to their readers: into the inbox page of this machine, or by a mail server. */
export interface Mailer {
  /** Rejects when the e-mail could not be handed over. */
  send(mail: EmailMessage): Promise<void>;
  close(): void;
}
