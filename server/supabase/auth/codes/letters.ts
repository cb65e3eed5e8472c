import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import type { Letter } from '../../mail/mailer.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import type { CodeChallenge } from './codeChallenge.ts';
import { addFlow } from './flowState.ts';
import { hashOf, newOtp, PKCE_PREFIX, storeCode } from './oneTimeCode.ts';
import { purposes, type Purpose } from './purposes.ts';

export interface LetterOrder {
  userId: string;
  to: string;
  purpose: Purpose;
  /** Where its link leads in the end. */
  redirectTo: string;
  challenge: CodeChallenge | null;
}

/** A letter whose code is stored; `hash` is what its link carries. */
export interface WrittenLetter extends Letter {
  userId: string;
  hash: string;
}

/** Throws AuthRefusal when a letter of this kind was asked for a moment ago. */
export async function refuseHaste(session: Queryable, context: AuthContext, userId: string, purpose: Purpose) {
  const [row] = await session.query<{ wait: number }>(
    `select coalesce(ceil($2::float8 - extract(epoch from now() - ${purposes[purpose].sentAt})), 0)::integer as wait
     from auth.users where id = $1`,
    [userId, context.settings.mailInterval],
  );
  const wait = row?.wait ?? 0;
  if (wait <= 0) return;
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  throw new AuthRefusal(429, 'over_email_send_rate_limit', message, { retryAfter: wait });
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
  const hash = `${challenge ? PKCE_PREFIX : ''}${hashOf(to, otp)}`;
  await storeCode(session, { userId, type: token, email: to, hash });
  await session.query(`update auth.users set ${sentAt} = now(), updated_at = now() where id = $1`, [userId]);
  if (challenge) await addFlow(session, { userId, challenge, provider: 'email', method });
  const link = linkType && `${context.siteUrl()}/auth/v1/verify?${linkQuery(hash, linkType, order.redirectTo)}`;
  return { userId, hash, to, purpose, otp, link };
}

/** Runs `work` in a transaction, and sends the letters that it posts once all of it is committed. */
export async function sendingLetters<T>(
  context: AuthContext,
  request: FastifyRequest,
  work: (session: Queryable, post: (order: LetterOrder) => Promise<void>) => Promise<T>,
): Promise<T> {
  const letters: WrittenLetter[] = [];
  const answer = await context.database.transaction((session) =>
    work(session, async (order) => {
      context.limits.countLetter();
      letters.push(await writeLetter(session, context, order));
    }),
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
    throw new AuthRefusal(500, 'unexpected_failure', 'Error sending the e-mail');
  }
}

function linkQuery(token: string, type: string, redirectTo: string): string {
  return new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
}
