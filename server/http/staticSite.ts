/** Serves the built SPA: its files by name, and its page for every address that is a page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './answerErrors.ts';
import { type HomePages, sendHome } from './prerenderedHome.ts';
import { RequestError } from './requestError.ts';

/** Paths that are never pages. */
const NOT_A_PAGE = /^\/(api|auth\/v1|rest\/v1|assets)\//;

export interface StaticSite {
  /** The built SPA; null serves none. */
  folder: string | null;
  /** Draws the home page ahead when somebody asks for it first; left out where nothing can. */
  prerender?: () => Promise<HomePages>;
}

export async function staticSite(app: FastifyInstance, { folder, prerender }: StaticSite): Promise<void> {
  const root = folder !== null && existsSync(join(folder, 'index.html')) ? folder : null;
  if (root !== null) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: cacheRule,
    });
    const home = homePages(app, prerender);
    app.get('/', async (request, reply) => {
      // What is asked for beside the page may change what is seen of it.
      const pages = request.url === '/' ? await home() : null;
      return pages === null ? sendPage(request, reply) : sendHome(request, reply, join(root, 'index.html'), pages);
    });
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

/** The pages, drawn once; null where nothing draws them, and where that failed: then browsers draw all of them, as they do any other page. */
function homePages(app: FastifyInstance, prerender: StaticSite['prerender']): () => Promise<HomePages | null> {
  let drawn: Promise<HomePages | null> | undefined;
  const draw = async () => {
    try {
      return (await prerender?.()) ?? null;
    } catch (error) {
      app.log.error(error, 'The home page could not be drawn ahead');
      return null;
    }
  };
  return () => (drawn ??= draw());
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
