/** The codes of a server that is asked badly or that cannot do what it is asked, and where each other code is provoked. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { errorFacts } from '#contract/errorFacts.ts';
import { apiError } from '#contract/rest.ts';
import type { ProcessEnd } from '#contract/entities.ts';
import { AVATAR_PATH } from '#contract/avatar.ts';
import { ADA, generousLimits } from '../openTestServer.ts';
import { FILE, openForAda, save } from './openForAda.ts';

type Ada = Awaited<ReturnType<typeof openForAda>>;
type Ask = (ada: Ada) => Promise<LightMyRequestResponse>;

const inWorkspace = FILE.slice('/ws/'.length);
const raw =
  (payload: string, type = 'application/json'): Ask =>
  ({ server, token }) =>
    server.send(token, { method: 'POST', url: '/api/execute', payload, headers: { 'content-type': type } });

async function writeAt(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const provoked: readonly [code: string, facts: object, Ask][] = [
  ['JSON_MALFORMED', {}, raw('{')],
  ['REQUEST_TOO_LARGE', {}, raw(JSON.stringify({ name: 'x'.repeat(1_048_577) }))],
  ['REQUEST_NOT_JSON', {}, raw('a=b', 'application/x-www-form-urlencoded')],
  ['REQUEST_NOT_UNDERSTOOD', {}, ({ get }) => get('/api/topic/%zz')],
  ['ADDRESS_TOO_LONG', {}, ({ post }) => post(`/api/processes/${'a'.repeat(600)}/stop`, {})],
  [
    'PICTURE_NOT_FOUND',
    {},
    ({ server, get }) => {
      server.supabase.pictures.set(ADA, 'https://pictures.example/ada.png');
      return get(AVATAR_PATH);
    },
  ],
  [
    'INTERNAL_ERROR',
    { id: expect.any(String) },
    ({ get, workspace }) => {
      workspace.topics = () => Promise.reject(new Error('a fault of the server'));
      return get('/api/topics');
    },
  ],
  [
    'TOO_MANY_PROGRAMS',
    { most: 0 },
    ({ post, workspace }) => {
      workspace.mostPrograms = 0;
      return post('/api/execute', { command: 'rosnode', args: ['list'], name: 'List' });
    },
  ],
  [
    'FILE_EXISTS',
    { path: FILE },
    async ({ post, server, workspace }) => {
      await writeAt(join(server.folder, 'starters', inWorkspace), 'as it began');
      await writeAt(join(workspace.root, inWorkspace), 'as it is');
      return post(`/api/file/restore?file_path=${FILE}`, {});
    },
  ],
  [
    'FILE_NO_SPACE',
    { path: FILE },
    async ({ post, server }) => {
      await post(save, { content: 'old' });
      const versions = join(server.folder, 'versions');
      await rm(versions, { recursive: true });
      await writeFile(versions, 'a file where the folder of the versions should be');
      return post(save, { content: 'new', force_overwrite: true });
    },
  ],
];

it.each(provoked)('answers with %s', async (code, facts, ask) => {
  const body = v.parse(apiError, (await ask(await openForAda())).json());
  expect(body).toMatchObject({ code, facts });
});

it('stores nothing for learners while the disk has hardly room, and lets them read and stop', async () => {
  const { get, post } = await openForAda({ programLimits: { reserveBytes: Number.MAX_SAFE_INTEGER } });
  const run = { command: 'rosnode', args: ['list'], name: 'List' };
  const build = { code: 'x', file_path: FILE };
  for (const answer of [
    await post(save, { content: 'new' }),
    await post('/api/execute', run),
    await post('/api/build-with-code', build),
  ]) {
    expect(answer.statusCode).toBe(507);
    expect(v.parse(apiError, answer.json())).toMatchObject({ code: 'DISK_FULL' });
  }
  expect((await get(`/api/file/get?file_path=${FILE}`)).statusCode).toBe(200);
  expect((await get('/api/processes')).statusCode).toBe(200);
});

it('says after how many seconds it may be asked again', async () => {
  const { get } = await openForAda({ rateLimits: { ...generousLimits, otherPerMinute: 1 } });
  const answers = [await get('/api/processes'), await get('/api/processes'), await get('/api/processes')];
  const { code, facts } = v.parse(apiError, answers.at(-1)!.json());
  expect([code, facts]).toEqual(['TOO_MANY_REQUESTS', { seconds: expect.any(Number) }]);
});

it.each<[ProcessEnd, string]>([
  [{ reason: 'stopped' }, 'BUILD_STOPPED'],
  [{ reason: 'timed_out', seconds: 120 }, 'BUILD_TIMED_OUT'],
  [{ reason: 'lost' }, 'BUILD_LOST'],
  [{ reason: 'exited', code: 2 }, 'BUILD_FAILED'],
])('says of a build that ended by %o: %s', async (end, code) => {
  const { post, workspace } = await openForAda();
  workspace.buildEnd = end;
  const answer = await post('/api/build-with-code', { code: 'x', file_path: FILE });
  expect(answer.json()).toMatchObject({ success: false, code });
});

/** What a test cannot bring about on a server of its own, and why. */
const unprovoked: Readonly<Record<string, string>> = {
  FILE_NOT_TEXT:
    'what is no text is refused at the border; a version that is none was written by a program in the moment of a save',
  FILE_NOT_WRITABLE: 'nothing is protected from the administrator, as whom the tests run in a container',
};

it('provokes every code of the workspace API on a server, or says why not', async () => {
  const root = join(import.meta.dirname, '..');
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.test.ts'));
  const texts = await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')));
  const ours = Object.keys(errorFacts).filter((code) => code === code.toUpperCase());
  const missing = ours.filter((code) => !texts.some((text) => text.includes(`'${code}'`)));
  expect(missing.toSorted()).toEqual(Object.keys(unprovoked).toSorted());
});
