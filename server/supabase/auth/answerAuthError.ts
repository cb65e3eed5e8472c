import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseStalled } from '../database/database.ts';
import { UnreadableBody } from '../readJsonBodies.ts';
import { PasswordsBusy } from '../passwords/passwords.ts';
import { AuthRefusal } from './authRefusal.ts';
import { OAuthRefusal } from './oauthRefusal.ts';

/** From this version on, bodies carry the code as text; older clients find the HTTP status in its place. */
const TEXT_CODES = '2024-01-01';

/** Answers with what went wrong, in the body format that the client asked for. Surprises are logged and not explained. */
export function answerAuthError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof OAuthRefusal) {
    void reply.code(400).send({ error: error.error, error_description: error.message });
    return;
  }
  const refusal = refusalOf(error) ?? unexpected(error, request);
  const { status, code, message, more } = refusal;
  const version = request.headers['x-supabase-api-version'];
  void reply.code(status).header('x-sb-error-code', code);
  if (more.retryAfter !== undefined) void reply.header('retry-after', String(more.retryAfter));
  if (typeof version === 'string' && version >= TEXT_CODES) {
    void reply.header('x-supabase-api-version', TEXT_CODES).send({ code, message, ...more.fields });
  } else {
    void reply.send({ code: status, error_code: code, msg: message, ...more.fields });
  }
}

function refusalOf(error: unknown): AuthRefusal | undefined {
  if (error instanceof AuthRefusal) return error;
  if (error instanceof UnreadableBody) {
    return unreadable(error);
  }
  if (error instanceof PasswordsBusy) {
    return new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  if (error instanceof DatabaseStalled) {
    return new AuthRefusal(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.');
  }
  return undefined;
}

function unreadable({ reason, message }: UnreadableBody): AuthRefusal {
  if (reason === 'tooLarge') return new AuthRefusal(413, 'request_entity_too_large', message);
  if (reason === 'unstorable') return new AuthRefusal(400, 'validation_failed', message);
  return new AuthRefusal(400, 'bad_json', `Could not parse request body as JSON: ${message}`);
}

function unexpected(error: unknown, request: FastifyRequest): AuthRefusal {
  request.log.error(error);
  return new AuthRefusal(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}
