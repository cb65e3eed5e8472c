/** Every refusal and every fault leaves the server in one shape, without a stack. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import '../audit/requestFacts.ts';
import type { ErrorFact } from '#contract/errorFacts.ts';
import { SessionsUnavailableError } from '../sessions/session.ts';
import {
  ProcessExistsError,
  stopping,
  TooManyProgramsError,
  WorkspaceUnavailableError,
} from '../workspaces/workspace.ts';
import { BrokenBuildError } from './BrokenBuildError.ts';
import { admissionError } from './guardApi.ts';
import { RequestError } from './requestError.ts';

export function answerErrors(app: FastifyInstance): void {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = requestErrorOf(error, request);
    // A server that ends asks itself nothing any more, so nothing is said about the account.
    const isOurs = isEnding && refusal.body.code === 'ACCOUNT_UNCHECKED';
    void sendError(reply, isOurs ? unavailable(stopping()) : refusal);
  });
}

export function sendError(reply: FastifyReply, error: RequestError): FastifyReply {
  reply.request.refusal = error.body.code ?? null;
  // What was said of a stream that failed before its first byte is not true of what is sent in its place.
  reply.raw.removeHeader('content-encoding');
  void reply.removeHeader('content-encoding').type('application/json');
  return reply.code(error.status).headers(error.headers).send(error.body);
}

function requestErrorOf(error: FastifyError | Error, request: FastifyRequest): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof BrokenBuildError) {
    const refusal = requestErrorOf(error.reason, request);
    refusal.body.stored = error.stored;
    return refusal;
  }
  if (error instanceof WorkspaceUnavailableError) return unavailable(error);
  if (error instanceof TooManyProgramsError) return new RequestError(429, error.fact, error.message);
  if (error instanceof ProcessExistsError) return new RequestError(409, error.fact, error.message);
  if (error instanceof SessionsUnavailableError) return admissionError('unavailable');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) return clientError(status);
  request.log.error({ err: error }, 'A request failed');
  const fact = { code: 'INTERNAL_ERROR', facts: { id: request.id } } as const;
  return new RequestError(500, fact, `Internal error. If it happens again, report this number: ${request.id}`);
}

/** What passes by itself says when to ask again. */
const PASSING: ReadonlySet<ErrorFact['code']> = new Set([
  'WORKSPACE_MOVING',
  'WORKSPACE_NOT_STARTED',
  'GRAPH_UNANSWERED',
  'VERDICTS_UNREACHABLE',
]);
const ASK_AGAIN_SECONDS = '1';

function unavailable({ fact, message }: WorkspaceUnavailableError): RequestError {
  return new RequestError(
    503,
    fact,
    message,
    PASSING.has(fact.code) ? { headers: { 'retry-after': ASK_AGAIN_SECONDS } } : {},
  );
}

const clientErrors = new Map<number, [ErrorFact, string]>([
  [400, [{ code: 'JSON_MALFORMED', facts: {} }, 'The request is not well-formed JSON.']],
  [413, [{ code: 'REQUEST_TOO_LARGE', facts: {} }, 'The request is too large.']],
  [
    415,
    [{ code: 'REQUEST_NOT_JSON', facts: {} }, 'The body of a request must be JSON (content-type: application/json).'],
  ],
]);
export const notUnderstood: [ErrorFact, string] = [
  { code: 'REQUEST_NOT_UNDERSTOOD', facts: {} },
  'The request cannot be understood.',
];

/** Fastify's own errors, in our words. */
function clientError(status: number): RequestError {
  return new RequestError(status, ...(clientErrors.get(status) ?? notUnderstood));
}
