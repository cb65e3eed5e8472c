import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { addressOf } from '../../limits/addressOf.ts';
import { networkOf } from '../../limits/networkOf.ts';
import type { Tokens } from '../keys/tokens.ts';
import { callProcedure } from './callProcedure.ts';
import { findProcedure } from './findProcedure.ts';
import { limitExports } from './limitExports.ts';
import type { ProcedureCatalog } from './procedureCatalog.ts';
import { restCaller } from './restCaller.ts';
import { mostRowsOf, refuseMediaType } from './preferences.ts';
import { RestError } from './restError.ts';
import { sendResult } from './sendResult.ts';

export interface RestContext {
  database: Database;
  tokens: Tokens;
  catalog: ProcedureCatalog;
}

type RpcRequest = FastifyRequest<{ Params: { name: string } }>;
type Args = Readonly<Record<string, unknown>>;

/** `POST`, `GET` and `HEAD /rpc/<procedure>`: arguments in a JSON object or in the query. Never any SQL of a client. */
export function rpcRoutes(app: FastifyInstance, { database, tokens, catalog }: RestContext): void {
  const limitExport = limitExports();
  const perform = async (request: RpcRequest, reply: FastifyReply, args: Args, readsOnly: boolean) => {
    refuseMediaType(request);
    const caller = await restCaller(tokens, request);
    const procedure = findProcedure(catalog, request.params.name, Object.keys(args));
    limitExport(procedure, caller, request, reply);
    const from = { address: networkOf(addressOf(request)), mostRows: mostRowsOf(request) };
    const result = await callProcedure(database, { procedure, args, caller, readsOnly, ...from });
    return sendResult(result, procedure, request, reply);
  };

  app.post('/rpc/:name', (request: RpcRequest, reply) => {
    refuseQuery(request);
    return perform(request, reply, objectOf(request.body ?? {}), false);
  });
  // Fastify answers HEAD with it, too.
  app.get('/rpc/:name', (request: RpcRequest, reply) => {
    const { select, ...args } = objectOf(request.query);
    if (select !== undefined && select !== '*') throw unknownParameter('select');
    return perform(request, reply, args, true);
  });
}

function objectOf(body: unknown): Args {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new RestError(400, { code: 'PGRST102', message: 'All arguments must be given in one JSON object' });
}

/** Choosing columns, filters and orders are left to the procedures; `select=*` asks for nothing. */
function refuseQuery(request: RpcRequest): void {
  const asked = Object.entries(objectOf(request.query)).find(([key, value]) => key !== 'select' || value !== '*');
  if (!asked) return;
  throw unknownParameter(asked[0]);
}

function unknownParameter(name: string): RestError {
  return new RestError(400, {
    code: 'PGRST100',
    message: `The embedded database does not know the query parameter "${name}"`,
    hint: 'A procedure answers with its whole result; ask for it without select, filters, order or limit.',
  });
}
