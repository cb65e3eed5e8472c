import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../openTestServer.ts';

const empty =
  '<!doctype html><html lang="en" data-theme="dark"><title>Servolab</title><meta\n  name="description"\n  content="empty"\n/>' +
  '<body><div id="root"></div><noscript>empty</noscript></body></html>';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-home-'));
  await writeFile(join(folder, 'index.html'), empty);
  server = await openWith(`
    export const languages = ['en', 'es'];
    export const prerenderHome = async ({ enterpriseUrl }, locale) => ({
      title: '<title>' + locale + '</title>',
      description: '<meta content="' + locale + '">',
      noScript: '<noscript>' + locale + '</noscript>',
      markup: '<p>$& ' + enterpriseUrl + '</p>',
    });`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function openWith(source: string): Promise<TestServer> {
  const prerender = join(folder, `${source.length}.mjs`);
  await writeFile(prerender, source);
  return openTestServer({ staticFolder: folder, prerender, enterpriseUrl: 'https://enterprise.example/' });
}

const get = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

it.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB', 'en'],
  ['fr,es;q=0.5', 'es'],
  ['en;q=0.1,es;q=0.2', 'es'],
  ['fr', 'en'],
  [';q=,,*', 'en'],
])('is sent with its markup in the language that is asked for: %s', async (asked, locale) => {
  const answer = await get('/', { 'accept-language': asked });
  expect(answer.body).toBe(
    `<!doctype html><html lang="${locale}" data-theme="dark"><title>${locale}</title><meta content="${locale}">` +
      `<body><div id="root" data-prerendered="${locale}"><p>$& https://enterprise.example/</p></div><noscript>${locale}</noscript></body></html>`,
  );
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-cache',
    vary: expect.stringContaining('accept-language') as string,
  });
});

it.each([(tag: string) => tag, (tag: string) => tag.replace('W/', ''), (tag: string) => `"other", ${tag}`])(
  'is not sent again to who has it: %s',
  async (header) => {
    const known = { 'if-none-match': header(String((await get('/')).headers.etag)) };
    const again = await get('/', known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/', { ...known, 'accept-language': 'es' })).statusCode).toBe(200);
  },
);

it.each(['/?code=1', '/challenges', '/none'])('is sent nowhere else: %s', async (url) => {
  expect((await get(url)).body).toBe(empty);
});

it.each(['throw new Error("broken")', 'export const languages = ["en"]; export const prerenderHome = () => fetch(1);'])(
  'is drawn by the browser where it cannot be drawn ahead: %s',
  async (source) => {
    const other = await openWith(source);
    const answer = await get('/', {}, other);
    expect([answer.statusCode, answer.body]).toEqual([200, empty]);
    await other.close();
  },
);
