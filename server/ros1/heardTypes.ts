/** What the robot listens to, and what its messages say: each has as many bytes as every other of its type. */
import type { Velocity } from '../robot/world.ts';

export interface HeardType {
  type: string;
  /** Of its definition: whoever publishes with another one means other messages. */
  md5sum: string;
  /** Of a message. */
  bytes: number;
}

export const heardTypes = {
  '/cmd_vel': { type: 'geometry_msgs/Twist', md5sum: '9f195f881246fdfa2798d1d3eebca84a', bytes: 48 },
  '/reset': { type: 'std_msgs/Empty', md5sum: 'd41d8cd98f00b204e9800998ecf8427e', bytes: 0 },
  '/gripper/command': { type: 'std_msgs/Bool', md5sum: '8b94c1b53db61fb6aed406028ad6332a', bytes: 1 },
} as const satisfies Readonly<Record<string, HeardType>>;

/** Behind the first of six numbers of eight bytes lie the others: along x, y and z, and about them. */
const ABOUT_Z = 5 * 8;

/** The command in a geometry_msgs/Twist as a learner sent it: what is no number means rest. */
export function velocityIn(twist: Uint8Array): Velocity {
  const view = new DataView(twist.buffer, twist.byteOffset, twist.byteLength);
  return { linear: finite(view.getFloat64(0, true)), angular: finite(view.getFloat64(ABOUT_Z, true)) };
}

/** What a std_msgs/Bool says. */
export function readBool(bool: Uint8Array): boolean {
  return bool[0] !== 0;
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
