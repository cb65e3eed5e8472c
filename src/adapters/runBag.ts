import type { SeenPose } from '#contract/robot.ts';
import type { OdometryKind } from '#machines/ports/pastPort.ts';
import { type BagMessage, bagFile } from './bagFile.ts';
import { CLOCK, POSE, SCAN, bagTopics, clock, laserScan, poseMessage } from './bagMessages.ts';

/** Poses that lie farther apart than that, in milliseconds, tell of no speed: the robot was not seen between them. */
const UNSEEN = 500;

interface Sample {
  at: number;
  pose: SeenPose;
}

/** What a bag is made of. */
export interface DrivenRun {
  poses: () => Iterable<Sample>;
  /** What the laser read, in centimetres, and where; nothing where nobody noted it. */
  scans: () => Iterable<Sample & { ranges: readonly number[] }>;
  /** How many milliseconds lie between two poses where the robot was seen all the while. */
  every?: number;
}

/**
 * What is kept of a run as a bag of ROS 1, the parts of its file. `lag` is what has to be taken from its times for
 * milliseconds since 1970. What was seen is where the robot really was, which is what `/odom` said only where that is exact.
 */
export function runBag(run: DrivenRun, lag: number, odometry: OdometryKind): Uint8Array<ArrayBuffer>[] {
  const scans = [...scanMessages(run, lag)];
  const messages = [...poseMessages(run, lag, odometry), ...scans];
  return bagFile(
    bagTopics(odometry, scans.length > 0),
    messages.toSorted((one, other) => one.at - other.at),
  );
}

/** A robot that stands is told of as often as its laser reads. */
function* poseMessages(run: DrivenRun, lag: number, odometry: OdometryKind): Generator<BagMessage> {
  const poses = new Map([...run.scans(), ...run.poses()].map(({ at, pose }) => [at - lag, pose]));
  const unseen = Math.max(UNSEEN, run.every ?? 0);
  let before: Sample | null = null;
  for (const [at, pose] of [...poses].toSorted(([one], [other]) => one - other)) {
    yield { topic: CLOCK, at, data: clock(at) };
    yield { topic: POSE, at, data: poseMessage(at, odometry, pose, speedOf(before, { at, pose }, unseen)) };
    before = { at, pose };
  }
}

/** Ahead in m/s, and turning in rad/s. */
function speedOf(
  before: Sample | null,
  { at, pose: [x, y, yaw] }: Sample,
  unseen: number,
): { ahead: number; turn: number } {
  if (before === null || at - before.at > unseen) return { ahead: 0, turn: 0 };
  const seconds = (at - before.at) / 1000;
  const turned = yaw - before.pose[2];
  return {
    ahead: ((x - before.pose[0]) * Math.cos(yaw) + (y - before.pose[1]) * Math.sin(yaw)) / seconds,
    turn: Math.atan2(Math.sin(turned), Math.cos(turned)) / seconds,
  };
}

function* scanMessages(run: DrivenRun, lag: number): Generator<BagMessage> {
  for (const { at: seenAt, ranges } of run.scans()) {
    const at = seenAt - lag;
    yield { topic: SCAN, at, data: laserScan(at, ranges) };
  }
}
