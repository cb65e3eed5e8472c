import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../openTestServer.ts';

let server: TestServer;
let root: string;
/** It lies below a folder that is called as one of its own. */
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'servolab-site-'));
  folder = join(root, 'assets/site');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Servolab</title>');
  await writeFile(join(folder, 'assets/main-abc123.js'), `export const text = '${'x'.repeat(5000)}';`);
  for (const hidden of ['.keys', 'assets/.keys']) await writeFile(join(folder, hidden), 'hidden');
  server = await openTestServer({ staticFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.app.inject({ method: 'GET', url, headers });

it.each(['/', '/challenges', '/challenge/1', '/api', '/auth/signin?next=/profile', '/none'])(
  'answers the page at %s',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>Servolab</title>');
  },
);

it.each(['/', '/replay', '/machines', '/inspect', '/operator', '/assets/main-abc123.js', '/assets/gone.js'])(
  'demands Trusted Types with %s',
  async (url) => {
    expect((await get(url)).headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  },
);

it('lets browsers keep built files for ever, and sends them compressed', async () => {
  const answer = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.rawPayload.byteLength).toBeLessThan(1000);
});

it('lets browsers keep no page, whatever the folders are called that the site lies in', async () => {
  expect(folder).toContain('/assets/');
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
});

it.each(['/api/none', '/assets/gone.js', '/assets/', '/assets/.keys', '/auth/v1/none', '/rest/v1/none'])(
  'answers no page at %s',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false });
  },
);

it.each(['/assets', '/.keys', '/%00', '/a%2fb', '/index.html/none'])(
  'takes no folder, and no name that no file has, for a file: %s',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html><title>Servolab</title>']);
    expect((await get(url, {})).statusCode).toBe(404);
  },
);

it('answers no page to whoever wants none', async () => {
  expect((await get('/challenges', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await get('/%2e%2e/etc/passwd')).body).not.toContain('root:');
});
