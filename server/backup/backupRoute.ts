/** Hands everything that is stored to whoever has the key of the service. Anybody else finds nothing here. */
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from '../http/requestError.ts';
import { isSameSecret } from '../sessions/isSameSecret.ts';
import { type PackedSources, packData } from './packData.ts';

const ASK_AGAIN_SECONDS = 60;

export interface BackupSources extends PackedSources {
  /** Null where nobody has it. */
  serviceKey: string | null;
}

export function backupRoute(app: FastifyInstance, { serviceKey, ...sources }: BackupSources): void {
  let isBusy = false;

  app.post('/backup', async (request, reply) => {
    if (serviceKey === null || !isSameSecret(request.headers.authorization ?? '', `Bearer ${serviceKey}`))
      return reply.callNotFound();
    if (isBusy) throw tooManyRequests(ASK_AGAIN_SECONDS);
    isBusy = true;
    try {
      const packed = await packData(sources);
      const end = () => (isBusy = false);
      finished(packed).then(end, end);
      return await reply.header('cache-control', 'no-store').type('application/x-tar').send(packed);
    } catch (error) {
      isBusy = false;
      throw error;
    }
  });
}
