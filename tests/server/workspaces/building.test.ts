import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import {
  type OpenWorkspaces,
  SCRIPTS,
  entryOf,
  linesOf,
  openNewWorkspaces,
  openWorkspaces,
  putScript,
  stored,
} from './openWorkspaces.ts';

let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
beforeAll(async () => {
  open = await openWorkspaces();
  workspace = await open.newcomer();
});
afterAll(() => open.close());

const built = (name: string) => ({
  packages: ['gazebo_test_pkg'],
  cleanFirst: false,
  file: stored(`/ws/${SCRIPTS}/${name}`),
});

it('comes with a workspace that is built already', async () => {
  const cache = join(workspace.root, 'build', 'CMakeCache.txt');
  const before = statSync(cache).mtimeMs;
  const { outcome, process_id, problems } = await workspace.build(built('sensor_subscriber.py'));
  expect({ outcome, problems }).toEqual({ outcome: 'succeeded', problems: [] });
  expect(entryOf(workspace, process_id)).toMatchObject({
    name: 'Build gazebo_test_pkg',
    status: 'finished',
    end: { reason: 'exited', code: 0 },
    build: { file_path: `/ws/${SCRIPTS}/sensor_subscriber.py`, version: 'v1', outcome: 'succeeded' },
  });
  expect(linesOf(workspace, process_id).join('\n')).not.toContain('Configuring done');
  expect(statSync(cache).mtimeMs).toBe(before);
});

it('fails for a syntax error, with the file and the line', async () => {
  putScript(workspace, 'broken.py', 'import rospy\n\ndef main(:\n    pass\n');
  const { outcome, process_id, problems } = await workspace.build(built('broken.py'));
  expect(outcome).toBe('failed');
  expect(entryOf(workspace, process_id)).toMatchObject({
    status: 'finished',
    end: { reason: 'exited', code: 1 },
    build: { outcome: 'failed' },
  });
  expect(problems).toEqual([
    { file: `/ws/${SCRIPTS}/broken.py`, line: 3, message: expect.stringMatching(/^SyntaxError: /) },
  ]);
});

it('does not fail for a broken sibling', async () => {
  putScript(workspace, 'broken.py', 'def main(:\n');
  putScript(workspace, 'sound.py', 'print("sound")\n');
  expect(await workspace.build(built('sound.py'))).toMatchObject({ outcome: 'succeeded', problems: [] });
});

it('checks every program when it cannot name the one', async () => {
  putScript(workspace, 'broken.py', 'def main(:\n');
  putScript(workspace, 'a:b.py', 'print(1)\n');
  expect(await workspace.build(built('a:b.py'))).toMatchObject({ outcome: 'failed' });
});

it('starts from the sources when it is asked to', async () => {
  const { outcome, process_id } = await workspace.build({ ...built('sensor_subscriber.py'), cleanFirst: true });
  expect(outcome).toBe('succeeded');
  expect(linesOf(workspace, process_id).join('\n')).toContain('Configuring done');
});

it('fails for a package that is not there', async () => {
  const { outcome } = await workspace.build({ ...built('sensor_subscriber.py'), packages: ['nowhere'] });
  expect(outcome).toBe('failed');
});

it('names the line of a CMakeLists.txt that CMake refuses', async () => {
  const path = join(workspace.root, 'src/gazebo_test_pkg/CMakeLists.txt');
  const sound = readFileSync(path, 'utf8');
  const lines = sound.split('\n');
  putScript(workspace, '../CMakeLists.txt', `${sound}\nfind_package(Nowhere REQUIRED)\n`);
  const { outcome, problems } = await workspace.build(built('../CMakeLists.txt'));
  putScript(workspace, '../CMakeLists.txt', sound);
  expect(outcome).toBe('failed');
  expect(problems[0]).toMatchObject({ file: '/ws/src/gazebo_test_pkg/CMakeLists.txt', line: lines.length + 1 });
});

it('builds one after the other', async () => {
  rmSync(join(workspace.root, SCRIPTS, 'broken.py'), { force: true });
  const outcomes = await Promise.all([1, 2, 3].map(() => workspace.build(built('sensor_subscriber.py'))));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['succeeded', 'succeeded', 'succeeded']);
});

it('lists a build while it waits for its turn, and stops it there', async () => {
  const slow = workspace.build({ ...built('sensor_subscriber.py'), cleanFirst: true });
  const processId = randomUUID();
  const waiting = workspace.build({ ...built('sensor_subscriber.py'), processId });
  expect(workspace.buildOf(processId)).toMatchObject({ process_id: processId, outcome: 'running', version: 'v1' });
  expect(entryOf(workspace, processId)).toMatchObject({ status: 'running', pid: null, build: { outcome: 'running' } });
  await workspace.stop(processId);
  expect(await waiting).toMatchObject({ process_id: processId, outcome: 'failed' });
  expect(entryOf(workspace, processId)).toMatchObject({ status: 'stopped', end: { reason: 'stopped' }, pid: null });
  expect(linesOf(workspace, processId)).toEqual([]);
  expect(await slow).toMatchObject({ outcome: 'succeeded' });
});

it('takes no id that another process has', async () => {
  const processId = randomUUID();
  const first = workspace.build({ ...built('sensor_subscriber.py'), processId });
  await expect(workspace.build({ ...built('sensor_subscriber.py'), processId })).rejects.toThrow(processId);
  expect(await first).toMatchObject({ process_id: processId, outcome: 'succeeded' });
});

it('does not know what was built when the file was changed meanwhile', async () => {
  const file = { ...stored(`/ws/${SCRIPTS}/sensor_subscriber.py`), isCurrent: async () => false };
  const result = await workspace.build({ ...built('sensor_subscriber.py'), file });
  expect(result.outcome).toBe('outdated');
  expect(workspace.buildOf(result.process_id)).toEqual(result);
  expect(entryOf(workspace, result.process_id).build).toMatchObject({ outcome: 'outdated' });
});

it('is closed without waiting until the workspace that all begin with is built', async () => {
  const other = await openNewWorkspaces();
  await other.workspaces.close();
  expect({ logged: other.logged, template: readdirSync(join(other.dataDir, 'template')) }).toEqual({
    logged: [],
    template: [expect.stringMatching(/^draft-/) as string],
  });
  await other.close();
});
