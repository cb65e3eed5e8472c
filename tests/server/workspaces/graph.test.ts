import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TopicSight } from '#contract/topic.ts';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { isFull } from '../../isFull.ts';
import {
  type OpenWorkspaces,
  linesOf,
  openWorkspaces,
  putScript,
  runScript,
  start,
  untilEnded,
  untilPrinted,
} from './openWorkspaces.ts';
import { pidInside } from './pidInside.ts';

let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
beforeAll(async () => {
  open = await openWorkspaces();
  workspace = await open.newcomer();
});
afterAll(() => open.close());

/** Kills, from outside, the process of this workspace's sandbox whose script ends like this. */
function killInside(word: string): void {
  const pid = pidInside(workspace, word);
  if (pid === undefined) throw new Error(`No ${word} runs in the workspace.`);
  process.kill(pid, 'SIGKILL');
}

it('prints what the laser of the robot sees', async () => {
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'sensor_subscriber.py']);
  await untilPrinted(workspace, id, /\d\.\d/);
  expect(await workspace.topic('/scan')).toMatchObject({ description: expect.stringContaining('/sensor_subscriber') });
  expect(await workspace.stop(id)).toMatchObject({ status: 'stopped' });
  expect((await workspace.topic('/scan'))?.description).not.toContain('/sensor_subscriber');
});

it('shows the latest message of a topic and how often one comes, to whoever watches and no longer', async () => {
  const sights: TopicSight[] = [];
  const stop = await workspace.watchTopic('/scan', (sight) => sights.push(sight));
  await expect.poll(() => sights.at(-1)?.rate, { timeout: 20_000 }).toBeGreaterThan(5);
  expect(sights.at(-1)?.value).toMatchObject({ fields: { range_max: 10, ranges: { length: 360 } } });
  stop();
  await expect.poll(async () => String(await workspace.sandbox?.processes())).not.toContain('LaserScan');
});

it('says by a fact why a topic cannot be watched: it is not there, nobody knows what it carries, or its sandbox ends', async () => {
  const watch = (name: string) => workspace.watchTopic(name, () => undefined);
  await expect(watch('/nowhere')).rejects.toMatchObject({ fact: { code: 'TOPIC_NOT_FOUND' } });
  putScript(
    workspace,
    'listener.py',
    `#!/usr/bin/env python3
import rospy
rospy.init_node('listener')
rospy.Subscriber('/unknown', rospy.AnyMsg, print)
print('ready', flush=True)
rospy.spin()
`,
  );
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'listener.py']);
  await untilPrinted(workspace, id, /ready/);
  await expect(watch('/unknown')).rejects.toMatchObject({ fact: { code: 'TOPIC_TYPE_UNKNOWN' } });
  await workspace.stop(id);
  const watching = watch('/scan');
  const ended = workspace.sandbox?.close();
  await expect(watching).rejects.toMatchObject({ fact: { code: 'GRAPH_UNANSWERED' } });
  await ended;
});

it('shows a topic from the sandbox that takes the place of another, and reads it there no longer than somebody watches', async () => {
  const sights: TopicSight[] = [];
  const stop = await workspace.watchTopic('/scan', (sight) => sights.push(sight));
  await workspace.sandbox?.close();
  await workspace.topics();
  const before = sights.length;
  await expect.poll(() => sights.length, { timeout: 20_000 }).toBeGreaterThan(before);
  expect(String(await workspace.sandbox?.processes())).toContain('LaserScan');
  stop();
  await expect.poll(async () => String(await workspace.sandbox?.processes())).not.toContain('LaserScan');
});

it('counts how often messages of each topic come, once for all who ask meanwhile, and leaves the graph as it was', async () => {
  putScript(
    workspace,
    'beacon.py',
    `#!/usr/bin/env python3
import rospy
from std_msgs.msg import Int32
rospy.init_node('beacon')
beacon = rospy.Publisher('/beacon', Int32, queue_size=1)
silent = rospy.Publisher('/silent', Int32, queue_size=1)
print('ready', flush=True)
rate = rospy.Rate(20)
while not rospy.is_shutdown():
    beacon.publish(1)
    rate.sleep()
`,
  );
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'beacon.py']);
  await untilPrinted(workspace, id, /ready/);
  const [counted, again] = await Promise.all([workspace.topicRates(), workspace.topicRates()]);
  const rates = new Map(counted.rates.map(({ topic, rate }) => [topic, rate]));
  expect(again).toEqual(counted);
  expect(rates.get('/scan')).toBeGreaterThan(1);
  expect(rates.get('/beacon')).toBeGreaterThan(rates.get('/scan') ?? 0);
  expect(rates.get('/silent')).toBeNull();
  await workspace.stop(id);
  const { process_id: asked } = await start(workspace, ['rosnode', 'list']);
  await untilEnded(workspace, asked);
  expect(linesOf(workspace, asked).join(' ')).not.toContain('servolab_counter');
});

it('knows the messages of Debian that are unpacked beside the installed ones', async () => {
  const { process_id: id } = await start(workspace, ['rosmsg', 'show', 'nav_msgs/Odometry']);
  expect(await untilEnded(workspace, id)).toMatchObject({ end: { reason: 'exited', code: 0 } });
  expect(linesOf(workspace, id)).toContain('string child_frame_id');
});

it('runs a launch file, and its stop leaves no node behind', async () => {
  const { process_id: id } = await start(workspace, ['roslaunch', 'gazebo_test_pkg', 'demo.launch']);
  await untilPrinted(workspace, id, /\d\.\d/);
  await workspace.stop(id);
  expect(String(await workspace.sandbox?.processes())).not.toContain('sensor_subscriber');
});

it('gives the program of an errand what its launch file was given', async () => {
  const errand = 'import rospy\nprint(rospy.get_param("/errand/x"), rospy.get_param("/errand/y"), flush=True)';
  putScript(workspace, 'todays_errand.py', `#!/usr/bin/env python3\n${errand}\n`);
  const given = ['roslaunch', 'gazebo_test_pkg', 'errand.launch', 'x:=3.5', 'y:=-1.5'];
  const { process_id: id } = await start(workspace, given);
  await untilPrinted(workspace, id, /^3\.5 -1\.5$/);
  expect(linesOf(workspace, id)).toContain('3.5 -1.5');
});

it('brings the robot back when it dies, and shows the one that takes its place', async () => {
  const eras = new Set<number>();
  const leave = workspace.watchRobot((sightings) => sightings.forEach(({ era }) => eras.add(era)));
  await expect.poll(() => eras.size).toBe(1);
  killInside('robot.js');
  await expect.poll(() => open.logged.join()).toContain('robot ended (SIGKILL)');
  const { process_id: id } = await start(workspace, ['rostopic', 'echo', '-n1', '/odom/child_frame_id']);
  expect(await untilEnded(workspace, id)).toMatchObject({ end: { reason: 'exited', code: 0 } });
  expect(linesOf(workspace, id).join()).toContain('base_link');
  await expect.poll(() => eras.size).toBe(2);
  leave();
});

it('brings the graph back when its master dies', async () => {
  killInside('/rosmaster');
  await expect.poll(() => open.logged.join()).toContain('rosmaster ended (SIGKILL)');
  await expect.poll(() => workspace.topics().catch(() => [])).toContain('/scan');
  expect((await runScript(workspace, 'nowhere.py')).entry.end).not.toEqual({ reason: 'exited', code: 0 });
});

/** Runs a program of the learner's, which says when it has done its work. */
async function mischief(source: string): Promise<string> {
  putScript(workspace, 'mischief.py', `#!/usr/bin/env python3\n${source}\n`);
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'mischief.py']);
  await untilPrinted(workspace, id, /^done$/);
  return id;
}

const nothing = (): void => undefined;

/** What the workspace tells of its graph from now on; what was started again before is back by then. */
async function graphChanges(): Promise<string[]> {
  await expect.poll(() => workspace.restarting()).toEqual([]);
  const changes: string[] = [];
  workspace.watch({
    changed: nothing,
    printed: nothing,
    ended: nothing,
    graphChanged: (part, state) => changes.push(`${part} ${state}`),
  });
  return changes;
}

it('takes the port of the master back from a program that sits on it, and says so', async () => {
  const changes = await graphChanges();
  const id = await mischief(`
import socket, time, xmlrpc.client
xmlrpc.client.ServerProxy('http://127.0.0.1:11311').shutdown('/mischief', 'mine now')
while True:
    try:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(('127.0.0.1', 11311))
        listener.listen()
        break
    except OSError:
        time.sleep(0.01)
print('done')
time.sleep(600)`);
  await expect.poll(() => changes).toContain('robot running');
  expect(changes.slice(0, 2)).toEqual(['master restarting', 'robot restarting']);
  expect(changes).toContain('master running');
  expect(workspace.restarting()).toEqual([]);
  expect(await workspace.topics()).toContain('/scan');
  expect((await untilEnded(workspace, id)).end).toEqual({ reason: 'signalled', signal: 'SIGKILL' });
});

it('starts the robot again when a program has unregistered its topics, and says so', async () => {
  const changes = await graphChanges();
  const id = await mischief(`
import xmlrpc.client
master = xmlrpc.client.ServerProxy('http://127.0.0.1:11311')
master.unregisterPublisher('/robot', '/scan', master.lookupNode('/mischief', '/robot')[2])
print('done')`);
  await untilEnded(workspace, id);
  await expect.poll(() => changes).toEqual(['robot restarting', 'robot running']);
  expect(await workspace.topics()).toContain('/scan');
});

it.runIf(isFull)('starts the graph again, empty, when it has more topics than can be told, and says so', async () => {
  const changes = await graphChanges();
  const id = await mischief(`
import xmlrpc.client
master = xmlrpc.client.ServerProxy('http://127.0.0.1:11311')
for number in range(8000):
    name = '/one_of_very_many_' + str(number)
    try:
        master.registerPublisher('/mischief', name, 'std_msgs/String', 'http://127.0.0.1:1')
    except Exception:
        break
print('done')`);
  await untilEnded(workspace, id);
  await expect.poll(() => changes).toContain('robot running');
  expect(changes.slice(0, 2)).toEqual(['master overflowed', 'robot restarting']);
  expect(changes).toContain('master running');
  expect(workspace.restarting()).toEqual([]);
  await expect.poll(() => workspace.topics()).toContain('/scan');
  expect(String(await workspace.topics())).not.toContain('one_of_very_many');
});
