/** Serves the built SPA: its files by name, and its page for every address that is a page. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './answerErrors.ts';
import { type HomePages, sendHome } from './prerenderedHome.ts';
import { RequestError } from './requestError.ts';

/** Paths that are never pages. */
const NOT_A_PAGE = /^\/(api|auth\/v1|rest\/v1|assets)\//;
/** How files of the site are called: nothing that is hidden, and no way out of their folder. */
const FILE = /^(?:\/[\w-][\w.-]*)+$/;

export interface StaticSite {
  /** The built SPA; null serves none. */
  folder: string | null;
  /** What was built before it: pages that were opened then still ask for it. */
  earlierFolder?: string;
  /** Draws the home page ahead when somebody asks for it first; left out where nothing can. */
  prerender?: () => Promise<HomePages>;
}

/** Each file is looked for when it is asked for: the pages may be built anew while the server runs. */
export async function staticSite(
  app: FastifyInstance,
  { folder, earlierFolder, prerender }: StaticSite,
): Promise<void> {
  const root = folder !== null && existsSync(join(folder, 'index.html')) ? folder : null;
  if (root !== null) {
    const folders = [root, ...(earlierFolder === undefined ? [] : [earlierFolder])];
    await app.register(fastifyStatic, {
      root,
      serve: false,
      index: false,
      cacheControl: false,
      setHeaders: cacheRule(folders),
    });
    const sendNamed = (request: FastifyRequest, reply: FastifyReply) => {
      const path = pathOf(request);
      const place = FILE.test(path) ? folders.find((each) => existsSync(join(each, path))) : undefined;
      return place === undefined ? reply.callNotFound() : reply.sendFile(path, place);
    };
    // Not of every address: who serves a part of them says what is not there.
    app.get('/:file', sendNamed);
    for (const entry of readdirSync(root, { withFileTypes: true }))
      if (entry.isDirectory()) app.get(`/${entry.name}/*`, sendNamed);
    const home = homePages(app, prerender);
    app.get('/', async (request, reply) => {
      const page = await readFile(join(root, 'index.html'), 'utf8');
      // What is asked for beside the page may change what is seen of it.
      const pages = request.url === '/' ? await home(page) : null;
      return pages === null ? sendPage(request, reply) : sendHome(request, reply, page, pages);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (root !== null && wantsPage(request)) return sendPage(request, reply);
    return sendError(
      reply,
      new RequestError(
        404,
        { code: 'NOTHING_THERE', facts: {} },
        `There is nothing at ${pathOf(request).slice(0, 200)}.`,
      ),
    );
  });
}

/** The pages, drawn once for each build; null where nothing draws them, and where that failed: then browsers draw all of them, as they do any other page. */
function homePages(app: FastifyInstance, prerender: StaticSite['prerender']) {
  let drawn: { page: string; pages: Promise<HomePages | null> } | undefined;
  const draw = async () => {
    try {
      return (await prerender?.()) ?? null;
    } catch (error) {
      app.log.error(error, 'The home page could not be drawn ahead');
      return null;
    }
  };
  /** `page` is what they are drawn into. */
  return (page: string): Promise<HomePages | null> => {
    if (drawn?.page !== page) drawn = { page, pages: draw() };
    return drawn.pages;
  };
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

function sendPage(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !NOT_A_PAGE.test(url) && (headers.accept ?? '').includes('text/html');
}

/** The names of built files contain a digest of their content, so they never change. The folders may lie wherever they like. */
function cacheRule(folders: readonly string[]) {
  const hashed = folders.map((folder) => join(folder, 'assets/'));
  return (response: { setHeader: (name: string, value: string) => void }, path: string): void => {
    const isHashed = hashed.some((folder) => path.startsWith(folder));
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
}
