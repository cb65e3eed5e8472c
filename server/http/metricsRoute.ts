/** The figures of the server, for whoever watches it. Anybody else finds nothing here. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocalRequest } from '../config/isLocalRequest.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import type { ServerParts } from './serverParts.ts';
import { tooManyRequests } from './requestError.ts';

/** More than any scraper asks; whoever guesses tokens gets no further. */
const PER_MINUTE = 120;

export function metricsRoute(
  app: FastifyInstance,
  { metrics, metricsToken, siteUrl }: Pick<ServerParts, 'metrics' | 'metricsToken' | 'siteUrl'>,
  limiter: RateLimiter,
): void {
  app.get('/metrics', async (request, reply) => {
    const seconds = limiter.take(`metrics ${networkOf(request.ip)}`, PER_MINUTE);
    if (seconds > 0) throw tooManyRequests(seconds);
    const mayRead = metricsToken === null ? isLocalRequest(request, siteUrl) : bears(request, metricsToken);
    if (!mayRead) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** Takes as long for a wrong token as for the right one. */
function bears({ headers }: FastifyRequest, token: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${token}`));
}
