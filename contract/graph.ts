/** A learner's robot, its topics and their programs at a moment: what somebody looks at who asks why nothing moves. */
import * as v from 'valibot';
import { processEntry } from './entities.ts';

export const graphTopic = v.object({
  name: v.string(),
  /** Null while no node has said it. */
  type: v.nullable(v.string()),
  publishers: v.array(v.string()),
  subscribers: v.array(v.string()),
});
export type GraphTopic = v.InferOutput<typeof graphTopic>;

/** How fast the robot is told to drive and turn, in metres and radians a second. */
const velocity = v.object({ linear: v.number(), angular: v.number() });

/** What the robot knows of its last seconds. */
export const robotReport = v.object({
  /** How many seconds it speaks of. */
  seconds: v.number(),
  /** How many commands came in them. */
  commands: v.number(),
  /** How many seconds passed between the first and the last of them. */
  span: v.number(),
  /** How many seconds ago the last of them came; null where none did. */
  silence: v.nullable(v.number()),
  /** The newest command that ever came to this robot, as it came. */
  last: v.nullable(velocity),
  /** What of a command the robot can do. */
  limit: velocity,
  /** Metres and radians. */
  driven: v.number(),
  turned: v.number(),
  /** It was told to stand still. */
  paused: v.optional(v.literal(true)),
  /** How many seconds passed in the simulation. */
  simulated: v.number(),
  /** Metres to what stands straight ahead; null where the laser meets nothing. */
  ahead: v.nullable(v.number()),
  /** It touches something that it cannot push, with any side. */
  touches: v.boolean(),
  /** How full the battery is, in parts of a hundred; null in a world without one. */
  battery: v.nullable(v.number()),
});
export type RobotReport = v.InferOutput<typeof robotReport>;

export const graphSnapshot = v.object({
  topics: v.array(graphTopic),
  /** Null while no robot answers. */
  robot: v.nullable(robotReport),
  /** The newest programs, newest first; builds are none. */
  programs: v.array(v.pick(processEntry, ['name', 'command', 'status', 'end'])),
});
export type GraphSnapshot = v.InferOutput<typeof graphSnapshot>;
