/** A robot that is driven by hand, in a real graph. */
import { RosMasterClient } from '@foxglove/ros1';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Graph, openGraph } from './openGraph.ts';

let graph: Graph;
beforeAll(async () => void (graph = await openGraph()));
afterAll(() => graph.close());
afterEach(async () => {
  tell({ type: 'release' });
  await graph.endPrograms();
});

const tell = (order: object): void => void graph.robot.child.stdin?.write(`${JSON.stringify(order)}\n`);

/** The nodes that publish commands, as the master knows them. */
async function commanders(): Promise<string[]> {
  const [, , [publishers]] = (await new RosMasterClient(graph.masterUri).getSystemState('/test')) as [
    number,
    string,
    [[string, string[]][]],
  ];
  return publishers.find(([topic]) => topic === '/cmd_vel')?.[1] ?? [];
}

it('is commanded over /cmd_vel by a node of its own, which programs hear, and which leaves with the hand', async () => {
  const heard = graph.run('/usr/bin/rostopic', 'echo', '/cmd_vel/linear/x');
  tell({ type: 'take' });
  await expect.poll(() => commanders()).toEqual(['/drive_by_hand']);
  const odometry = graph.run('/usr/bin/rostopic', 'echo', '/odom/twist/twist/linear/x');
  const driving = setInterval(() => tell({ type: 'drive', linear: 0.25, angular: 0 }), 100);
  expect(await heard.line(/^0\.25$/)).toBeTruthy();
  expect(await odometry.line(/^0\.25$/)).toBeTruthy();
  clearInterval(driving);
  tell({ type: 'release' });
  await expect.poll(() => commanders()).toEqual([]);
  expect(graph.robot.output()).not.toContain('contested');
});

it('is stopped by its watchdog half a second after the last command', async () => {
  tell({ type: 'take' });
  await expect.poll(() => commanders()).toEqual(['/drive_by_hand']);
  const odometry = graph.run('/usr/bin/rostopic', 'echo', '/odom/twist/twist/linear/x');
  const driving = setInterval(() => tell({ type: 'drive', linear: 1, angular: 0 }), 100);
  await odometry.line(/^0\.[5-9]|^1\.0/);
  clearInterval(driving);
  const before = odometry.output().length;
  // From its speed down to rest again, although nobody has said so.
  await expect.poll(() => odometry.output().slice(before), { timeout: 5000 }).toMatch(/\n-?0\.0\n/);
});

it('is shown as contested while a program commands it, too', async () => {
  tell({ type: 'watch', isWatched: true });
  graph.run('/usr/bin/rostopic', 'pub', '-r5', '/cmd_vel', 'geometry_msgs/Twist', '{angular: {z: 0.5}}');
  await expect.poll(() => commanders()).toHaveLength(1);
  tell({ type: 'take' });
  expect(await graph.robot.line(/"contested":true/)).toBeTruthy();
});
