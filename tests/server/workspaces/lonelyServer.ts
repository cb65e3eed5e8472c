/**
 * A program around real workspaces, for tests that end it from outside. It starts what a learner would, prints one line of JSON
 * about what it found, and waits. Its arguments: the folder of data, and a word that marks the learner's processes.
 */
import { randomUUID } from 'node:crypto';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { ros1 } from '#server/ros1/ros1.ts';
import { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { createWorkspaces } from '#server/workspaces/createWorkspaces.ts';
import { SCRIPTS, putScript, runScript, start, stored, untilPrinted } from './openWorkspaces.ts';
import { evil, probe } from './programs.ts';

const [dataDir = '', marker = ''] = process.argv.slice(2);
const logged: string[] = [];
const workspaces = await createWorkspaces({
  dataDir,
  course: readCourse(projectRoot),
  middleware: ros1,
  log: (text) => logged.push(text),
});
const workspace = await workspaces.of(randomUUID());
if (!(workspace instanceof LearnerWorkspace)) throw new Error('Not the workspace of a learner.');

const found: Record<string, unknown> = { sandbox: workspaces.sandbox, logged };
if (workspaces.sandbox.available) {
  putScript(workspace, 'probe.py', probe);
  putScript(workspace, 'evil.py', evil);
  found['probe'] = JSON.parse((await runScript(workspace, 'probe.py')).lines[0] ?? 'null');
  found['topics'] = await workspace.topics();
  found['build'] = await workspace.build({
    packages: ['gazebo_test_pkg'],
    cleanFirst: false,
    file: stored(`/ws/${SCRIPTS}/probe.py`),
  });
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'evil.py', marker]);
  await untilPrinted(workspace, id, /^ready$/);
}
process.stdout.write(`${JSON.stringify(found)}\n`);
setInterval(() => undefined, 60_000);
