import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../authContext.ts';
import { tooOften } from '../authLimits.ts';

/** What an e-mail is asked for; each may be asked for by itself. */
export type EmailRequest = 'signup' | 'otp' | 'recovery' | 'email_change' | 'reauthentication';

/** Whose address it is that asks, for what, in how many e-mails, and who else gets one of them. */
interface Asked {
  address: string;
  kind: EmailRequest;
  mails?: number;
  others?: readonly string[];
}

/**
 * Notes and counts that e-mails are asked for, whether anybody has the address or not: the answer must not tell.
 * Throws AuthError when the same was asked for a moment ago, or too often, or for somebody who got too many.
 */
export async function requestEmail(
  session: Queryable,
  { settings, limits }: AuthContext,
  request: FastifyRequest,
  { address, kind, mails = 1, others = [] }: Asked,
): Promise<void> {
  const { mailInterval } = settings;
  if (mailInterval === 0) return limits.countEmails(request, mails);
  // One of a time to come was asked for before the clock was set back: by that clock the wait would last for hours.
  await session.query(
    `delete from embedded.email_requests
     where requested_at <= now() - make_interval(secs => $1::float8) or requested_at > now()`,
    [mailInterval],
  );
  const [earlier] = await session.query<{ wait: number }>(
    `select ceil($3::float8 - extract(epoch from now() - requested_at))::integer as wait
     from embedded.email_requests where address = lower($1) and kind = $2`,
    [address, kind, mailInterval],
  );
  if (earlier) throw tooOften('over_email_send_rate_limit', earlier.wait);
  const receivers = new Set([address, ...others].map((one) => one.toLowerCase()));
  limits.countEmails(
    request,
    mails,
    [...receivers].map((one) => ({ address: one, kind })),
  );
  await session.query('insert into embedded.email_requests (address, kind) values (lower($1), $2)', [address, kind]);
}

/** The same where nobody may learn whether an e-mail follows, so that it is asked for in any case. */
export async function requestHiddenEmail(
  context: AuthContext,
  request: FastifyRequest,
  asked: Omit<Asked, 'others'>,
): Promise<void> {
  await context.database.transaction((session) => requestEmail(session, context, request, asked));
}

/**
 * Counts what one more address receives, which only the account knows: whoever asked must not learn of it.
 * Throws AuthError when that were too many.
 */
export function countReceiver(
  { settings, limits }: AuthContext,
  request: FastifyRequest,
  { address, kind }: Pick<Asked, 'address' | 'kind'>,
): void {
  if (settings.mailInterval > 0) limits.countEmails(request, 0, [{ address, kind }]);
}

/** Lets every e-mail to the account be asked for at once. */
export async function forgetEmailRequests(session: Queryable, userId: string): Promise<void> {
  await session.query(
    `delete from embedded.email_requests r using auth.users u
     where u.id = $1 and r.address in (lower(u.email), lower(u.email_change))`,
    [userId],
  );
}
