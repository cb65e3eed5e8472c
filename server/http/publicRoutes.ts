/** What everybody may read: the settings of the SPA and the description of the workspace API. */
import type { FastifyInstance } from 'fastify';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { openApi } from './openApi.ts';

export function publicRoutes(
  app: FastifyInstance,
  runtimeConfig: RuntimeConfig,
  site: Parameters<typeof openApi>[0],
): void {
  const description = openApi(site);
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(runtimeConfig));
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(description));
}
