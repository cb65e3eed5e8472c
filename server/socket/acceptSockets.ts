/** Lets learners' pages open `/ws`, after the same questions as for every call. */
import { randomUUID } from 'node:crypto';
import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { closeCodes } from '#contract/socket.ts';
import { admissionError, type Guard } from '../http/guardApi.ts';
import type { Neighbours, Placement } from '../http/Neighbours.ts';
import { RequestError, tooManyRequests } from '../http/requestError.ts';
import type { OpenPages } from '../operators/OpenPages.ts';
import type { SessionListener } from '../http/sessionRoutes.ts';
import { addressOf } from '../limits/addressOf.ts';
import { networkOf } from '../limits/networkOf.ts';
import { comesFromOurPage } from '../sessions/comesFromOurPage.ts';
import { sessionTokenIn } from '../sessions/sessionCookie.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { Session } from '../sessions/session.ts';
import type { Workspace, Workspaces } from '../workspaces/workspace.ts';
import { closeSocket } from './closeSocket.ts';
import { LearnerSockets } from './learnerSockets.ts';
import { SessionWatch } from './sessionWatch.ts';
import { SocketConnection, type SocketSettings } from './socketConnection.ts';

const PATH = '/ws';
/** Those of the contract, and the usual ways in which pages leave; a page may give any other. */
const knownCodes: ReadonlySet<number> = new Set([1000, 1001, 1005, 1006, ...Object.values(closeCodes)]);

/** Who opens a socket, and to what. */
interface Visit {
  session: Session;
  workspace: Workspace;
  /** Null where there are no other servers. */
  placement: Placement | null;
}

/** Answers what has to be called when sessions are renewed or ended, and who has pages open. Closing the server closes all sockets first. */
export async function acceptSockets(
  app: FastifyInstance,
  guard: Guard,
  workspaces: Workspaces,
  metrics: Metrics,
  neighbours: Neighbours | null,
): Promise<SessionListener & OpenPages> {
  const sockets = new LearnerSockets();
  const watch = new SessionWatch(sockets, guard.gate);
  const epoch = randomUUID();
  metrics.show('servolab_sockets', () => sockets.count);
  metrics.show('servolab_learners_online', () => sockets.learners.length);
  const sent = (bytes: number) => metrics.count('servolab_socket_sent_bytes_total', {}, bytes);
  neighbours?.whenLeft(async (learnerId) => sockets.closeOf(learnerId, closeCodes.moved, 'The workspace has moved.'));

  await app.register(fastifyWebsocket, {
    options: { maxPayload: limits.socketMessageBytes, perMessageDeflate: false },
    errorHandler(error, socket, request) {
      // A broken frame closes its socket by itself, with the right code.
      if (socket.readyState !== socket.OPEN) return;
      request.log.error({ err: error }, 'A socket failed');
      socket.terminate();
    },
    preClose(done) {
      watch.stop();
      sockets.closeAll(closeCodes.shuttingDown, 'The server is shutting down.');
      done();
    },
  });
  // Behind the plugin, which tells sockets from calls, and before every route.
  await neighbours?.forwardToHome(app, guard.gate, guard.isSecure);
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && routeOptions.url !== PATH)
      throw new RequestError(404, { code: 'NOTHING_THERE', facts: {} }, 'There is no such socket.');
  });

  await app.register(async (scope) => {
    scope.decorateRequest('visit', null);
    scope.route({
      method: 'GET',
      url: PATH,
      async onRequest(request) {
        if (!request.ws) return;
        const session = await admit(request, guard);
        const workspace = await workspaces.of(session.learnerId);
        const placement = (await neighbours?.placementOf(session.learnerId)) ?? null;
        request.setDecorator<Visit>('visit', { session, workspace, placement });
      },
      handler: (_request, reply) => reply.callNotFound(),
      wsHandler(socket, request) {
        const { session, workspace, placement } = request.getDecorator<Visit>('visit');
        socket.on('close', (code) =>
          metrics.count('servolab_socket_closed_total', { code: knownCodes.has(code) ? String(code) : 'other' }),
        );
        if (!sockets.hasRoomFor(session.learnerId)) {
          closeSocket(socket, closeCodes.tooManySockets, 'Too many pages of this workspace are open.');
          return;
        }
        const connection = new SocketConnection(socket, session, workspace, { ...epochOf(epoch, placement), sent });
        sockets.add(session.learnerId, connection);
        socket.on('close', () => sockets.remove(session.learnerId, connection));
      },
    });
  });

  return {
    renewed: (session) => sockets.renewed(session),
    ended: (session) => sockets.ended(session),
    recheck: () => watch.look(),
    visits: () => sockets.visits(),
    signInsOf: (learnerId) => sockets.signInsOf(learnerId),
  };
}

/** A workspace that was elsewhere meanwhile has lost what ran, though the server is the same. */
function epochOf(run: string, placement: Placement | null): Pick<SocketSettings, 'epoch' | 'arrival'> {
  if (placement === null) return { epoch: run };
  const { arrival, number } = placement;
  return { epoch: `${run} ${number}`, ...(arrival !== 'made' && { arrival }) };
}

async function admit(request: FastifyRequest, guard: Guard): Promise<Session> {
  const { headers } = request;
  if (!comesFromOurPage(headers, guard.allowedOrigins)) {
    throw new RequestError(
      403,
      { code: 'FOREIGN_PAGE', facts: {} },
      'This call does not come from a page of this site.',
    );
  }
  const seconds = guard.limiter.take(`sockets ${networkOf(addressOf(request))}`, guard.rateLimits.socketsPerMinute);
  if (seconds > 0) throw tooManyRequests(seconds);
  const admission = await guard.gate.admit(sessionTokenIn(headers.cookie, guard.isSecure));
  if (admission.kind !== 'admitted') throw admissionError(admission.kind);
  return admission.session;
}
