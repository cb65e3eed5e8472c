/** One address for the site and for the bare page, so that both are had in the same way. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { resolve } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#server/config/bundles.ts';

const BARE = '/bare/';

interface Served {
  type: string;
  body: Buffer;
}

/** Has what the site at this address serves, each file asked for once, and under `/bare/` this bare page, which is built now: both from memory. */
export async function servePages(site: string, page: string): Promise<{ address: string; close: () => void }> {
  const bare = await bareFiles(page);
  const kept = new Map<string, Served>(bare);
  const server = createServer((asked, answer) => {
    void (async () => {
      const path = asked.url ?? '';
      const file = kept.get(path) ?? (await servedBy(site, path, asked.method));
      if (asked.method === 'GET') kept.set(path, file);
      answer.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' }).end(file.body);
    })().catch(() => answer.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The pages have no port.');
  return { address: `http://localhost:${address.port}`, close: () => void server.close() };
}

async function servedBy(site: string, path: string, method = 'GET'): Promise<Served> {
  const answer = await fetch(site + path, {
    method,
    headers: { accept: path === '/' ? 'text/html' : '*/*', origin: site },
  });
  return {
    type: answer.headers.get('content-type') ?? 'text/plain',
    body: gzipSync(Buffer.from(await answer.arrayBuffer())),
  };
}

async function bareFiles(page: string): Promise<ReadonlyMap<string, Served>> {
  const built = await build({
    root: resolve(projectRoot, 'bench/barePage'),
    base: BARE,
    configFile: false,
    mode: 'production',
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: resolve(projectRoot, 'bench/barePage', page) } },
  });
  if (!('output' in built)) throw new Error('The bare page was not built once.');
  return new Map(
    built.output.map((part) => [
      BARE + part.fileName,
      { type: typeOf(part.fileName), body: gzipSync(part.type === 'chunk' ? part.code : part.source) },
    ]),
  );
}

function typeOf(name: string): string {
  if (name.endsWith('.html')) return 'text/html; charset=utf-8';
  return name.endsWith('.css') ? 'text/css' : 'text/javascript';
}
