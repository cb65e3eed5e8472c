import type { SeenPose } from '#contract/robot.ts';
import type { OdometryKind } from '#machines/ports/pastPort.ts';
import type { RunRecord } from './RunRecord.ts';
import { type BagMessage, bagFile } from './bagFile.ts';
import { CLOCK, POSE, SCAN, bagTopics, clock, laserScan, poseMessage } from './bagMessages.ts';

/** Poses that lie farther apart than that, in milliseconds, tell of no speed: the robot was not seen between them. */
const UNSEEN = 500;

/**
 * What is kept of a run as a bag of ROS 1, the parts of its file. `lag` is what has to be taken from its times for
 * milliseconds since 1970. What was seen is where the robot really was, which is what `/odom` said only where that is exact.
 */
export function runBag(record: RunRecord, lag: number, odometry: OdometryKind): Uint8Array<ArrayBuffer>[] {
  const messages = [...poseMessages(record, lag, odometry), ...scanMessages(record, lag)];
  return bagFile(
    bagTopics(odometry),
    messages.toSorted((one, other) => one.at - other.at),
  );
}

/** A robot that stands is told of as often as its laser reads. */
function* poseMessages(record: RunRecord, lag: number, odometry: OdometryKind): Generator<BagMessage> {
  const poses = new Map([...record.scans(), ...record.poses()].map(({ at, pose }) => [at - lag, pose]));
  let before: Sample | null = null;
  for (const [at, pose] of [...poses].toSorted(([one], [other]) => one - other)) {
    yield { topic: CLOCK, at, data: clock(at) };
    yield { topic: POSE, at, data: poseMessage(at, odometry, pose, speedOf(before, { at, pose })) };
    before = { at, pose };
  }
}

interface Sample {
  at: number;
  pose: SeenPose;
}

/** Ahead in m/s, and turning in rad/s. */
function speedOf(before: Sample | null, { at, pose: [x, y, yaw] }: Sample): { ahead: number; turn: number } {
  if (before === null || at - before.at > UNSEEN) return { ahead: 0, turn: 0 };
  const seconds = (at - before.at) / 1000;
  const turned = yaw - before.pose[2];
  return {
    ahead: ((x - before.pose[0]) * Math.cos(yaw) + (y - before.pose[1]) * Math.sin(yaw)) / seconds,
    turn: Math.atan2(Math.sin(turned), Math.cos(turned)) / seconds,
  };
}

function* scanMessages(record: RunRecord, lag: number): Generator<BagMessage> {
  for (const { at: seenAt, ranges } of record.scans()) {
    const at = seenAt - lag;
    yield { topic: SCAN, at, data: laserScan(at, ranges) };
  }
}
