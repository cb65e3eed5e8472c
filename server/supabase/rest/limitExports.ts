import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInternalRequest } from '../../limits/isInternalRequest.ts';
import { exportLimit } from '../../limits/exportLimit.ts';
import { RateLimiter } from '../../limits/rateLimiter.ts';
import type { Procedure } from './procedureCatalog.ts';
import type { RestCaller } from './restCaller.ts';
import { RestError } from './restError.ts';

const EXPORT = 'user_ssp_export';

export type LimitExports = (
  procedure: Procedure,
  caller: RestCaller,
  request: FastifyRequest,
  reply: FastifyReply,
) => void;

/**
 * Throws RestError for a learner who asks for their record more often than the API lets them, and says when to try again: while it is
 * read, nobody else is answered. What the server asks for itself, the API has counted.
 */
export function limitExports(): LimitExports {
  const limiter = new RateLimiter();
  return ({ name }, { claims }, request, reply) => {
    if (name !== EXPORT || claims.sub === undefined || isInternalRequest(request)) return;
    const seconds = limiter.take(claims.sub, exportLimit.amount, exportLimit.withinSeconds);
    if (seconds === 0) return;
    void reply.header('retry-after', seconds);
    const message = 'Too many exports were taken within ten minutes. Try again later.';
    throw new RestError(429, { code: 'PT429', message });
  };
}
