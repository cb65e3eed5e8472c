import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../database/database.ts';
import { html, type Html } from './html.ts';
import { isLocalRequest } from '../../config/isLocalRequest.ts';
import { sendPage } from './page.ts';

interface KeptEmail {
  recipient: string;
  subject: string;
  otp: string;
  link: string | null;
  at: string;
}

export interface InboxParts {
  database: Database;
  /** E-mails that are being written; the inbox waits for them. */
  background: { idle(): Promise<void> };
  siteUrl: () => string;
}

/** How many e-mails are shown. */
const SHOWN = 50;

/** `/_inbox`: the e-mails that would have been sent, for readers at this machine only; to others it is not there. */
export function inboxRoutes(app: FastifyInstance, { database, background, siteUrl }: InboxParts): void {
  app.get('/_inbox', async (request, reply) => {
    if (!isLocalRequest(request, siteUrl())) return notThere(reply);
    await background.idle();
    const mails = await database.query<KeptEmail>(
      `select recipient, subject, otp, link, embedded.rfc3339(sent_at) as at
       from auth.embedded_mail order by id desc limit $1`,
      [SHOWN],
    );
    return sendPage(reply, 'Inbox', pageOf(mails));
  });
  app.get<{ Querystring: { to?: unknown } }>('/_inbox/latest', async (request, reply) => {
    if (!isLocalRequest(request, siteUrl())) return notThere(reply);
    const { to } = request.query;
    await background.idle();
    const [mail] = await database.query<{ otp: string; link: string | null }>(
      'select otp, link from auth.embedded_mail where recipient = lower($1) order by id desc limit 1',
      [typeof to === 'string' ? to : ''],
    );
    void reply.header('cache-control', 'no-store');
    return mail ?? reply.code(404).send({ message: 'There is no e-mail to this address.' });
  });
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: 'There is nothing here.' });
}

function pageOf(mails: readonly KeptEmail[]): Html {
  const note = html`<p class="note">
    This server sends no e-mail. What it would have sent is shown here, the newest first, on this machine only.
  </p>`;
  if (mails.length === 0)
    return html`${note}
      <p>No e-mails yet.</p>`;
  return html`${note}
    <ul>
      ${mails.map(itemOf)}
    </ul>`;
}

function itemOf({ recipient, subject, otp, link, at }: KeptEmail): Html {
  const way = link === null ? html`` : html` · <a href="${link}">Open the link</a>`;
  return html`<li>
    <strong>${subject}</strong><br />
    To ${recipient}, <time datetime="${at}">${readable(at)}</time><br />
    Code <code>${otp}</code>${way}
  </li>`;
}

/** `2026-01-31T12:30:00.123Z` as somebody reads it. */
const readable = (at: string): string => `${at.slice(0, 10)} at ${at.slice(11, 19)} UTC`;
