/** No path, however it is written and whatever is swapped on the way, leads out of the workspace. */
import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADA, BEN, openTestServer, type TestServer } from '../openTestServer.ts';
import { openTestFiles, SCRIPTS } from './openTestFiles.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const upwards = Array.from({ length: 12 }, (_, index) => `${'../'.repeat(index + 1)}canary.txt`);
const corpus = [
  ...upwards,
  ...upwards.map((path) => `/ws/src/${path}`),
  '..\\canary.txt',
  '....//canary.txt',
  '.%2e/canary.txt',
  '%2e%2e%2fcanary.txt',
  '%252e%252e%252fcanary.txt',
  '..%c0%afcanary.txt',
  '..;/canary.txt',
  '..',
  '.',
  '',
  ' ',
  '/',
  '//',
  '/ws',
  '/ws/',
  '/ws/..',
  'src/',
  'src/.',
  'src/..',
  'src/../..',
  'src/./a.py',
  '/ws/src/../../canary.txt',
  '/ws-evil/s',
  '/wsx',
  '/etc/passwd',
  '//etc/passwd',
  'file:///etc/passwd',
  '~/x',
  '~root',
  '$HOME/x',
  'C:\\x',
  '\\\\host\\x',
  'a\0.py',
  'a\n.py',
  'a\r.py',
  'CON/x',
  'a'.repeat(256),
  `src/${'a'.repeat(5000)}`,
  `${'a/'.repeat(200)}x`,
  'u\u0308.py',
  'a\u202Eyp.exe',
  '..\u2215canary.txt',
  '..\uFF0Fcanary.txt',
  '.tmp-leftBehind-0',
  'src/.tmp-leftBehind-0/x',
  '/proc/self/environ',
  '/proc/self/fd/3',
  '/dev/zero',
  '/dev/stdin',
  'linked/canary.txt',
  'linked',
  'canary-link.txt',
  'a.py/x',
];

it.each(corpus)('stays inside for %j', async (path) => {
  const token = await server.tokens.tokenOf(ADA);
  const { root } = await server.workspaces.of(ADA);
  const outside = join(server.folder, 'workspaces');
  await writeFile(join(outside, 'canary.txt'), 'canary');
  await writeFile(join(server.folder, 'canary.txt'), 'canary');
  await symlink(outside, join(root, 'linked'));
  await symlink(join(outside, 'canary.txt'), join(root, 'canary-link.txt'));
  const before = await listing(server.folder, root);
  const query = `file_path=${encodeURIComponent(path)}`;
  const read = await server.send(token, { method: 'GET', url: `/api/file/get?${query}` });
  const payload = { content: 'overwritten', force_overwrite: true };
  const saved = await server.send(token, { method: 'POST', url: `/api/file/save?${query}`, payload });
  const build = { code: 'overwritten', file_path: path, force_overwrite: true };
  const built = await server.send(token, { method: 'POST', url: '/api/build-with-code', payload: build });
  for (const answer of [read, saved, built]) {
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('canary\\"');
    expect(answer.json()).not.toMatchObject({ content: expect.stringMatching(/canary|root:/) as string });
  }
  expect(await listing(server.folder, root)).toEqual(before);
  expect(await readFile(join(outside, 'canary.txt'), 'utf8')).toBe('canary');
});

it('reads no file of another learner', async () => {
  const token = await server.tokens.tokenOf(ADA);
  const { root } = await server.workspaces.of(BEN);
  await writeFile(join(root, 'secret.py'), 'canary');
  for (const path of [`../${BEN}/secret.py`, `/ws/../${BEN}/secret.py`, join(root, 'secret.py')]) {
    const url = `/api/file/get?file_path=${encodeURIComponent(path)}`;
    const answer = await server.send(token, { method: 'GET', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('"canary"');
  }
});

/** Everything below the folder but the learner's own workspace, whose link would lead round in a circle, and the kept versions. */
async function listing(folder: string, except: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (path === except || entry.name === 'versions') continue;
    paths.push(path);
    if (entry.isDirectory()) paths.push(...(await listing(path, except)));
  }
  return paths.toSorted();
}

const SWAPPER = `
  const { renameSync } = require('node:fs');
  const { workerData: { scripts, aside, link } } = require('node:worker_threads');
  for (;;) {
    renameSync(scripts, aside); renameSync(link, scripts);
    renameSync(scripts, link); renameSync(aside, scripts);
  }
`;

it('writes nothing outside while a folder is swapped for a link in a loop', async () => {
  const { base, root, save, close } = await openTestFiles();
  const outside = join(base, 'outside');
  await mkdir(outside);
  const scripts = join(root, SCRIPTS);
  const [link, aside] = [join(base, 'link'), join(base, 'aside')];
  await symlink(outside, link);
  const worker = new Worker(SWAPPER, { eval: true, workerData: { scripts, aside, link } });
  const until = performance.now() + 2000;
  let saved = 0;
  for (let count = 0; performance.now() < until; count += 1) {
    const outcome = await save(`${SCRIPTS}/${count % 50}.py`, `${count}`, { force: true });
    if (outcome.kind === 'saved') saved += 1;
  }
  await worker.terminate();
  const escaped = await readdir(outside);
  await close();
  expect(escaped).toEqual([]);
  expect(saved).toBeGreaterThan(10);
});

it('would notice a write outside: a plain path follows the link', async () => {
  const { base, root, close } = await openTestFiles();
  const outside = join(base, 'outside');
  await mkdir(outside);
  await rename(join(root, SCRIPTS), join(base, 'aside'));
  await symlink(outside, join(root, SCRIPTS));
  await writeFile(join(root, SCRIPTS, 'a.py'), 'x');
  expect(await readdir(outside)).toEqual(['a.py']);
  await close();
});
