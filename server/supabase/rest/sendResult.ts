import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallResult } from './callProcedure.ts';
import type { Procedure } from './procedureCatalog.ts';
import { RestError } from './restError.ts';

const SINGLE = 'application/vnd.pgrst.object+json';

/** Sends what a procedure answered: nothing, a value, or rows – one object where the client asked for exactly one. */
export function sendResult(
  { body, count }: CallResult,
  { answer }: Procedure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (answer === 'nothing' || body === null) return reply.code(204).send();
  const wantsOne = (request.headers.accept ?? '').includes(SINGLE);
  const isList = answer === 'rows' || answer === 'values';
  void reply.header('content-range', `${count === 0 ? '*' : `0-${count - 1}`}/${countIn(request, count)}`);
  if (isList && wantsOne) {
    if (count !== 1) throw notOne(count);
    return reply.type(`${SINGLE}; charset=utf-8`).send(firstOf(body));
  }
  return reply.type('application/json; charset=utf-8').send(answer === 'row' ? firstOf(body) : body);
}

/** The client asks for the whole count with `Prefer: count=…`; nothing is paged here, so it is the count at hand. */
function countIn({ headers }: FastifyRequest, count: number): string {
  return String(headers['prefer'] ?? '').includes('count=') ? String(count) : '*';
}

function firstOf(body: string): string {
  const rows: unknown = JSON.parse(body);
  return JSON.stringify(Array.isArray(rows) ? (rows[0] ?? null) : rows);
}

function notOne(count: number): RestError {
  return new RestError(406, {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${count} rows`,
  });
}
