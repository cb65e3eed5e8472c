import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientStatus } from '../clientStatus.ts';
import { DatabaseStalledError } from '../database/database.ts';
import { readJsonBodies, UnreadableBodyError } from '../readJsonBodies.ts';
import { RestError } from './restError.ts';
import { rpcRoutes, type RestContext } from './rpcRoutes.ts';

/** The REST interface, of which the procedures are all there is; mount it under `/rest/v1`. */
export function restPlugin(context: RestContext, apiKeys: readonly string[]) {
  return async (app: FastifyInstance): Promise<void> => {
    readJsonBodies(app);
    app.setErrorHandler(answerRestError);
    app.setNotFoundHandler((request, reply) => answerRestError(noSuchPlace(request), request, reply));
    app.addHook('onRequest', async (request, reply) => {
      const keyError = apiKeyError(request, apiKeys);
      if (keyError) return reply.code(401).send(keyError);
      return checkSchema(request);
    });
    rpcRoutes(app, context);
  };
}

/** What a hosted project's gateway answers to a request without one of its keys. */
function apiKeyError({ headers, method }: FastifyRequest, apiKeys: readonly string[]): object | undefined {
  const { apikey } = headers;
  if (method === 'OPTIONS') return undefined;
  if (apikey === undefined) {
    return { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' };
  }
  if (typeof apikey === 'string' && apiKeys.includes(apikey)) return undefined;
  return { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' };
}

function checkSchema({ headers }: FastifyRequest): void {
  const schema = headers['content-profile'] ?? headers['accept-profile'] ?? 'public';
  if (schema === 'public') return;
  throw new RestError(406, {
    code: 'PGRST106',
    message: 'Invalid schema',
    hint: 'Only the following schemas are exposed: public',
  });
}

function noSuchPlace({ method, url }: FastifyRequest): RestError {
  if (/^\/rest\/v1\/rpc\/\w/.test(url)) {
    return new RestError(405, { code: 'PGRST101', message: `Cannot use the ${method} method on RPC` });
  }
  const table = /^\/rest\/v1\/(\w+)\/?(?:\?|$)/.exec(url)?.[1];
  return table === undefined
    ? new RestError(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' })
    : new RestError(404, {
        code: 'PGRST205',
        message: `Could not find the table 'public.${table}' in the schema cache`,
      });
}

function answerRestError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message, details, hint } = toRestError(error) ?? unexpected(error, request);
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  void reply.code(status).send({ code, details, hint, message });
}

function toRestError(error: unknown): RestError | undefined {
  if (error instanceof RestError) return error;
  if (error instanceof UnreadableBodyError) {
    return new RestError(error.reason === 'tooLarge' ? 413 : 400, { code: 'PGRST102', message: error.message });
  }
  if (error instanceof DatabaseStalledError) return new RestError(504, { code: 'PGRST003', message: error.message });
  const status = clientStatus(error);
  return status === undefined ? undefined : new RestError(status, { code: 'PGRST102', message: String(error) });
}

function unexpected(error: unknown, request: FastifyRequest): RestError {
  request.log.error(error);
  return new RestError(500, { code: 'PGRSTX00', message: 'The database could not answer' });
}
