/** Reads bags with the rosbag of ROS itself. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { JudgedRun } from '#contract/judgedRun.ts';
import { RunRecord } from '#src/adapters/RunRecord.ts';
import { runOfJudge } from '#src/adapters/otherRun.ts';
import { runBag } from '#src/adapters/runBag.ts';

const folder = mkdtempSync(join(tmpdir(), 'bag-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The packages of ROS that this machine itself does not have. */
const PYTHONPATH = resolve(import.meta.dirname, '../../../.cache/ros/usr/lib/python3/dist-packages');

/** What a program that reads the bag says. */
function read(bag: readonly Uint8Array[], program: string): string {
  const path = join(folder, 'run.bag');
  writeFileSync(path, Buffer.concat(bag));
  const script = `import sys, rosbag\nbag = rosbag.Bag(sys.argv[1])\n${program}`;
  return execFileSync('/usr/bin/python3', ['-c', script, path], { encoding: 'utf8', env: { PYTHONPATH } });
}

/** A robot that drives to the north at half a metre a second, seen from the thousandth second since 1970 on. */
function driven(seconds: number): RunRecord {
  const record = new RunRecord();
  for (let count = 0; count <= 30 * seconds; count += 1) {
    const at = (count * 1000) / 30;
    const scan = count % 3 === 0 ? { scan: [100, 0, 250, 999] } : {};
    record.take({ world: null, era: 1, at, pose: [0, at / 2000, Math.PI / 2], ...scan }, at);
  }
  return record;
}

const bagOf = (seconds: number, odometry: 'exact' | 'misled' = 'exact') =>
  runBag(driven(seconds), -1_000_000, odometry);

it('tells rosbag info what is in it', () => {
  const info = read(bagOf(60), 'print(bag)');
  expect(info).toMatch(/version: +2\.0/);
  expect(info).toMatch(/duration: +1:00s \(60s\)/);
  expect(info).toMatch(/messages: +4203/);
  expect(info).toMatch(/nav_msgs\/Odometry +\[cd5e73d190d741a2f92e81eda573aca7\]/);
  expect(info).toMatch(/\/odom +1801 msgs .*: nav_msgs\/Odometry/);
  expect(info).toMatch(/\/scan +601 msgs .*: sensor_msgs\/LaserScan/);
  expect(info).toMatch(/\/clock +1801 msgs .*: rosgraph_msgs\/Clock/);
});

it('says where the robot was, how fast it drove and what its laser read', () => {
  const said = read(
    bagOf(2),
    `
_, odom, time = list(bag.read_messages(topics=['/odom']))[30]
pose = odom.pose.pose
print(time.to_sec(), odom.header.stamp.to_sec(), odom.header.frame_id, odom.child_frame_id)
print(round(pose.position.y, 6), round(pose.orientation.z, 6), round(odom.twist.twist.linear.x, 6), odom.twist.twist.angular.z)
_, scan, time = next(bag.read_messages(topics=['/scan']))
print(round(scan.angle_min, 4), round(scan.angle_increment, 4), scan.header.frame_id, [round(value, 2) for value in scan.ranges])
print(list(bag.read_messages(topics=['/clock']))[30][1].clock.to_sec())`,
  );
  expect(said.trim().split('\n')).toEqual([
    '1001.0 1001.0 odom base_link',
    '0.5 0.707107 0.5 0.0',
    '-3.1416 1.5708 laser [1.0, inf, 2.5, 9.99]',
    '1001.0',
  ]);
});

it('calls nothing /odom that /odom did not say, where the wheels mislead it', () => {
  const said = read(
    bagOf(2, 'misled'),
    `
print(*sorted(bag.get_type_and_topic_info().topics))
_, truth, _ = list(bag.read_messages(topics=['/ground_truth']))[30]
print(truth.header.frame_id, truth.child_frame_id, round(truth.pose.pose.position.y, 6))`,
  );
  expect(said.trim().split('\n')).toEqual(['/clock /ground_truth /scan', 'map base_link 0.5']);
});

it('says of a robot that stands that it does', () => {
  const record = driven(1);
  for (let at = 1100; at <= 2000; at += 100)
    record.take({ world: null, era: 1, at, pose: [0, 0.5, Math.PI / 2], scan: [1] }, at);
  const said = read(
    runBag(record, -1_000_000, 'exact'),
    "_, odom, time = list(bag.read_messages(topics=['/odom']))[-1]\nprint(time.to_sec(), odom.twist.twist.linear.x)",
  );
  expect(said.trim()).toBe('1002.0 0.0');
});

/** Before the judge it drives to the east, and ends a little sooner than its poses are noted. */
const judged: JudgedRun = {
  every: 1600,
  end: 4000,
  poses: [
    [0, 0, 0],
    [0.8, 0, 0],
    [1.6, 0, 0],
    [2, 0, 0],
  ],
  crates: [],
};

const judgedBag = () => runOfJudge(judged, 5, []).bag('exact') ?? [];

it('says of a run of the judge where the robot was, by the clock that its program saw, and nothing of the laser', () => {
  const said = read(
    judgedBag(),
    `
print(*sorted(bag.get_type_and_topic_info().topics))
for _, odom, time in bag.read_messages(topics=['/odom']):
    print(time.to_sec(), odom.header.frame_id, odom.pose.pose.position.x, round(odom.twist.twist.linear.x, 6))
print([clock.clock.to_sec() for _, clock, _ in bag.read_messages(topics=['/clock'])])`,
  );
  expect(said.trim().split('\n')).toEqual([
    '/clock /odom',
    '1000.0 odom 0.0 0.0',
    '1001.6 odom 0.8 0.5',
    '1003.2 odom 1.6 0.5',
    '1004.0 odom 2.0 0.5',
    '[1000.0, 1001.6, 1003.2, 1004.0]',
  ]);
  expect(read(judgedBag(), 'print(bag)')).not.toContain('/scan');
});

it('comes in the order of its times, also over several chunks', () => {
  const said = read(
    bagOf(120),
    'times = [time for _, _, time in bag.read_messages()]\nprint(len(times), times == sorted(times), bag._get_yaml_info(key="compression"))',
  );
  expect(said.trim()).toBe('8403 True none');
});

it('can be read where nothing was seen', () => {
  expect(read(runBag(new RunRecord(), 0, 'exact'), 'print(bag.get_message_count())').trim()).toBe('0');
});
