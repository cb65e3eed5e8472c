import type { FastifyInstance } from 'fastify';
import '../audit/requestFacts.ts';

/** Whoever believes that sessions go on, until told to ask. */
interface Believer {
  recheck(): void;
}

/**
 * What a browser opens and what may take an account from a stranger: the link of an e-mail, and the way back from Google.
 * Anybody may open them with nothing in their hands, so they count only where they found an account.
 */
const OPENED: ReadonlySet<string> = new Set(['/auth/v1/verify', '/auth/v1/callback']);

/** Calls that change nothing. Anybody may send a preflight as often as they like, and would keep the database busy with it. */
const READING: ReadonlySet<string> = new Set(['GET', 'OPTIONS']);

/** The one refusal that ends a session: the token was replaced, so somebody else has it. Only who holds a genuine one meets with it. */
const REUSED = 'refresh_token_already_used';

/**
 * Whatever the embedded authentication service changes may have ended a session – a sign-out, a new password, a ban –
 * so cookies and sockets are asked about again at once. Register it before the service. A hosted one tells nothing.
 */
export function recheckSessions(app: FastifyInstance, gate: Believer, listener: Believer): void {
  // Before the answer goes out: whoever has the answer finds nobody believed any more.
  app.addHook('onSend', async ({ method, aboutLearner, refusal, routeOptions: { url = '' } }, { statusCode }) => {
    if (!url.startsWith('/auth/v1/') || (statusCode >= 400 && refusal !== REUSED)) return;
    if (OPENED.has(url) ? aboutLearner === null : READING.has(method)) return;
    gate.recheck();
    listener.recheck();
  });
}
