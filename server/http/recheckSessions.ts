import type { FastifyInstance } from 'fastify';
import type { SessionGate } from '../sessions/sessionGate.ts';
import type { SessionListener } from './sessionRoutes.ts';

/**
 * Whatever the embedded authentication service changes may have ended a session – a sign-out, a new password, a ban –
 * so cookies and sockets are asked about again at once. Register it before the service. A hosted one tells nothing.
 */
export function recheckSessions(app: FastifyInstance, gate: SessionGate, listener: SessionListener): void {
  // Before the answer goes out: whoever has the answer finds nobody believed any more.
  app.addHook('onSend', async ({ method, url }, { statusCode }) => {
    if (method === 'GET' || statusCode >= 400 || !url.startsWith('/auth/v1/')) return;
    gate.recheck();
    listener.recheck();
  });
}
