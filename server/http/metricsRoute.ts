/** The figures of the server, for whoever watches it. Anybody else finds nothing here. */
import type { FastifyInstance } from 'fastify';
import { isLocalRequest } from '../config/isLocalRequest.ts';
import { addressOf } from '../limits/addressOf.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { isSameSecret } from '../sessions/isSameSecret.ts';
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
    const seconds = limiter.take(`metrics ${networkOf(addressOf(request))}`, PER_MINUTE);
    if (seconds > 0) throw tooManyRequests(seconds);
    const mayRead =
      metricsToken === null
        ? isLocalRequest(request, siteUrl)
        : isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
    if (!mayRead) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
