/** How far a learner has come, as the database computes it from what they began and handed in. */
import * as v from 'valibot';
import { OUTCOMES } from './verdict.ts';

/** What became of a solution that was handed in. */
export const recentVerdict = v.object({
  submission_id: v.number(),
  challenge_id: v.number(),
  title: v.string(),
  outcome: v.picklist(OUTCOMES),
  /** ISO 8601. */
  submitted_at: v.string(),
  /** Simulated seconds until its end. This and the two below are null where nothing could judge it. */
  seconds: v.nullable(v.number()),
  /** 0 where it was cut off before anything was known. */
  checks: v.nullable(v.number()),
  checks_passed: v.nullable(v.number()),
});
export type RecentVerdict = v.InferOutput<typeof recentVerdict>;

export const progress = v.object({
  /** How many challenges there are. */
  challenges: v.number(),
  /** The mean of the fastest solutions, in simulated seconds; null before the first. */
  average_seconds: v.nullable(v.number()),
  /** The one with most challenges begun, of equal ones the latest; null before the first. */
  favorite_category: v.nullable(v.string()),
  /** Days in a row with something begun or handed in, up to today or yesterday. */
  current_streak: v.number(),
  /** What the learner worked on last; null before the first. */
  last_challenge_id: v.nullable(v.number()),
  /** The fastest solution of each challenge that was solved, in simulated seconds. */
  best_times: v.array(v.object({ challenge_id: v.number(), seconds: v.number() })),
  /** Newest first, at most five. */
  recent_verdicts: v.array(recentVerdict),
});
export type Progress = v.InferOutput<typeof progress>;
