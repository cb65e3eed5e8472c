/** Stands before the services of accounts that this very server carries: what one address may ask of them in a minute. */
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../limits/addressOf.ts';
import { isInternalRequest } from '../limits/isInternalRequest.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { Guard } from './guardApi.ts';
import { sendError } from './answerErrors.ts';
import { tooManyRequests } from './requestError.ts';

const SERVICES = ['/auth/v1/', '/rest/v1/'];

/** Has to be called before the services are registered. */
export function limitServices(app: FastifyInstance, { limiter, rateLimits }: Guard): void {
  app.addHook('onRequest', async (request, reply) => {
    // The place it is led to: an address can be written in many ways, such as with a letter as its number.
    const place = request.routeOptions.url ?? request.url;
    if (isInternalRequest(request) || !SERVICES.some((path) => place.startsWith(path))) return undefined;
    const seconds = limiter.take(`services ${networkOf(addressOf(request))}`, rateLimits.addressPerMinute);
    if (seconds === 0) return undefined;
    // Thrown, it would be answered by the service, which does not know it.
    return sendError(reply, tooManyRequests(seconds));
  });
}
