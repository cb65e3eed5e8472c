import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GraphSnapshot } from '#contract/graph.ts';
import type { Finding } from '#machines/doctor/finding.ts';
import { findingsIn } from '#machines/doctor/findingsIn.ts';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { type OpenWorkspaces, openWorkspaces, putScript, start, untilEnded } from './openWorkspaces.ts';
import { isFull } from '../../isFull.ts';

let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
beforeAll(async () => {
  open = await openWorkspaces();
  workspace = await open.newcomer();
});
afterAll(() => open.close());

const DRIVER = `#!/usr/bin/env python3
import rospy
from geometry_msgs.msg import Twist
rospy.init_node("driver", anonymous=True)
driver = rospy.Publisher("/cmd_vel", Twist, queue_size=1)
rate = rospy.Rate(10)
command = Twist()
command.linear.x = 0.2
while not rospy.is_shutdown():
    driver.publish(command)
    rate.sleep()
`;

/** Runs programs until the doctor finds this of them; answers what was found then. */
async function whileRunning(sources: readonly string[], kind: Finding['kind']): Promise<Finding> {
  const ids = await Promise.all(
    sources.map(async (source, index) => {
      putScript(workspace, `faulty${index}.py`, source);
      return (await start(workspace, ['rosrun', 'gazebo_test_pkg', `faulty${index}.py`])).process_id;
    }),
  );
  let found: Finding | undefined;
  await expect
    .poll(
      async () => {
        found = findingsIn(await workspace.graph()).find((one) => one.kind === kind);
        return found?.kind;
      },
      { timeout: 30_000 },
    )
    .toBe(kind);
  await Promise.all(ids.map((id) => workspace.stop(id)));
  return found!;
}

const kinds = (graph: GraphSnapshot) => findingsIn(graph).map(({ kind }) => kind);

const changed = (from: string, to: string): string => {
  expect(DRIVER).toContain(from);
  return DRIVER.replace(from, to);
};

it('finds a simulation that is paused, and nothing of it once it goes on', async () => {
  await workspace.wakeRobot();
  workspace.robot.pause(true);
  await whileRunning([DRIVER], 'simulationPaused');
  workspace.robot.pause(false);
  await expect.poll(async () => kinds(await workspace.graph())).not.toContain('simulationPaused');
});

it('finds a topic that is misspelt, and the name that is meant', async () => {
  const found = await whileRunning([changed('"/cmd_vel"', '"/cmd_vell"')], 'topicMisspelt');
  expect(found).toMatchObject({ name: '/cmd_vell', other: '/cmd_vel' });
});

it('finds a sensor whose topic is misspelt', async () => {
  const listener = `#!/usr/bin/env python3
import rospy
from sensor_msgs.msg import LaserScan
rospy.init_node("listener")
rospy.Subscriber("/scann", LaserScan, print)
rospy.spin()
`;
  expect(await whileRunning([listener], 'topicUnheard')).toMatchObject({ name: '/scann', other: '/scan' });
});

it('finds commands of another type than the robot takes', async () => {
  const source = `#!/usr/bin/env python3
import rospy
from std_msgs.msg import Float64
rospy.init_node("driver")
driver = rospy.Publisher("/cmd_vel", Float64, queue_size=1)
rospy.spin()
`;
  expect(await whileRunning([source], 'otherType')).toMatchObject({ name: 'std_msgs/Float64' });
});

it.runIf(isFull)('finds commands that come too seldom, with how many come in a second', async () => {
  const { measured } = await whileRunning([changed('Rate(10)', 'Rate(1)')], 'tooSeldom');
  expect(Number(measured)).toBeLessThan(2);
});

it('finds no fault in the rate of a program that commanded ten times a second, and stopped', async () => {
  const shortly = changed(
    'while not rospy.is_shutdown():',
    'while driver.get_num_connections() == 0:\n    rate.sleep()\nfor _ in range(8):',
  );
  putScript(workspace, 'shortly.py', shortly);
  await untilEnded(workspace, (await start(workspace, ['rosrun', 'gazebo_test_pkg', 'shortly.py'])).process_id);
  const graph = await workspace.graph();
  expect(graph.robot?.commands).toBeGreaterThan(0);
  expect(kinds(graph)).not.toContain('tooSeldom');
});

it.runIf(isFull)('finds a command that was published once, before the robot was connected', async () => {
  const once = changed(
    'while not rospy.is_shutdown():\n    driver.publish(command)\n    rate.sleep()',
    'driver.publish(command)\nrospy.spin()',
  );
  expect(await whileRunning([once], 'notCommanded')).toMatchObject({ name: expect.stringContaining('/driver') });
});

it.runIf(isFull)('finds an angle in degrees, and a speed that is cut', async () => {
  expect(await whileRunning([changed('linear.x = 0.2', 'angular.z = 90')], 'inDegrees')).toMatchObject({
    measured: '90',
  });
  expect(await whileRunning([changed('= 0.2', '= 5')], 'tooFast')).toMatchObject({ measured: '5', other: '1' });
});

it.runIf(isFull)('finds two programs that command the robot at once', async () => {
  expect(await whileRunning([DRIVER, changed('0.2', '-0.2')], 'twoCommand')).toMatchObject({ measured: '2' });
});

it.runIf(isFull)('finds commands to stand still', async () => {
  workspace.robot.reset();
  const source = changed('command.linear.x = 0.2', '');
  expect(await whileRunning([source], 'standsStill')).toMatchObject({ name: '/cmd_vel' });
});

it('finds a program that ended by itself, as one without a spin does, and one that failed', async () => {
  const listener = '#!/usr/bin/env python3\nimport rospy\nrospy.init_node("listener")\n';
  putScript(workspace, 'ended.py', listener);
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'ended.py']);
  await untilEnded(workspace, id);
  await expect.poll(async () => kinds(await workspace.graph()), { timeout: 20_000 }).toContain('programEnded');
  putScript(workspace, 'ended.py', `${listener}scan.ranges\n`);
  await untilEnded(workspace, (await start(workspace, ['rosrun', 'gazebo_test_pkg', 'ended.py'])).process_id);
  expect(kinds(await workspace.graph())).toContain('programFailed');
});

it('sees a robot that drives, and answers in little however many topics there are', async () => {
  await whileRunning([DRIVER], 'moves');
  const many = `#!/usr/bin/env python3
import rospy
from std_msgs.msg import String
rospy.init_node("many")
kept = [rospy.Publisher("/topic%d" % i, String, queue_size=1) for i in range(300)]
print("ready")
rospy.spin()
`;
  putScript(workspace, 'many.py', many);
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'many.py']);
  await expect.poll(async () => (await workspace.graph()).topics.length, { timeout: 30_000 }).toBe(200);
  expect(JSON.stringify(await workspace.graph()).length).toBeLessThan(100_000);
  await workspace.stop(id);
});
