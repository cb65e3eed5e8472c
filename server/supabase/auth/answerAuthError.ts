import type { FastifyReply, FastifyRequest } from 'fastify';
import '../../audit/requestFacts.ts';
import { DatabaseStalledError, SqlError } from '../database/database.ts';
import { clientStatus } from '../clientStatus.ts';
import { UnreadableBodyError } from '../readJsonBodies.ts';
import { PasswordsBusyError } from '../passwords/passwords.ts';
import { AuthError } from './authError.ts';
import { OAuthError } from './oauthError.ts';

/** From this version on, bodies carry the code as text; older clients find the HTTP status in its place. */
const TEXT_CODES = '2024-01-01';

/** PostgreSQL's code for a disk on which it finds no room. */
const NO_ROOM = '53100';

/** Answers with what went wrong, in the body format that the client asked for. Surprises are logged and not explained. */
export function answerAuthError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof OAuthError) {
    request.refusal = error.error;
    void reply.code(400).send({ error: error.error, error_description: error.message });
    return;
  }
  const { status, code, message, more } = toAuthError(error) ?? unexpected(error, request);
  request.refusal = code;
  const version = request.headers['x-supabase-api-version'];
  void reply.code(status).header('x-sb-error-code', code);
  if (more.retryAfter !== undefined) void reply.header('retry-after', String(more.retryAfter));
  if (typeof version === 'string' && version >= TEXT_CODES) {
    void reply.header('x-supabase-api-version', TEXT_CODES).send({ code, message, ...more.fields });
  } else {
    void reply.send({ code: status, error_code: code, msg: message, ...more.fields });
  }
}

function toAuthError(error: unknown): AuthError | undefined {
  if (error instanceof AuthError) return error;
  if (error instanceof UnreadableBodyError) {
    return unreadable(error);
  }
  if (error instanceof PasswordsBusyError) {
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  if (error instanceof DatabaseStalledError) {
    return new AuthError(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.');
  }
  if (error instanceof SqlError && error.code === NO_ROOM) {
    return new AuthError(507, 'disk_full', 'The disk of the server is full, so nothing can be stored.');
  }
  const status = clientStatus(error);
  return status === undefined ? undefined : new AuthError(status, 'validation_failed', String(error));
}

function unreadable({ reason, message }: UnreadableBodyError): AuthError {
  if (reason === 'tooLarge') return new AuthError(413, 'request_entity_too_large', message);
  if (reason === 'unstorable') return new AuthError(400, 'validation_failed', message);
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${message}`);
}

function unexpected(error: unknown, request: FastifyRequest): AuthError {
  request.log.error(error);
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
}
