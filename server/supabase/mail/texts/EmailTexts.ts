import type { Purpose } from '../mailer.ts';

/** The words of all e-mails in one language. */
export interface EmailTexts {
  letters: Readonly<Record<Purpose, Letter>>;
  /** The code, below a link that does the same. */
  orCode: (otp: string) => string;
  /** The code, where there is no link. */
  code: (otp: string) => string;
  /** For somebody who did not ask for the e-mail. */
  ignore: string;
}

interface Letter {
  subject: string;
  /** What the reader is asked to do. */
  request: string;
}
