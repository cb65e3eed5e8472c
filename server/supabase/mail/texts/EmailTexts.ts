import type { Purpose } from '../mailer.ts';

/** The words of all e-mails in one language. */
export interface EmailTexts {
  emails: Readonly<Record<Purpose, EmailText>>;
  /** The code, below a link that does the same. */
  orCode: (otp: string) => string;
  /** The code, where there is no link. */
  code: (otp: string) => string;
  /** For somebody who did not ask for the e-mail. */
  ignore: string;
}

interface EmailText {
  subject: string;
  /** What the reader is asked to do. */
  request: string;
}
