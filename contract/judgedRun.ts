/** How a robot drove while its program was judged: enough to be watched, and never more than some tens of kilobytes. */
import * as v from 'valibot';
import { seenPose } from './robot.ts';

export const judgedRun = v.object({
  /** Simulated milliseconds from one pose to the next. */
  every: v.number(),
  /** From the start on. */
  poses: v.array(seenPose),
  /** Crates, carts and doors that stand elsewhere than before: since which pose, by their places in `movingBoxes`, and where. */
  crates: v.array(v.tuple([v.number(), v.number(), ...seenPose.items])),
});
export type JudgedRun = v.InferOutput<typeof judgedRun>;
