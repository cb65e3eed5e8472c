import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { type OpenWorkspaces, SCRIPTS, linesOf, openWorkspaces, putScript } from './openWorkspaces.ts';

let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
beforeAll(async () => {
  open = await openWorkspaces();
  workspace = await open.newcomer();
});
afterAll(() => open.close());

const built = (name: string) => ({ packages: ['gazebo_test_pkg'], cleanFirst: false, file: `/ws/${SCRIPTS}/${name}` });

it('comes with a workspace that is built already', async () => {
  const cache = join(workspace.root, 'build', 'CMakeCache.txt');
  const before = statSync(cache).mtimeMs;
  const { success, process, problems } = await workspace.build(built('sensor_subscriber.py'));
  expect({ success, problems }).toEqual({ success: true, problems: [] });
  expect(process).toMatchObject({ name: 'Build gazebo_test_pkg', status: 'finished', exit_code: 0 });
  expect(linesOf(workspace, process.process_id).join('\n')).not.toContain('Configuring done');
  expect(statSync(cache).mtimeMs).toBe(before);
});

it('fails for a syntax error, with the file and the line', async () => {
  putScript(workspace, 'broken.py', 'import rospy\n\ndef main(:\n    pass\n');
  const { success, process, problems } = await workspace.build(built('broken.py'));
  expect(success).toBe(false);
  expect(process).toMatchObject({ status: 'finished', exit_code: 1 });
  expect(problems).toEqual([
    { file: `/ws/${SCRIPTS}/broken.py`, line: 3, message: expect.stringMatching(/^SyntaxError: /) },
  ]);
});

it('knows the file by its path in the workspace too', async () => {
  putScript(workspace, 'broken.py', 'def main(:\n');
  const { problems } = await workspace.build({ ...built('broken.py'), file: `${SCRIPTS}/broken.py` });
  expect(problems).toMatchObject([{ file: `/ws/${SCRIPTS}/broken.py`, line: 1 }]);
});

it('does not fail for a broken sibling', async () => {
  putScript(workspace, 'broken.py', 'def main(:\n');
  putScript(workspace, 'sound.py', 'print("sound")\n');
  expect(await workspace.build(built('sound.py'))).toMatchObject({ success: true, problems: [] });
});

it('checks every program when it is not told which', async () => {
  putScript(workspace, 'broken.py', 'def main(:\n');
  const { success } = await workspace.build({ packages: ['gazebo_test_pkg'], cleanFirst: false });
  expect(success).toBe(false);
});

it('starts from the sources when it is asked to', async () => {
  const { success, process } = await workspace.build({ ...built('sensor_subscriber.py'), cleanFirst: true });
  expect(success).toBe(true);
  expect(linesOf(workspace, process.process_id).join('\n')).toContain('Configuring done');
});

it('fails for a package that is not there', async () => {
  const { success } = await workspace.build({ packages: ['nowhere'], cleanFirst: false });
  expect(success).toBe(false);
});

it('names the line of a CMakeLists.txt that CMake refuses', async () => {
  const path = join(workspace.root, 'src/gazebo_test_pkg/CMakeLists.txt');
  const sound = readFileSync(path, 'utf8');
  const lines = sound.split('\n');
  putScript(workspace, '../CMakeLists.txt', `${sound}\nfind_package(Nowhere REQUIRED)\n`);
  const { success, problems } = await workspace.build(built('../CMakeLists.txt'));
  putScript(workspace, '../CMakeLists.txt', sound);
  expect(success).toBe(false);
  expect(problems[0]).toMatchObject({ file: '/ws/src/gazebo_test_pkg/CMakeLists.txt', line: lines.length + 1 });
});

it('builds one after the other', async () => {
  rmSync(join(workspace.root, SCRIPTS, 'broken.py'), { force: true });
  const outcomes = await Promise.all([1, 2, 3].map(() => workspace.build(built('sensor_subscriber.py'))));
  expect(outcomes.map((outcome) => outcome.success)).toEqual([true, true, true]);
});
