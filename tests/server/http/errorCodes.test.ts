/** Every refusal of the workspace API has a code, with facts that the contract knows; the sentence stays beside it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type ErrorFact, errorFactOf } from '#contract/errorFacts.ts';
import { AVAILABLE_COMMANDS, limits } from '#contract/limits.ts';
import { apiError } from '#contract/rest.ts';
import { NEWCOMER } from '../openTestServer.ts';
import { FILE, openForAda, save, versionOf } from './openForAda.ts';

type Ada = Awaited<ReturnType<typeof openForAda>>;

const ID = 'c0ffee00-0000-4000-8000-000000000001';
const run = { command: 'rosrun', args: [], name: 'x' };
const outside = '/ws/../etc/passwd';
const of = (path: string) => `/api/file/get?file_path=${encodeURIComponent(path)}`;
const restore = (path: string) => `/api/file/restore?file_path=${encodeURIComponent(path)}`;
const listing = { method: 'GET', url: '/api/processes' } as const;

const refusals: readonly [ErrorFact, (ada: Ada) => Promise<LightMyRequestResponse>][] = [
  [{ code: 'SIGN_IN_REQUIRED', facts: {} }, ({ server }) => server.send(null, listing)],
  [
    { code: 'PROFILE_REQUIRED', facts: {} },
    async ({ server }) => server.send(await server.tokens.tokenOf(NEWCOMER), listing),
  ],
  [
    { code: 'ACCOUNT_UNCHECKED', facts: {} },
    ({ server, get }) => {
      server.supabase.isDown = true;
      return get('/api/processes');
    },
  ],
  [
    { code: 'FOREIGN_PAGE', facts: {} },
    ({ post }) => post('/api/execute', run, { origin: 'https://elsewhere.example' }),
  ],
  [{ code: 'REQUEST_COMPRESSED', facts: {} }, ({ post }) => post('/api/execute', run, { 'content-encoding': 'gzip' })],
  [
    { code: 'FIELD_REFUSED', facts: { field: 'args', fault: 'too_long', most: limits.args } },
    ({ post }) => post('/api/execute', { ...run, args: Array(65).fill('a') }),
  ],
  [
    { code: 'FIELD_REFUSED', facts: { field: 'name', fault: 'missing', most: null } },
    ({ post }) => post('/api/execute', { command: 'rosrun' }),
  ],
  [
    { code: 'FIELD_REFUSED', facts: { field: 'shell', fault: 'unknown', most: null } },
    ({ post }) => post('/api/execute', { ...run, shell: true }),
  ],
  [
    { code: 'FIELD_REFUSED', facts: { field: 'name', fault: 'invalid', most: null } },
    ({ post }) => post('/api/execute', { ...run, name: 7 }),
  ],
  [{ code: 'FILE_OUTSIDE', facts: { path: outside } }, ({ get }) => get(of(outside))],
  [{ code: 'FILE_NAME_MALFORMED', facts: { path: '/ws/src/' } }, ({ get }) => get(of('/ws/src/'))],
  [
    { code: 'FILE_FOLDER_MISSING', facts: { path: '/ws/none/a.py' } },
    ({ post }) => post('/api/file/save?file_path=/ws/none/a.py', { content: 'x' }),
  ],
  [{ code: 'FILE_NOT_STARTER', facts: { path: FILE } }, ({ post }) => post(restore(FILE), {})],
  [
    { code: 'FILE_VERSION_UNKNOWN', facts: { path: FILE } },
    ({ get }) => get(`/api/file/version?file_path=${FILE}&version=${versionOf('never')}`),
  ],
  [
    { code: 'FILE_IRREGULAR', facts: { path: '/ws/src/gazebo_test_pkg' } },
    ({ get }) => get(of('/ws/src/gazebo_test_pkg')),
  ],
  [
    { code: 'FILE_TOO_LARGE', facts: { path: FILE, bytes: limits.fileBytes } },
    ({ post }) => post(save, { content: 'x'.repeat(limits.fileBytes + 1) }),
  ],
  [
    { code: 'FILE_IS_BINARY', facts: { path: FILE } },
    async ({ post, workspace }) => {
      await writeFile(join(workspace.root, FILE.slice('/ws/'.length)), Buffer.from([0xff, 0xfe]));
      return post(save, { content: 'x', force_overwrite: true });
    },
  ],
  [
    { code: 'COMMAND_UNKNOWN', facts: { command: 'bash', available: AVAILABLE_COMMANDS } },
    ({ post }) => post('/api/execute', { ...run, command: 'bash' }),
  ],
  [{ code: 'PROCESS_NOT_FOUND', facts: {} }, ({ post }) => post('/api/processes/none/stop', {})],
  [
    { code: 'PROCESS_EXISTS', facts: { process_id: ID } },
    async ({ post }) => {
      const build = { code: 'x', file_path: FILE, base_version: null, process_id: ID };
      await post('/api/build-with-code', build);
      return post('/api/build-with-code', build);
    },
  ],
  [{ code: 'BUILD_NOT_FOUND', facts: {} }, ({ get }) => get(`/api/builds/${ID}`)],
  [{ code: 'TOPIC_NOT_FOUND', facts: {} }, ({ get }) => get('/api/topic/none')],
  [
    { code: 'CHALLENGE_NOT_FOUND', facts: { challenge_id: 99 } },
    ({ post }) => post('/api/world', { challenge_id: 99 }),
  ],
  [{ code: 'NOTHING_THERE', facts: {} }, ({ get }) => get('/api/none')],
];

it.each(refusals)('answers with $code', async (fact, ask) => {
  const { code, facts, detail, error } = v.parse(apiError, (await ask(await openForAda())).json());
  expect(errorFactOf(code, facts)).toEqual(fact);
  expect(detail).toBe(error);
});

it('names the fault of a sandbox, of every call that needs one and in the configuration', async () => {
  const { get, post } = await openForAda({ sandboxReason: 'bubblewrap is missing' });
  const missing = { code: 'SANDBOX_UNAVAILABLE', facts: { fault: 'not_installed' } };
  expect((await post('/api/execute', run)).json()).toMatchObject(missing);
  expect((await post('/api/build-with-code', { code: 'y', file_path: FILE })).json()).toMatchObject(missing);
  expect((await get('/config.json')).json()).toMatchObject({ sandbox: { fault: 'not_installed' } });
});
