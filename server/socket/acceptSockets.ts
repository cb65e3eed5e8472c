/** Lets learners' pages open `/ws`, after the same questions as for every call. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { limits } from '#contract/limits.ts';
import { closeCodes } from '#contract/socket.ts';
import { refusalOf, type Guard } from '../http/guardApi.ts';
import { RequestError, tooManyRequests } from '../http/requestError.ts';
import type { SessionListener } from '../http/sessionRoutes.ts';
import { networkOf } from '../limits/networkOf.ts';
import { comesFromOurPage } from '../sessions/comesFromOurPage.ts';
import { sessionTokenIn } from '../sessions/sessionCookie.ts';
import type { Session } from '../sessions/session.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import { LearnerSockets } from './learnerSockets.ts';
import { SessionWatch } from './sessionWatch.ts';
import { SocketConnection } from './socketConnection.ts';

/** Answers who must hear when sessions are renewed or ended. Closing the server closes all sockets first. */
export function acceptSockets(app: FastifyInstance, guard: Guard, workspaces: Workspaces): SessionListener {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.socketMessageBytes,
    perMessageDeflate: false,
  });
  const sockets = new LearnerSockets();
  const watch = new SessionWatch(sockets, guard.gate);
  const epoch = randomUUID();

  async function accept(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    const session = await admit(request, guard);
    const { learnerId } = session;
    const workspace = await workspaces.of(learnerId);
    if (raw.destroyed) return;
    if (!sockets.hasRoomFor(learnerId)) throw new RequestError(429, 'Too many pages of this workspace are open.');
    server.handleUpgrade(request, raw, head, (socket) => {
      const connection = new SocketConnection(socket, session, workspace, epoch);
      sockets.add(learnerId, connection);
      socket.on('close', () => sockets.remove(learnerId, connection));
    });
  }

  app.server.on('upgrade', (request, raw, head) => {
    raw.on('error', () => raw.destroy());
    accept(request, raw, head).catch((error: unknown) => {
      if (!(error instanceof RequestError)) app.log.error({ err: error }, 'A socket could not be opened');
      refuse(raw, error instanceof RequestError ? error : new RequestError(500, 'Internal error.'));
    });
  });
  app.addHook('preClose', async () => {
    watch.stop();
    sockets.closeAll(closeCodes.shuttingDown, 'The server is shutting down.');
  });
  return {
    renewed: (session) => sockets.renewed(session),
    ended: (session) => sockets.ended(session),
    doubted: () => watch.look(),
  };
}

async function admit(request: IncomingMessage, guard: Guard): Promise<Session> {
  if (request.url?.split('?')[0] !== '/ws') throw new RequestError(404, 'There is no such socket.');
  if (!comesFromOurPage(request.headers, guard.allowedOrigins)) {
    throw new RequestError(403, 'This call does not come from a page of this site.');
  }
  const network = networkOf(request.socket.remoteAddress ?? '');
  const seconds = guard.limiter.take(`sockets ${network}`, guard.rateLimits.socketsPerMinute);
  if (seconds > 0) throw tooManyRequests(seconds);
  const admission = await guard.gate.admit(sessionTokenIn(request.headers.cookie, guard.isSecure));
  if (admission.kind !== 'admitted') throw refusalOf(admission.kind);
  return admission.session;
}

/** An upgrade is refused with an ordinary HTTP answer. */
function refuse(raw: Duplex, { status, body, headers }: RequestError): void {
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  raw.end(`${lines.join('\r\n')}\r\n\r\n${text}`);
}
