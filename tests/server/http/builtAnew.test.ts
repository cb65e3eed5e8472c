/** A server under which the pages are built anew. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putInPlace } from '../../../scripts/spa.js';
import { openTestServer, type TestServer } from '../openTestServer.ts';

let dist: string;
let server: TestServer;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'servolab-dist-'));
  await build('first');
  server = await openTestServer({
    staticFolder: join(dist, 'spa'),
    earlierStaticFolder: join(dist, 'before'),
    prerender: join(dist, 'prerender', 'prerender.mjs'),
  });
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true, force: true });
});

/** Pages that name what is there by the name of their build. */
async function build(name: string) {
  const draft = await mkdtemp(join(dist, 'draft-'));
  const files = {
    'spa/index.html': `<html lang="en"><script src="/${name}.js"></script><script src="/assets/main-${name}.js"></script><div id="root"></div>`,
    [`spa/${name}.js`]: name,
    [`spa/assets/main-${name}.js`]: name,
    [`spa/assets/later-${name}.js`]: name,
    [`spa/worlds/${name}.svg`]: '<svg/>',
    'prerender/prerender.mjs': `
      export const languages = ['en'];
      export const prerenderHome = async () => ({ title: '', description: '', noScript: '', markup: '${name}' });`,
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(draft, path, '..'), { recursive: true });
    await writeFile(join(draft, path), content);
  }
  putInPlace(draft, dist);
  await rm(draft, { recursive: true });
}

const get = (url: string) => server.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

async function bodiesOf(urls: readonly string[]) {
  const answers = await Promise.all(urls.map(get));
  return answers.map(({ body }) => body);
}

it('serves the page and everything that it names, and what pages of the former build ask for later', async () => {
  expect((await get('/')).body).toContain('<div id="root" data-prerendered="en">first</div>');
  await build('second');

  for (const url of ['/', '/challenges']) expect((await get(url)).body).toContain('src="/assets/main-second.js"');
  expect((await get('/')).body).toContain('<div id="root" data-prerendered="en">second</div>');
  const named = ['/second.js', '/assets/main-second.js', '/assets/later-second.js', '/worlds/second.svg'];
  expect(await bodiesOf(named)).toEqual(['second', 'second', 'second', '<svg/>']);
  const later = await get('/assets/later-first.js');
  expect([later.body, later.headers['cache-control']]).toEqual(['first', 'public, max-age=31536000, immutable']);
});

it('keeps of former builds the last one', async () => {
  for (const name of ['third', 'fourth']) await build(name);
  expect((await get('/assets/later-third.js')).body).toBe('third');
  expect((await get('/assets/later-second.js')).statusCode).toBe(404);
});
