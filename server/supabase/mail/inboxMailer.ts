import type { Database } from '../database/database.ts';
import { emailText } from './emailTexts.ts';
import type { Mailer } from './mailer.ts';

/** How many e-mails are kept. */
const KEPT = 1000;

/** Keeps e-mails in the database, where the inbox page shows them. */
export function inboxMailer(database: Database): Mailer {
  return {
    send: (mail) =>
      database.transaction(async (session) => {
        const [added] = await session.query<{ id: number }>(
          `insert into auth.embedded_mail (recipient, kind, subject, otp, link) values (lower($1), $2, $3, $4, $5)
           returning id::integer as id`,
          [mail.to, mail.purpose, emailText(mail).subject, mail.otp, mail.link],
        );
        await session.query('delete from auth.embedded_mail where id <= $1', [(added?.id ?? 0) - KEPT]);
      }),
    close: () => undefined,
  };
}
