import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ProcessEnd } from '#contract/entities.ts';
import { apiError, workspaceApi } from '#contract/rest.ts';
import { stopping } from '#server/workspaces/workspace.ts';
import { FILE, openForAda, save, versionOf } from './openForAda.ts';

it('builds exactly the text that was sent', async () => {
  const { post, workspace } = await openForAda();
  const answer = await post('/api/build-with-code', {
    code: 'x = 1',
    file_path: FILE,
    packages: ['a', 'b'],
    clean_first: true,
  });
  expect(v.parse(workspaceApi.buildWithCode.answer, answer.json())).toMatchObject({
    success: true,
    error: null,
    build_result: { version: versionOf('x = 1'), size: 5, problems: [], file_path: FILE, outcome: 'succeeded' },
  });
  expect(workspace.built).toMatchObject([
    { packages: ['a', 'b'], cleanFirst: true, file: { path: FILE, version: versionOf('x = 1') } },
  ]);
});

it('answers a failed build with its problems, as no failure of the call', async () => {
  const { post, workspace } = await openForAda();
  workspace.problems = [{ file: FILE, line: 3, message: 'invalid syntax' }];
  const answer = await post('/api/build-with-code', { code: 'x = ', file_path: FILE });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    success: false,
    error: `${FILE}, line 3: invalid syntax`,
    build_result: { problems: workspace.problems, outcome: 'failed' },
  });
  expect(workspace.built).toMatchObject([{ packages: ['gazebo_test_pkg'], cleanFirst: false, file: { path: FILE } }]);
});

it('tells the outcome of a build by its id to whoever has lost the answer', async () => {
  const { get, post, workspace } = await openForAda();
  const id = '3f0c2f5e-8d1b-4c60-9d5b-0a4f6f1f2d3e';
  const build = { code: 'x = 1', file_path: 'src/gazebo_test_pkg/scripts/a.py', process_id: id };
  expect((await get(`/api/builds/${id}`)).statusCode).toBe(404);
  workspace.building.shut();
  const answer = post('/api/build-with-code', build);
  await expect.poll(() => workspace.buildOf(id)).toBeDefined();
  const file = { file_path: FILE, version: versionOf('x = 1'), size: 5 };
  expect((await get(`/api/builds/${id}`)).json()).toMatchObject({
    success: false,
    error: null,
    build_result: { process_id: id, ...file, outcome: 'running' },
  });
  workspace.building.open();
  const { success, error, code, build_result } = v.parse(workspaceApi.buildWithCode.answer, (await answer).json());
  expect((await get(`/api/builds/${id}`)).json()).toEqual({ success, error, code, build_result });
  expect(build_result).toMatchObject({ process_id: id, ...file, outcome: 'succeeded' });
});

it('says what it stored where it can build no more', async () => {
  const { get, post, workspace } = await openForAda();
  workspace.build = () => Promise.reject(stopping());
  const refused = await post('/api/build-with-code', { code: 'x = 1', file_path: FILE });
  const { saved_at } = (await get(`/api/file/get?file_path=${FILE}`)).json();
  expect(refused.statusCode).toBe(503);
  expect(v.parse(apiError, refused.json())).toMatchObject({
    code: 'SERVER_STOPPING',
    stored: { version: versionOf('x = 1'), saved_at, size: 5 },
  });
});

it('saves and builds nothing for an id that a process has already', async () => {
  const { get, post } = await openForAda();
  const id = '3f0c2f5e-8d1b-4c60-9d5b-0a4f6f1f2d3e';
  await post('/api/build-with-code', { code: 'first', file_path: FILE, process_id: id });
  const again = { code: 'second', file_path: FILE, process_id: id, base_version: versionOf('first') };
  const refused = await post('/api/build-with-code', again);
  expect(refused.statusCode).toBe(409);
  expect(v.parse(apiError, refused.json()).error).toBe(`A process with the id ${id} exists already.`);
  expect((await get(`/api/file/get?file_path=${FILE}`)).json()).toMatchObject({ content: 'first' });
});

it('saves nothing for a build that is refused because enough runs', async () => {
  const { get, post, workspace } = await openForAda();
  await post(save, { content: 'first' });
  workspace.mostPrograms = 1;
  const { process_id: id } = await workspace.execute({ command: 'rosnode', args: [], isLongRunning: true, name: 'a' });
  const build = { code: 'second', file_path: FILE, base_version: versionOf('first') };
  const refused = await post('/api/build-with-code', build);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_PROGRAMS', facts: { most: 1 } });
  expect((await get(`/api/file/get?file_path=${FILE}`)).json()).toMatchObject({ content: 'first' });
  await workspace.stop(id);
  expect((await post('/api/build-with-code', build)).json()).toMatchObject({ success: true });
});

it('lets a file be saved while it is being built, and then does not know what was built', async () => {
  const { post, workspace } = await openForAda();
  workspace.building.shut();
  const answer = post('/api/build-with-code', { code: 'first', file_path: FILE });
  await expect.poll(() => workspace.built.length).toBe(1);
  expect((await post(save, { content: 'second', base_version: versionOf('first') })).statusCode).toBe(200);
  workspace.building.open();
  expect((await answer).json()).toMatchObject({
    success: false,
    error: 'The file was changed while it was being built. Build it again.',
    code: 'BUILD_OUTDATED',
    build_result: { version: versionOf('first'), outcome: 'outdated' },
  });
});

it('knows after a reload when a file was saved and how its stored version was built', async () => {
  const { get, post, workspace } = await openForAda();
  const load = async () => v.parse(workspaceApi.getFile.answer, (await get(`/api/file/get?file_path=${FILE}`)).json());
  const { saved_at } = v.parse(workspaceApi.saveFile.answer, (await post(save, { content: 'a' })).json());
  expect(await load()).toMatchObject({ content: 'a', saved_at, build: null });
  workspace.building.shut();
  const building = post('/api/build-with-code', { code: 'b', file_path: FILE, base_version: versionOf('a') });
  await expect.poll(() => workspace.built.length).toBe(1);
  expect(await load()).toMatchObject({ content: 'b', build: { version: versionOf('b'), outcome: 'running' } });
  workspace.building.open();
  const { build_result } = v.parse(workspaceApi.buildWithCode.answer, (await building).json());
  expect(await load()).toMatchObject({ saved_at: build_result.saved_at, build: build_result });
  await post(save, { content: 'c', base_version: versionOf('b') });
  expect(await load()).toMatchObject({ content: 'c', saved_at: expect.any(String), build: null });
});

it('knows of a file that something else has written neither a save nor a build', async () => {
  const { get, post, workspace } = await openForAda();
  await post('/api/build-with-code', { code: 'mine', file_path: FILE });
  await writeFile(join(workspace.root, 'src/gazebo_test_pkg/scripts/a.py'), 'not mine');
  const answer = (await get(`/api/file/get?file_path=${FILE}`)).json();
  expect(answer).toMatchObject({ content: 'not mine', saved_at: null, build: null });
});

it.each<ProcessEnd>([
  { reason: 'lost' },
  { reason: 'stopped' },
  { reason: 'operator' },
  { reason: 'memory_limit', megabytes: 700 },
])('remembers of a version only a build that came to its own end, not one that ended by %o', async (end) => {
  const { get, post, workspace } = await openForAda();
  workspace.buildEnd = end;
  const built = await post('/api/build-with-code', { code: 'x', file_path: FILE });
  expect(built.json()).toMatchObject({ success: false, build_result: { outcome: 'failed' } });
  const answer = (await get(`/api/file/get?file_path=${FILE}`)).json();
  expect(answer).toMatchObject({ content: 'x', build: null });
});

it('remembers a failed build with its problems', async () => {
  const { get, post, workspace } = await openForAda();
  workspace.problems = [{ file: FILE, line: 3, message: 'invalid syntax' }];
  await post('/api/build-with-code', { code: 'x = ', file_path: FILE });
  const answer = (await get(`/api/file/get?file_path=${FILE}`)).json();
  expect(answer.build).toMatchObject({ outcome: 'failed', problems: workspace.problems });
});
