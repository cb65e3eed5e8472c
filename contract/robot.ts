/** What a learner sees of their robot: where it is at a moment, and the world it drives in. */
import * as v from 'valibot';
import { check } from './goal.ts';
import { world } from './world.ts';

/** x and y in metres, and the heading in radians, counter-clockwise from the x axis. */
export const seenPose = v.tuple([v.number(), v.number(), v.number()]);
export type SeenPose = v.InferOutput<typeof seenPose>;

/** A pose in a list, behind its place there. */
const placedPose = v.tuple([v.number(), v.number(), v.number(), v.number()]);

/** One moment, at most `limits.robotFrameBytes` as it travels: a frame has the scan or the rest, and a later one what is missing. */
export const robotFrame = v.object({
  /** The world's challenge, null for the practice world. */
  world: v.nullable(v.number()),
  /** When everything stood where it starts, in milliseconds since 1970: another value is another start. */
  era: v.number(),
  /** Milliseconds since then. */
  at: v.number(),
  pose: seenPose,
  /** What the laser reads in centimetres, counter-clockwise from straight back in equal steps; 0 where it meets nothing. */
  scan: v.optional(v.array(v.number())),
  /** Crates, carts and doors that stand elsewhere than was said before, by their places in `movingBoxes`. */
  crates: v.optional(v.array(placedPose)),
  /** The robot touches something that it cannot push; told in frames without a scan. */
  touches: v.optional(v.literal(true)),
  /** The crate that the gripper holds, by its place in the world's list; told in frames without a scan. */
  held: v.optional(v.number()),
  /** How full the battery is, in parts of a hundred, where the world gives it an end; told in frames without a scan. */
  battery: v.optional(v.number()),
  /** A program commands the robot while somebody drives it by hand; told in frames without a scan. */
  contested: v.optional(v.literal(true)),
  /** The simulation stands still; told in frames without a scan. */
  paused: v.optional(v.literal(true)),
  /** Cells of the floor that the goal wants to be looked at, and that have not been, in frames that tell of nothing else. */
  cells: v.optional(
    v.object({
      /** How many there are altogether. */
      floor: v.number(),
      /** The first that is told of, as `contract/floorCells.ts` numbers them. */
      from: v.number(),
      /** A bit for each from there on, 1 while it is unseen, the first in the lowest place of the first byte; base64. */
      unseen: v.string(),
    }),
  ),
});
export type RobotFrame = v.InferOutput<typeof robotFrame>;

/** The most that anybody may ask of the robot: ahead in m/s, turning in rad/s. */
export const speedLimit = { linear: 1, angular: 2 } as const;

const upTo = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));

/** How fast a hand drives the robot: ahead in m/s, to the left in rad/s. */
export const driveSpeed = { linear: upTo(speedLimit.linear), angular: upTo(speedLimit.angular) };

/** The world that a learner's robot drives in, and what its challenge asks for; nothing in the practice world. */
export const openedWorld = v.object({ challenge_id: v.nullable(v.number()), world, goal: v.array(check) });
export type OpenedWorld = v.InferOutput<typeof openedWorld>;
