import * as v from 'valibot';
import { KEPT_MS, MOST_MARKS } from './RunRecord.ts';

const time = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000));
const place = v.tuple([time, time, time]);

/** A mark as it is written; `ProgramMarks` has some more than the record. */
const mark = v.variant('kind', [
  v.object({ kind: v.literal('collided'), at: time, x: v.number(), y: v.number() }),
  v.object({ kind: v.literal('returned'), at: time }),
  v.object({ kind: v.literal('began'), at: time, name: v.string() }),
  v.object({ kind: v.literal('ended'), at: time, name: v.string() }),
  v.object({ kind: v.literal('judged'), at: time }),
]);

/** What stands before the numbers of a run that is written down. Times are milliseconds since its first moment. */
export const runHead = v.object({
  /** The challenge in whose world it was driven; null for the practice world. */
  world: v.nullable(v.number()),
  /** Its first moment by the clock of the server, in milliseconds since 1970. */
  began: time,
  to: v.pipe(time, v.minValue(0), v.maxValue(KEPT_MS + 1000)),
  marks: v.pipe(v.array(mark), v.maxLength(2 * MOST_MARKS)),
  gaps: v.pipe(v.array(v.tuple([time, time])), v.maxLength(MOST_MARKS)),
  /** From when to when the robot touched something; null when it still did at the end. */
  touches: v.pipe(v.array(v.tuple([time, v.nullable(time)])), v.maxLength(MOST_MARKS)),
  crates: v.array(v.tuple([v.number(), place])),
  /** How many of each follow. */
  poses: count,
  scans: count,
  moves: count,
  /** None in runs of the first form. */
  conditions: v.optional(count, 0),
});

export type RunHead = v.InferOutput<typeof runHead>;
