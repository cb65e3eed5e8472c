import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import type { Letter } from '../../mail/mailer.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import type { CodeChallenge } from './codeChallenge.ts';
import { addFlow } from './flowState.ts';
import { forgetLetterRequests } from './letterRequests.ts';
import { newLinkToken, newOtp, PKCE_PREFIX, storeCode } from './oneTimeCode.ts';
import { purposes, type Purpose } from './purposes.ts';

export interface LetterOrder {
  userId: string;
  to: string;
  purpose: Purpose;
  /** Where its link leads in the end. */
  redirectTo: string;
  challenge: CodeChallenge | null;
}

/** A letter whose code is stored. */
export interface WrittenLetter extends Letter {
  userId: string;
  /** What its link carries. */
  linkToken: string;
}

/** Makes the code of a letter and stores it. The letter is sent by whoever asked, once that is committed. */
export async function writeLetter(
  session: Queryable,
  context: AuthContext,
  order: LetterOrder,
): Promise<WrittenLetter> {
  const { userId, to, purpose, challenge } = order;
  const { token, sentAt, linkType, method } = purposes[purpose];
  const otp = newOtp();
  const linkToken = `${challenge ? PKCE_PREFIX : ''}${newLinkToken()}`;
  await storeCode(session, { userId, type: token, email: to, otp, linkToken });
  await session.query(`update auth.users set ${sentAt} = now(), updated_at = now() where id = $1`, [userId]);
  if (challenge) await addFlow(session, { userId, challenge, provider: 'email', method });
  const link = linkType && `${context.siteUrl()}/auth/v1/verify?${linkQuery(linkToken, linkType, order.redirectTo)}`;
  return { userId, linkToken, to, purpose, otp, link };
}

/** What may post letters, in a transaction. */
type Work<T> = (session: Queryable, post: (order: LetterOrder) => Promise<void>) => Promise<T>;

/** Runs `work` in a transaction, and sends the letters that it posts once all of it is committed. */
export function sendingLetters<T>(context: AuthContext, request: FastifyRequest, work: Work<T>): Promise<T> {
  return deliver(context, request, (session, post) =>
    work(session, (order) => {
      context.limits.countLetter();
      return post(order);
    }),
  );
}

/** Does so after the request was answered: neither time nor outcome tell whether there was a letter. Each was counted before. */
export function sendLettersLater(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work<void>,
): void {
  context.background.startAfter(reply, () =>
    deliver(context, request, work).catch((error: unknown) => {
      if (!(error instanceof AuthRefusal)) request.log.error(error);
    }),
  );
}

async function deliver<T>(context: AuthContext, request: FastifyRequest, work: Work<T>): Promise<T> {
  const letters: WrittenLetter[] = [];
  const answer = await context.database.transaction((session) =>
    work(session, async (order) => void letters.push(await writeLetter(session, context, order))),
  );
  for (const letter of letters) await send(context, request, letter);
  return answer;
}

/** A letter that was not sent may be asked for again at once. */
async function send({ mailer, database }: AuthContext, request: FastifyRequest, letter: WrittenLetter): Promise<void> {
  try {
    await mailer.send(letter);
  } catch (error) {
    request.log.error(error);
    const { sentAt } = purposes[letter.purpose];
    await database.query(`update auth.users set ${sentAt} = null where id = $1`, [letter.userId]);
    await forgetLetterRequests(database, letter.userId);
    throw new AuthRefusal(500, 'unexpected_failure', 'Error sending the e-mail');
  }
}

function linkQuery(token: string, type: string, redirectTo: string): string {
  return new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
}
