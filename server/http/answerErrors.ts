/** Every refusal and every fault leaves the server in one shape, without a stack. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SessionsUnavailableError } from '../sessions/session.ts';
import { ProcessExistsError, WorkspaceUnavailableError } from '../workspaces/workspace.ts';
import { admissionError } from './guardApi.ts';
import { RequestError } from './requestError.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    void sendError(reply, requestErrorOf(error, request));
  });
}

export function sendError(reply: FastifyReply, error: RequestError): FastifyReply {
  return reply.code(error.status).headers(error.headers).send(error.body);
}

function requestErrorOf(error: FastifyError | Error, request: FastifyRequest): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof WorkspaceUnavailableError) return new RequestError(503, error.message);
  if (error instanceof ProcessExistsError) return new RequestError(409, error.message);
  if (error instanceof SessionsUnavailableError) return admissionError('unavailable');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) return new RequestError(status, sentenceFor(status));
  request.log.error({ err: error }, 'A request failed');
  return new RequestError(500, `Internal error. If it happens again, report this number: ${request.id}`);
}

const sentences = new Map([
  [400, 'The request is not well-formed JSON.'],
  [413, 'The request is too large.'],
  [414, 'The address is too long.'],
  [415, 'The body of a request must be JSON (content-type: application/json).'],
]);

/** Fastify's own admissionErrors, in our words. */
function sentenceFor(status: number): string {
  return sentences.get(status) ?? 'The request cannot be understood.';
}
