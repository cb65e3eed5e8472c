/** Counts the calls that came over a connection, how long they took and why some were refused. What the server asks itself is none. */
import type { FastifyInstance } from 'fastify';
import '../audit/requestFacts.ts';
import { isInternalRequest } from '../limits/isInternalRequest.ts';
import type { Metrics } from '../metrics/Metrics.ts';

export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    if (isInternalRequest(request) || request.isPassedOn) return;
    metrics.count('servolab_requests_total', { status: kindOf(statusCode) });
    metrics.took('servolab_request_seconds', elapsedTime / 1000);
    // Whoever answered: not every refusal is thrown. It is a word of the program, never of a caller.
    if (request.refusal !== null) metrics.count('servolab_refused_total', { code: request.refusal });
  });
}

/** That a learner or the disk has no room is said as a fault of the server (RFC 4918, 11.5), and is none that somebody has to look into. */
function kindOf(status: number): string {
  return status === 507 ? '507' : `${Math.floor(status / 100)}xx`;
}
