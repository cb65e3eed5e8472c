/** What is logged of a request: method, path and outcome. Never its query, headers or body: they may carry secrets. */
import { LogController, type FastifyRequest, type FastifyServerOptions } from 'fastify';

export function logOptions(level: string): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      // Standard output belongs to the one line that says where the site is.
      stream: process.stderr,
      serializers: {
        req: ({ method, url, id }: FastifyRequest) => ({ id, method, path: url.split('?')[0] }),
      },
    },
  };
}
