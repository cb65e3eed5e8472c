/** A build that is made while a server runs, as an update is that nobody has restarted the server for. */
import { copyFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundlePath } from '#server/config/bundles.ts';
import { openWorkspaces, putScript, runScript } from './openWorkspaces.ts';

/** The robot says where it is, so it runs. */
const asker = `#!/usr/bin/env python3
import rospy
from nav_msgs.msg import Odometry
rospy.init_node('asker')
print('at', rospy.wait_for_message('/odom', Odometry).header.frame_id)
`;

let built: string;
beforeEach(() => {
  built = mkdtempSync(join(realpathSync(tmpdir()), 'servolab-built-'));
  const from = dirname(bundlePath('agent'));
  for (const name of ['agent.js', 'robot.js', 'physics.wasm']) copyFileSync(join(from, name), join(built, name));
});
afterEach(() => rmSync(built, { recursive: true, force: true }));

it('begins sandboxes with the agent and the robot with which the server was started', async () => {
  const open = await openWorkspaces({ agentBundle: join(built, 'agent.js'), robotBundle: join(built, 'robot.js') });
  for (const name of ['agent.js', 'robot.js'])
    writeFileSync(join(built, name), 'throw new Error("of another version");');
  writeFileSync(join(built, 'physics.wasm'), '');
  const workspace = await open.newcomer();
  putScript(workspace, 'asker.py', asker);
  expect((await runScript(workspace, 'asker.py')).lines).toContain('at odom');
  await open.close();
});
