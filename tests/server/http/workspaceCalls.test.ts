import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { FileVersion } from '#contract/entities.ts';
import { apiError, workspaceApi } from '#contract/rest.ts';
import { BEN, generousLimits } from '../openTestServer.ts';
import { FILE, openForAda, save, versionOf } from './openForAda.ts';

it('answers a save and a load in the shapes of the contract', async () => {
  const { get, post } = await openForAda();
  const saved = v.parse(workspaceApi.saveFile.answer, (await post(save, { content: 'print(1)' })).json());
  expect(saved).toMatchObject({ success: true, version: versionOf('print(1)'), size: 8 });
  expect((await get(`/api/file/get?file_path=${FILE}`)).json()).toEqual({
    success: true,
    content: 'print(1)',
    file_exists: true,
    version: versionOf('print(1)'),
    saved_at: saved.saved_at,
    build: null,
    binary: false,
    error: null,
  });
  expect((await get('/api/file/get?file_path=/ws/none.py')).json()).toMatchObject({
    success: true,
    file_exists: false,
    content: '',
    version: null,
  });
});

it.each(['/api/file/save', '/api/build-with-code'])(
  'refuses an unsafe text with 409 and says why twice: %s',
  async (path) => {
    const { post } = await openForAda();
    await post(save, { content: 'print(1)' });
    const answer = path.endsWith('save')
      ? await post(save, { content: '', base_version: versionOf('print(1)') })
      : await post(path, { code: '', file_path: FILE, base_version: versionOf('print(1)') });
    expect(answer.statusCode).toBe(409);
    const body = v.parse(apiError, answer.json());
    expect(body).toMatchObject({ success: false, code: 'CONTENT_SAFETY_CHECK_FAILED' });
    expect(body.detail).toMatchObject({
      code: 'CONTENT_SAFETY_CHECK_FAILED',
      error: body.error,
      safety_info: { reason: 'empty_over_non_empty', current_version: versionOf('print(1)') },
    });
    expect(body.safety_info).toEqual(typeof body.detail === 'string' ? null : body.detail.safety_info);
    const forced = { force_overwrite: true, force_base: body.safety_info?.current_version };
    expect((await post(save, { content: '', ...forced })).statusCode).toBe(200);
  },
);

it('runs what may be run, argument for argument', async () => {
  const { post, workspace, get } = await openForAda();
  const args = ['; id', '$(id)', '', '`id`', '*', '-c', '__name:=x', 'ü🤖', '> /tmp/x', 'a\nb'];
  const answer = await post('/api/execute', {
    command: 'rosrun',
    args,
    is_long_running: true,
    name: ' My <b>node</b> ',
  });
  expect(v.parse(workspaceApi.execute.answer, answer.json())).toMatchObject({ success: true, status: 'running' });
  expect(workspace.started).toEqual([{ command: 'rosrun', args, isLongRunning: true, name: 'My <b>node</b>' }]);
  expect((await get('/api/processes')).json()).toMatchObject({ processes: [{ name: 'My <b>node</b>' }] });
});

it('has a program stopped after as long as its learner wishes', async () => {
  const { post, workspace } = await openForAda();
  await post('/api/execute', { command: 'rosrun', args: [], name: 'x', stop_after_ms: 5000 });
  expect(workspace.started).toMatchObject([{ isLongRunning: false, stopAfterMs: 5000 }]);
});

it('starts a program only while the file says what was built, and lists that run among its versions', async () => {
  const { get, post, workspace } = await openForAda();
  await post(save, { content: 'built' });
  const start = async (program: object) =>
    post('/api/execute', { command: 'rosrun', args: ['gazebo_test_pkg', 'a.py'], name: 'a.py', program });
  expect((await start({ file_path: FILE, version: versionOf('built') })).statusCode).toBe(200);
  const { versions } = (await get(`/api/file/versions?file_path=${FILE}`)).json<{ versions: FileVersion[] }>();
  expect(versions.map(({ marks }) => marks.map(({ kind }) => kind))).toEqual([['saved', 'run']]);
  await post(save, { content: 'theirs', base_version: versionOf('built') });
  const refused = await start({ file_path: FILE, version: versionOf('built') });
  expect(refused.statusCode).toBe(409);
  expect(v.parse(apiError, refused.json())).toMatchObject({
    code: 'CONTENT_SAFETY_CHECK_FAILED',
    safety_info: { reason: 'changed_on_disk', current_version: versionOf('theirs'), current_length: 6, new_length: 6 },
  });
  const gone = await start({ file_path: '/ws/src/none.py', version: versionOf('built') });
  expect(gone.json()).toMatchObject({ safety_info: { reason: 'changed_on_disk', current_version: null } });
  expect((await start({ file_path: '/etc/passwd', version: versionOf('built') })).statusCode).toBe(404);
  expect((await start({ file_path: FILE, version: 'newest' })).json()).toMatchObject({
    detail: expect.stringContaining('must be a version as the server gave it'),
  });
  expect(workspace.started).toHaveLength(1);
});

it.each(['bash', 'ROSRUN', 'rosrun ', '/usr/bin/rosrun', 'rosrun;id', '../rosrun', 'constructor', '__proto__'])(
  'refuses a command outside the list and names the list: %s',
  async (command) => {
    const { post, workspace } = await openForAda();
    const answer = await post('/api/execute', { command, args: [], name: 'x' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ detail: string }>().detail).toContain('rosrun, roslaunch, rostopic');
    expect(workspace.started).toEqual([]);
  },
);

it.each([
  ['65 arguments', { args: Array(65).fill('a') }, '"args" must be at most 64 arguments'],
  ['an argument of 4,097 characters', { args: ['a'.repeat(4097)] }, '"args.0" must have a length of at most 4096'],
  ['a NUL', { args: ['a\0'] }, '"args.0" must be well-formed text'],
  ['half a character', { args: ['\ud800'] }, '"args.0" must be well-formed text'],
  ['a number as argument', { args: [7] }, '"args.0" must be string, given 7'],
  ['no name', { name: undefined }, '"name" is missing'],
  ['an empty name', { name: '  ' }, '"name" must not be empty'],
  ['a long name', { name: 'a'.repeat(129) }, '"name" must have a length of at most 128'],
  ['an unknown field', { shell: true }, '"shell" is not a field of this request'],
  ['no time at all', { stop_after_ms: 0 }, '"stop_after_ms" must be at least 1'],
  ['a longer time than a process has', { stop_after_ms: 30_001 }, '"stop_after_ms" must be at most 30000'],
  ['a word for a truth', { is_long_running: 'yes' }, '"is_long_running" must be true or false, given "yes"'],
])('refuses %s with 422, naming the field', async (_what, change, detail) => {
  const { post, workspace } = await openForAda();
  const answer = await post('/api/execute', { command: 'rosrun', args: [], name: 'x', ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ detail: string }>().detail).toContain(detail);
  expect(workspace.started).toEqual([]);
});

it.each([
  ['packages', ['x; id'], 'must be the name of a package'],
  ['packages', ['../../x'], 'must be the name of a package'],
  ['packages', ['--cmake-args=-D'], 'must be the name of a package'],
  ['workspace_path', '/etc', 'must be /ws'],
  ['force_overwrite', 'true', 'must be true or false'],
])('refuses a build with other %s: %s', async (field, value, rule) => {
  const { post, workspace } = await openForAda();
  const answer = await post('/api/build-with-code', { code: 'x', file_path: FILE, [field]: value });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ detail: string }>().detail).toContain(rule);
  expect(workspace.built).toEqual([]);
});

it('saves, but runs and builds nothing, where nothing can be run', async () => {
  const { get, post } = await openForAda({ sandboxReason: 'bubblewrap is missing' });
  expect((await post(save, { content: 'x' })).statusCode).toBe(200);
  const run = await post('/api/execute', { command: 'rosrun', args: [], name: 'x' });
  const build = await post('/api/build-with-code', { code: 'y', file_path: FILE, base_version: versionOf('x') });
  for (const answer of [run, build]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ success: false, detail: 'bubblewrap is missing' });
  }
  expect((await get(`/api/file/get?file_path=${FILE}`)).json()).toMatchObject({ content: 'x' });
  expect((await get('/config.json')).json()).toMatchObject({
    sandbox: { available: false, reason: 'bubblewrap is missing' },
  });
  expect((await get('/readyz')).json()).toMatchObject({ ready: true, degraded: true });
});

it('stops a process and says the same of one that has ended', async () => {
  const { post, workspace } = await openForAda();
  const { process_id: id } = await workspace.execute({ command: 'rosrun', args: [], isLongRunning: true, name: 'x' });
  const url = `/api/processes/${id}/stop`;
  const stopped = (await post(url, {})).json<Record<string, unknown>>();
  expect(v.parse(workspaceApi.stopProcess.answer, stopped)).toMatchObject({
    success: true,
    status: 'stopped',
    process_id: id,
  });
  expect((await post(url, {})).json()).toEqual(stopped);
});

it('lists topics and describes one, its name without the leading slash', async () => {
  const { get, workspace } = await openForAda();
  workspace.topicTable['/robot/arm'] = { type: 't', description: 'd', message_description: 'm' };
  expect((await get('/api/topics')).json()).toEqual({ topics: ['/scan', '/robot/arm'] });
  for (const name of ['robot/arm', 'robot%2Farm']) {
    expect((await get(`/api/topic/${name}`)).json()).toMatchObject({ topic: '/robot/arm', type: 't' });
  }
  for (const name of ['none', '-h', '/../../x', '%2f', 'a'.repeat(300), 'constructor', '']) {
    expect((await get(`/api/topic/${name}`)).statusCode).toBe(404);
  }
});

it('brings the robot into the world of a challenge, and back to practice', async () => {
  const { workspace, post } = await openForAda();
  expect((await post('/api/world', { challenge_id: 2 })).json()).toEqual({ success: true, challenge_id: 2 });
  expect(workspace.challengeId).toBe(2);
  expect((await post('/api/world', { challenge_id: null })).json()).toEqual({ success: true, challenge_id: null });
  expect(workspace.challengeId).toBeNull();
});

it('says so when there is no such challenge, and leaves the robot where it is', async () => {
  const { workspace, post } = await openForAda();
  const answer = await post('/api/world', { challenge_id: 99 });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ success: false, error: 'There is no challenge 99.' });
  expect(workspace.challengeId).toBeNull();
});

it.each([
  [{}],
  [{ challenge_id: '1' }],
  [{ challenge_id: 1.5 }],
  [{ challenge_id: 0 }],
  [{ challenge_id: 1e19 }],
  [{ challenge_id: 1, x: 1 }],
])('takes no %j for a challenge', async (body) => {
  const { post } = await openForAda();
  expect((await post('/api/world', body)).statusCode).toBe(422);
});

it('restores a starter file that was deleted', async () => {
  const { server, get, post } = await openForAda();
  const starters = join(server.folder, 'starters/src/gazebo_test_pkg/scripts');
  await mkdir(starters, { recursive: true });
  await writeFile(join(starters, 'a.py'), 'start');
  const url = `/api/file/restore?file_path=${FILE}`;
  expect((await post(url, {})).json()).toEqual({ success: true, version: versionOf('start') });
  expect((await post(url, {})).statusCode).toBe(409);
  expect((await get(`/api/file/get?file_path=${FILE}`)).json()).toMatchObject({ content: 'start' });
});

it('takes so many calls a minute from a learner, then asks to wait, and leaves others alone', async () => {
  const { server, post } = await openForAda({ rateLimits: { ...generousLimits, executePerMinute: 3 } });
  const request = { command: 'rosrun', args: [], name: 'x' };
  for (let count = 0; count < 3; count += 1) expect((await post('/api/execute', request)).statusCode).toBe(200);
  const refused = await post('/api/execute', request);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ success: false });
  expect((await post(save, { content: 'x' })).statusCode).toBe(200);
  const ben = await server.tokens.tokenOf(BEN);
  expect((await server.send(ben, { method: 'POST', url: '/api/execute', payload: request })).statusCode).toBe(200);
});

it('takes so many calls a minute from one address, whoever calls', async () => {
  const { get } = await openForAda({ rateLimits: { ...generousLimits, addressPerMinute: 2 } });
  const statuses = [await get('/api/commands'), await get('/api/commands'), await get('/api/commands')];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
});
