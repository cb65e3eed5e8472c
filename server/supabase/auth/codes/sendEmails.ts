import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import { emailLocale } from '../../mail/emailLocale.ts';
import type { EmailMessage, Purpose } from '../../mail/mailer.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import type { CodeChallenge } from './codeChallenge.ts';
import { addFlow } from './flowState.ts';
import { forgetEmailRequests } from './emailRequests.ts';
import { newLinkToken, newOtp, PKCE_PREFIX, storeCode } from './oneTimeCode.ts';
import { purposes } from './purposes.ts';

export interface EmailOrder {
  userId: string;
  to: string;
  purpose: Purpose;
  /** Where its link leads in the end. */
  redirectTo: string;
  challenge: CodeChallenge | null;
}

/** An e-mail whose code is stored. */
export interface WrittenEmail extends EmailMessage {
  /** What its link carries. */
  linkToken: string;
}

/** Makes the code of an e-mail and stores it. The e-mail is sent by whoever asked, once that is committed. */
export async function writeEmail(
  session: Queryable,
  context: AuthContext,
  request: FastifyRequest,
  order: EmailOrder,
): Promise<WrittenEmail> {
  const { userId, to, purpose, challenge } = order;
  const { token, sentAt, linkType, method } = purposes[purpose];
  const otp = newOtp();
  const linkToken = `${challenge ? PKCE_PREFIX : ''}${newLinkToken()}`;
  await storeCode(session, { userId, type: token, email: to, otp, linkToken });
  const [account] = await session.query<{ locale: unknown }>(
    `update auth.users set ${sentAt} = now(), updated_at = now() where id = $1
     returning raw_user_meta_data -> 'locale' as locale`,
    [userId],
  );
  if (challenge) await addFlow(session, { userId, challenge, provider: 'email', method });
  const link = linkType && `${context.siteUrl()}/auth/v1/verify?${linkQuery(linkToken, linkType, order.redirectTo)}`;
  const locale = emailLocale(account?.locale, request.headers['accept-language']);
  return { userId, linkToken, to, purpose, otp, link, locale };
}

/** What may post e-mails, in a transaction. */
type Work<T> = (session: Queryable, post: (order: EmailOrder) => Promise<void>) => Promise<T>;

/** Runs `work` in a transaction, and sends the e-mails that it posts once all of it is committed. It counts none of them. */
export async function sendingEmails<T>(context: AuthContext, request: FastifyRequest, work: Work<T>): Promise<T> {
  const mails: WrittenEmail[] = [];
  const answer = await context.database.transaction((session) =>
    work(session, async (order) => void mails.push(await writeEmail(session, context, request, order))),
  );
  for (const mail of mails) await send(context, request, mail);
  return answer;
}

/** The same after the request was answered, so that neither time nor outcome tells whether an e-mail was sent. */
export function sendEmailsLater(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work<void>,
): void {
  context.background.startAfter(reply, () =>
    sendingEmails(context, request, work).catch((error: unknown) => {
      if (!(error instanceof AuthError)) request.log.error(error);
    }),
  );
}

/** An e-mail that was not sent may be asked for again at once. */
async function send(
  { mailer, database, limits }: AuthContext,
  request: FastifyRequest,
  mail: WrittenEmail,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    request.log.error(error);
    const { sentAt, kind } = purposes[mail.purpose];
    limits.giveBack({ address: mail.to, kind });
    await database.query(`update auth.users set ${sentAt} = null where id = $1`, [mail.userId]);
    await forgetEmailRequests(database, mail.userId);
    throw new AuthError(500, 'unexpected_failure', 'Error sending the e-mail');
  }
}

function linkQuery(token: string, type: string, redirectTo: string): string {
  return new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
}
