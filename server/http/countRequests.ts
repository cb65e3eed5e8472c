/** Counts the calls that came over a connection, how long they took and why some were refused. What the server asks itself is none. */
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/Metrics.ts';
import { RequestError } from './requestError.ts';

export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ raw }, { statusCode, elapsedTime }) => {
    if (!(raw.socket instanceof Socket)) return;
    metrics.count('servolab_requests_total', { status: kindOf(statusCode) });
    metrics.took('servolab_request_seconds', elapsedTime / 1000);
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof RequestError) metrics.count('servolab_refused_total', { code: error.body.code ?? 'NONE' });
  });
}

/** That a learner or the disk has no room is said as a fault of the server (RFC 4918, 11.5), and is none that somebody has to look into. */
function kindOf(status: number): string {
  return status === 507 ? '507' : `${Math.floor(status / 100)}xx`;
}
