/** Serves the built SPA: its files by name, and its page for every address that is a page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './answerErrors.ts';
import { RequestError } from './requestError.ts';

/** Paths that are never pages. */
const NOT_A_PAGE = /^\/(api|auth\/v1|rest\/v1|assets)\//;

export async function staticSite(app: FastifyInstance, folder: string | null): Promise<void> {
  const root = folder !== null && existsSync(join(folder, 'index.html')) ? folder : null;
  if (root !== null) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: cacheRule,
    });
    app.get('/', sendPage);
  }
  app.setNotFoundHandler((request, reply) => {
    if (root !== null && wantsPage(request)) return sendPage(request, reply);
    return sendError(
      reply,
      new RequestError(
        404,
        { code: 'NOTHING_THERE', facts: {} },
        `There is nothing at ${request.url.split('?')[0]?.slice(0, 200)}.`,
      ),
    );
  });
}

function sendPage(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !NOT_A_PAGE.test(url) && (headers.accept ?? '').includes('text/html');
}

/** The names of built files contain a digest of their content, so they never change. */
function cacheRule(response: { setHeader: (name: string, value: string) => void }, path: string): void {
  const isHashed = path.includes('/assets/');
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
