/** Counts the calls that came over a connection, how long they took and why some were refused. What the server asks itself is none. */
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/Metrics.ts';
import { RequestError } from './requestError.ts';

export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ raw }, { statusCode, elapsedTime }) => {
    if (!(raw.socket instanceof Socket)) return;
    metrics.count('servolab_requests_total', { status: `${Math.floor(statusCode / 100)}xx` });
    metrics.took('servolab_request_seconds', elapsedTime / 1000);
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof RequestError) metrics.count('servolab_refused_total', { code: error.body.code ?? 'NONE' });
  });
}
