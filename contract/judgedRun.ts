/** How a robot drove while its program was judged: enough to be watched, and never more than some tens of kilobytes. */
import * as v from 'valibot';
import { seenPose } from './robot.ts';
import { region } from './world.ts';

export const judgedRun = v.object({
  /** Simulated milliseconds from one pose to the next. */
  every: v.number(),
  /** When the last pose was, in simulated milliseconds since the start; absent where that is as long after the one before as any other, and in runs of old. */
  end: v.optional(v.number()),
  /** From the start on. */
  poses: v.array(seenPose),
  /**
   * Where crates, carts and doors stand at the first pose, and from then on whichever stand elsewhere than before: since which pose, by their places in
   * `movingBoxes`, and where. Runs of old tell nothing of one that has not moved.
   */
  crates: v.array(v.tuple([v.number(), v.number(), ...seenPose.items])),
  /** Which crate the gripper held, by its place in the world's list, since which pose; null for none, as at first. Runs of old have none. */
  held: v.optional(v.array(v.tuple([v.number(), v.nullable(v.number())]))),
  /** How full the battery was, in parts of a hundred, since which pose; absent where it had no end, and in runs of old. */
  battery: v.optional(v.array(v.tuple([v.number(), v.number()]))),
  /** At which poses the robot ran into something that it cannot push; absent where it did not, and in runs of old. */
  collided: v.optional(v.array(v.number())),
  /** Regions that were others in this run than its learner knows them, under the same names. */
  regions: v.optional(v.array(region)),
});
export type JudgedRun = v.InferOutput<typeof judgedRun>;

/** How long it took, in simulated milliseconds. */
export function judgedLength({ every, end, poses }: JudgedRun): number {
  return end ?? Math.max(0, poses.length - 1) * every;
}
