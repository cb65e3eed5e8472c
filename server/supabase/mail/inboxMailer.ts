import type { Database } from '../database/database.ts';
import { emailText } from './emailTexts.ts';
import type { Mailer } from './mailer.ts';

/** How many e-mails are kept. */
const KEPT = 1000;

/** Keeps e-mails in the database, where the inbox page shows them, for as long as there is the account. */
export function inboxMailer(database: Database): Mailer {
  return {
    send: (mail) =>
      database.transaction(async (session) => {
        const [added] = await session.query<{ id: number }>(
          `insert into auth.embedded_mail (user_id, recipient, kind, subject, otp, link)
           select u.id, lower($2), $3, $4, $5, $6 from auth.users u where u.id = $1
           returning id::integer as id`,
          [mail.userId, mail.to, mail.purpose, emailText(mail).subject, mail.otp, mail.link],
        );
        await session.query('delete from auth.embedded_mail where id <= $1', [(added?.id ?? 0) - KEPT]);
      }),
    close: () => undefined,
  };
}
