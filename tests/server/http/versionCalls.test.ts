import * as v from 'valibot';
import { expect, it } from 'vitest';
import { apiError, workspaceApi } from '#contract/rest.ts';
import { FILE, openForAda, save, versionOf } from './openForAda.ts';

const of = (path: string) => `/api/file/versions?file_path=${encodeURIComponent(path)}`;
const one = (version: string, path = FILE) => `/api/file/version?file_path=${path}&version=${version}`;

it('lists saves, builds, what is put aside and what is restored, in the shape of the contract', async () => {
  const { get, post } = await openForAda();
  await post(save, { content: 'one' });
  await post('/api/build-with-code', { code: 'two', file_path: FILE, base_version: versionOf('one') });
  await post(`/api/file/version?file_path=${FILE}`, { content: 'two', cause: 'kept' });
  await post(save, { content: 'one', base_version: versionOf('two'), cause: 'restored' });
  const { versions, current_version } = v.parse(workspaceApi.listVersions.answer, (await get(of(FILE))).json());
  expect(versions.map(({ marks }) => marks.map(({ kind }) => kind))).toEqual([
    ['restored'],
    ['built', 'kept'],
    ['saved'],
  ]);
  expect(current_version).toBe(versionOf('one'));
});

it('lists what a console starts by its name among the versions of that file, whatever it says', async () => {
  const { get, post } = await openForAda();
  await post(save, { content: 'stored' });
  const execute = async (command: string, ...args: string[]) => {
    expect((await post('/api/execute', { command, args, name: 'a' })).statusCode).toBe(200);
    const { versions } = v.parse(workspaceApi.listVersions.answer, (await get(of(FILE))).json());
    return versions.map(({ marks }) => marks.map(({ kind }) => kind));
  };
  for (const args of [[], ['gazebo_test_pkg'], ['other', 'a.py'], ['gazebo_test_pkg', 'b.py'], ['..', 'a.py']])
    expect(await execute('rosrun', ...args)).toEqual([['saved']]);
  expect(await execute('rosnode', 'gazebo_test_pkg', 'a.py')).toEqual([['saved']]);
  const started = await execute('rosrun', '--prefix', 'nice -n 5', '--debug', 'gazebo_test_pkg', 'a.py');
  expect(started).toEqual([['saved', 'run']]);
  await post(save, { content: 'later', base_version: versionOf('stored') });
  expect(await execute('rosrun', 'gazebo_test_pkg', 'a.py', '_rate:=5')).toEqual([
    ['saved', 'run'],
    ['saved', 'run'],
  ]);
});

it('gives a text back, and the restoring of it is a save like any other', async () => {
  const { get, post } = await openForAda();
  await post(save, { content: 'one' });
  await post(save, { content: 'two', base_version: versionOf('one') });
  const answer = v.parse(workspaceApi.getVersion.answer, (await get(one(versionOf('one')))).json());
  expect(answer).toEqual({ success: true, version: versionOf('one'), content: 'one' });
  const stale = { content: 'one', base_version: versionOf('one'), cause: 'restored' };
  const refused = await post(save, stale);
  expect(refused.statusCode).toBe(409);
  expect(v.parse(apiError, refused.json()).safety_info).toMatchObject({ reason: 'changed_on_disk' });
  expect((await post(save, { ...stale, base_version: versionOf('two') })).statusCode).toBe(200);
});

it('has no versions of a file that never was', async () => {
  const { get } = await openForAda();
  expect((await get(of(FILE))).json()).toEqual({ success: true, versions: [], current_version: null });
});

it.each([
  ['GET', one('sha256-short'), 422],
  ['GET', one('../../etc/passwd'), 422],
  ['GET', `/api/file/version?file_path=${FILE}`, 422],
  ['GET', one(versionOf('x'), '/etc/passwd'), 404],
  ['GET', one(versionOf('x')), 404],
  ['GET', of('/ws/../etc'), 404],
  ['GET', of('/ws/src/'), 422],
  ['GET', '/api/file/versions', 422],
] as const)('refuses %s %s with %d', async (_, url, status) => {
  const { get } = await openForAda();
  const answer = await get(url);
  expect(answer.statusCode).toBe(status);
  v.parse(apiError, answer.json());
});

it.each([
  ['without anything', {}, 422],
  ['without a cause', { content: 'x' }, 422],
  ['of another cause', { content: 'x', cause: 'saved' }, 422],
  ['whose text is none', { content: 7, cause: 'kept' }, 422],
  ['with a NUL in its text', { content: 'a\0b', cause: 'kept' }, 422],
  ['with a field too many', { content: 'x', cause: 'kept', x: 1 }, 422],
  ['of more than a mebibyte', { content: 'x'.repeat(1_048_577), cause: 'kept' }, 413],
])('keeps no version %s', async (_, body, status) => {
  const { get, post } = await openForAda();
  expect((await post(`/api/file/version?file_path=${FILE}`, body)).statusCode).toBe(status);
  expect((await get(of(FILE))).json()).toMatchObject({ versions: [] });
});

it('takes no cause of a save but that it was saved or restored', async () => {
  const { post } = await openForAda();
  const answer = await post(save, { content: 'x', cause: 'built' });
  expect(answer.statusCode).toBe(422);
  expect(v.parse(apiError, answer.json())).toMatchObject({ facts: { field: 'cause', fault: 'invalid' } });
});
