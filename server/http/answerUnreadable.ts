/** What is answered before any hook of the server hears of it: to an address that the router cannot read, and to what is no request at all. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notUnderstood, sendError } from './answerErrors.ts';
import { RequestError } from './requestError.ts';
import { closedHeaders } from './securityHeaders.ts';

/** An address that the router cannot read. */
export function answerUnreadableAddress(siteUrl: string) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const refusal =
      error.statusCode === 414
        ? new RequestError(414, { code: 'ADDRESS_TOO_LONG', facts: {} }, 'The address is too long.')
        : new RequestError(error.statusCode ?? 400, ...notUnderstood);
    void sendError(reply.headers(closedHeaders(siteUrl)), refusal);
  };
}

/** Bytes that are no request, too many for the head of one, or too late. The connection ends, for nobody knows where the next one would begin. */
export function answerUnreadableBytes(siteUrl: string) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(textOf(requestErrorFor(error.code), siteUrl));
    socket.destroySoon();
  };
}

/** A request that Node would refuse by itself, without a header of ours: one that names no host, and one that expects more than `100-continue`. */
export function answerHalfRequests(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersion !== '1.1' || raw.headers.host !== undefined) return;
    reply.headers({ ...closedHeaders(siteUrl), connection: 'close' });
    throw new RequestError(400, ...notUnderstood);
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const [headers, content] = partsOf(new RequestError(417, ...notUnderstood), siteUrl);
    response.writeHead(417, headers).end(content);
  });
}

function requestErrorFor(code: string | undefined): RequestError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new RequestError(408, notUnderstood[0], 'The request came too late.');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new RequestError(431, { code: 'REQUEST_TOO_LARGE', facts: {} }, 'The headers of the request are too large.');
  return new RequestError(400, ...notUnderstood);
}

function textOf(refusal: RequestError, siteUrl: string): string {
  const [headers, content] = partsOf(refusal, siteUrl);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', content].join('\r\n');
}

function partsOf({ body }: RequestError, siteUrl: string): [headers: Record<string, string>, content: string] {
  const content = JSON.stringify(body);
  const headers = {
    ...closedHeaders(siteUrl),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(content)),
    connection: 'close',
  };
  return [headers, content];
}
