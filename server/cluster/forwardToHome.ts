/** Passes calls and sockets of a learner on to the server that is the learner's home. */
import type { Duplex } from 'node:stream';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProxyServerOptions } from 'httpxy';
import '../audit/requestFacts.ts';
import { sendError } from '../http/answerErrors.ts';
import { RequestError } from '../http/requestError.ts';
import { addressOf } from '../limits/addressOf.ts';
import { bearerIn } from '../sessions/bearerIn.ts';
import { sessionTokenIn } from '../sessions/sessionCookie.ts';
import type { SessionGate } from '../sessions/sessionGate.ts';
import type { Members } from './Members.ts';
import { movingError } from './movingError.ts';

/** Tells the home that another server took it for that: it answers itself, or not at all. */
const PASSED_ON = 'x-servolab-passed-on';
/** A build may take so long, and longer. */
const ANSWER_WITHIN_MS = 900_000;
const OPEN_WITHIN_MS = 5000;

/** Calls of the workspace API and its socket are the learner's; all else any server answers. */
const OF_A_LEARNER = /^\/(api\/|ws(\?|$))/;

export async function forwardToHome(
  app: FastifyInstance,
  members: Members,
  gate: SessionGate,
  isSecure: boolean,
): Promise<void> {
  // A server that stands alone never loads it.
  const { createProxyServer } = await import('httpxy');
  const proxy = createProxyServer({ proxyTimeout: ANSWER_WITHIN_MS, upgradeTimeout: OPEN_WITHIN_MS });
  const tunnels = new Set<Duplex>();
  const underWay = new WeakMap<IncomingMessage, FastifyRequest>();
  proxy.on('error', (error, request, response) => {
    // One line: while a server is away every call of its learners fails, and a stack says no more than its first line.
    const path = request?.url?.split('?')[0];
    app.log.warn({ why: error.message, method: request?.method, path }, 'A call could not be passed on');
    if (response instanceof ServerResponse) answerMoving(response, request && underWay.get(request));
    else response?.destroy();
  });
  app.addHook('preClose', async () => {
    for (const tunnel of tunnels) tunnel.destroy();
  });

  app.addHook('onRequest', async (request, reply) => {
    // The place it is led to: an address can be written in many ways.
    if (!OF_A_LEARNER.test(request.routeOptions.url ?? request.url)) return;
    const learnerId = await learnerOf(request, gate, isSecure);
    if (learnerId === null) return;
    const home = members.homeOf(learnerId);
    if (home === members.self) return;
    // Two servers that have not heard the same yet must not send a call to and fro.
    if (home === undefined || request.headers[PASSED_ON] !== undefined) {
      sendMoving(reply);
      return;
    }
    const options = {
      target: home.url,
      headers: { [PASSED_ON]: members.self.run, 'x-forwarded-for': addressOf(request) },
    };
    request.isPassedOn = true;
    underWay.set(request.raw, request);
    reply.hijack();
    if (request.ws) passSocket(request, reply, options);
    else void proxy.web(request.raw, reply.raw, options);
  });

  function passSocket({ raw }: FastifyRequest, reply: FastifyReply, options: ProxyServerOptions): void {
    const { socket } = raw;
    tunnels.add(socket);
    socket.once('close', () => tunnels.delete(socket));
    reply.raw.detachSocket(socket);
    void proxy.ws(raw, socket, options);
  }
}

/** Who is not signed in belongs nowhere, and is told so by any server. */
async function learnerOf(request: FastifyRequest, gate: SessionGate, isSecure: boolean): Promise<string | null> {
  const { cookie, authorization } = request.headers;
  const token = bearerIn(authorization) ?? sessionTokenIn(cookie, isSecure);
  const session = token === null ? null : await gate.recognize(token).catch(() => null);
  return session?.learnerId ?? null;
}

const moving = new RequestError(503, movingError().fact, movingError().message, { headers: { 'retry-after': '1' } });

function sendMoving(reply: FastifyReply): void {
  void sendError(reply, moving);
}

/** The call is answered here after all. An answer that has begun can only be broken off. */
function answerMoving(response: ServerResponse, request: FastifyRequest | undefined): void {
  if (response.headersSent) return void response.destroy();
  if (request !== undefined) {
    request.isPassedOn = false;
    request.refusal = moving.body.code ?? null;
  }
  response.writeHead(moving.status, { ...moving.headers, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(moving.body));
}
