import { createTransport } from 'nodemailer';
import { emailText } from './emailTexts.ts';
import type { Mailer } from './mailer.ts';

/** How long the mail server may take to answer, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Hands e-mails to the mail server at `url`, such as `smtp://user:password@host:587`. */
export function smtpMailer(url: string, sender: { name: string; address: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    send: async (mail) => {
      const headers = { 'content-language': mail.locale };
      await transport.sendMail({ from: sender, to: mail.to, headers, ...emailText(mail) });
    },
    close: () => transport.close(),
  };
}
