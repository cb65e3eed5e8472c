import type { FastifyInstance } from 'fastify';

const HEADERS = [
  'apikey',
  'authorization',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
  'prefer',
  'content-profile',
  'accept-profile',
  'range',
].join(', ');

/** Without these a page of another origin could not read why it was refused. */
const READABLE = 'x-supabase-api-version, x-sb-error-code, x-total-count, link, content-range';

/** Lets pages of these origins call the routes of this plugin; to all others the browser shows nothing. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': HEADERS,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-expose-headers': READABLE,
      'access-control-max-age': '7200',
    });
  });
  app.options('/*', (_request, reply) => reply.code(204).send());
}
