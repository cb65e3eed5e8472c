/** A run of a robot that its learner has put on the board of the community. */
import * as v from 'valibot';
import { OUTCOMES } from './verdict.ts';

/** How a robot drove, in few bytes. */
export const drive = v.object({
  /** Milliseconds from one pose to the next. */
  every: v.number(),
  /** x and y in centimetres, heading in hundredths of a radian, one pose after the other: whole numbers with a blank between them. */
  poses: v.string(),
});
export type Drive = v.InferOutput<typeof drive>;

/** Where things stand in the world of a challenge, seen from above: centimetres and degrees. */
export const outline = v.object({
  /** What stands firm: x and y of the middle, half of its extent along x and along y before it is turned, and its heading. */
  boxes: v.array(v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()])),
  /** Round regions: x, y, radius. */
  circles: v.array(v.tuple([v.number(), v.number(), v.number()])),
  /** Other regions: x and y of the middle, half of the extent along x and along y. */
  floors: v.array(v.tuple([v.number(), v.number(), v.number(), v.number()])),
});
export type Outline = v.InferOutput<typeof outline>;

export const sharedRun = v.object({
  id: v.number(),
  title: v.string(),
  /** The user name of who shared it; null where they do not want to be named. */
  author: v.nullable(v.string()),
  challenge_id: v.number(),
  challenge_title: v.string(),
  outline,
  ...drive.entries,
  /** What came of it before the judge; null for a run that nobody judged. */
  outcome: v.nullable(v.picklist(OUTCOMES)),
  /** Simulated seconds that the judge counted. */
  seconds: v.nullable(v.number()),
  shared_at: v.string(),
  /** Whether the caller has shared it. */
  is_own: v.boolean(),
  /** Whether an operator has hidden it from everybody but its learner. */
  is_hidden: v.boolean(),
  /** Whether its challenge was taken out of the course: there is no page of it any more. */
  is_retired: v.boolean(),
});
export type SharedRun = v.InferOutput<typeof sharedRun>;
