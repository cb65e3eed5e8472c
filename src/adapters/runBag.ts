import type { RunRecord } from './RunRecord.ts';
import { type BagMessage, bagFile } from './bagFile.ts';
import { CLOCK, ODOM, SCAN, bagTopics, clock, laserScan, odometry } from './bagMessages.ts';

/** Poses that lie farther apart than that, in milliseconds, tell of no speed: the robot stood still, or was not seen. */
const STANDING = 200;

/**
 * What is kept of a run as a bag of ROS 1, the parts of its file. `lag` is what has to be taken from its times for
 * milliseconds since 1970.
 */
export function runBag(record: RunRecord, lag: number): Uint8Array<ArrayBuffer>[] {
  const messages = [...poseMessages(record, lag), ...scanMessages(record, lag)];
  return bagFile(
    bagTopics,
    messages.toSorted((one, other) => one.at - other.at),
  );
}

function* poseMessages(record: RunRecord, lag: number): Generator<BagMessage> {
  let before: { at: number; pose: readonly [number, number, number] } | null = null;
  for (const { at: seenAt, pose } of record.poses()) {
    const at = seenAt - lag;
    const seconds = before === null || at - before.at > STANDING ? Infinity : (at - before.at) / 1000;
    const [dx, dy, dyaw] = before === null ? [0, 0, 0] : pose.map((value, axis) => value - (before?.pose[axis] ?? 0));
    const [x = 0, y = 0, yaw = 0] = [dx, dy, dyaw];
    const ahead = (x * Math.cos(pose[2]) + y * Math.sin(pose[2])) / seconds;
    const turn = Math.atan2(Math.sin(yaw), Math.cos(yaw)) / seconds;
    yield { topic: CLOCK, at, data: clock(at) };
    yield { topic: ODOM, at, data: odometry(at, pose, { ahead, turn }) };
    before = { at, pose };
  }
}

function* scanMessages(record: RunRecord, lag: number): Generator<BagMessage> {
  for (const { at: seenAt, ranges } of record.scans()) {
    const at = seenAt - lag;
    yield { topic: SCAN, at, data: laserScan(at, ranges) };
  }
}
