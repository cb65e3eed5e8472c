/** What the judge found out about a submission. Everything in it is computed from the simulation; what a program prints counts for nothing. */
import * as v from 'valibot';
import { programEnd } from './entities.ts';
import { canBreak, check } from './goal.ts';
import { judgedRun } from './judgedRun.ts';
import { GRAPH_PARTS } from './socket.ts';

/** One check of the goal: what was asked for, and what happened. */
export const judgedCheck = v.object({
  /** What was expected, as the challenge states it. */
  check,
  passed: v.boolean(),
  /** How far it came, from 0 to 1. */
  progress: v.number(),
  /** The wall, block or line that broke it. */
  cause: v.nullable(v.string()),
});
export type JudgedCheck = v.InferOutput<typeof judgedCheck>;

/** From where a program was judged: place and heading in metres and degrees. */
const judgedStart = v.object({
  /** The first is the one that the learner sees. */
  number: v.number(),
  of: v.number(),
  at: v.tuple([v.number(), v.number()]),
  heading: v.number(),
  /** The parameters of the world, where they differ from start to start. */
  settings: v.optional(v.record(v.string(), v.unknown())),
  /** Where the crates stood, where that differs from start to start. */
  crates: v.optional(v.array(v.object({ name: v.string(), at: v.tuple([v.number(), v.number()]) }))),
});

/** Why the simulation was ended. */
export const trialEnd = v.variant('reason', [
  /** All checks held at once. */
  v.object({ reason: v.literal('met') }),
  /** A check can no longer hold. */
  v.object({ reason: v.literal('broken') }),
  /** The program ended, and the robot had come to rest. */
  v.object({ reason: v.literal('program_ended'), end: v.nullable(programEnd) }),
  /** No command came for so many simulated seconds. */
  v.object({ reason: v.literal('silent'), seconds: v.number() }),
  /** So many seconds of real time were over. */
  v.object({ reason: v.literal('too_slow'), seconds: v.number() }),
  /** The program put the robot back to its start over /reset. */
  v.object({ reason: v.literal('reset') }),
  /** The program shut a part of the graph down, or cut it off. */
  v.object({ reason: v.literal('cut_off'), part: v.picklist(GRAPH_PARTS) }),
]);
export type TrialEnd = v.InferOutput<typeof trialEnd>;

/** Of a trial that was cut off nobody knows how it stood: the numbers and checks of its verdict are no facts. */
export function isMeasured({ end }: Pick<Verdict, 'end'>): boolean {
  return end.reason !== 'cut_off';
}

export const OUTCOMES = ['passed', 'failed', 'unjudged'] as const;

export const verdict = v.object({
  passed: v.boolean(),
  end: trialEnd,
  /** All that follows is of this start: the one where it failed, or the first when it failed nowhere. Verdicts of old have none. */
  start: v.optional(judgedStart),
  /** In the order of the goal, as they stood at the end. Of what was not measured (`isMeasured`) there are none, but in verdicts of old. */
  checks: v.array(judgedCheck),
  /** Simulated seconds until the end. */
  seconds: v.number(),
  /** Where the robot was then: x and y in metres. */
  at: v.tuple([v.number(), v.number()]),
  /** How far it had driven. */
  metres: v.number(),
  /** How many commands it was sent. */
  commands: v.number(),
  /** The program keeps to the clock on the wall and not to that of the simulation. */
  by_wall_clock: v.boolean(),
  /** What the program printed last, at most ten lines. */
  last_lines: v.array(v.string()),
  /** How the robot drove; absent where nobody noted it. */
  run: v.optional(judgedRun),
});
export type Verdict = v.InferOutput<typeof verdict>;

/** A check because of which a program did not pass, and when and where the simulation ended, which is when it failed. */
export interface UnmetCheck extends Pick<Verdict, 'seconds' | 'at'> {
  judged: JudgedCheck;
}

/** What broke, where that ended the simulation: all else was still to come. Otherwise whatever had not come to hold by its end. */
export function failuresOf({ checks, end, seconds, at }: Verdict): UnmetCheck[] {
  if (!isMeasured({ end })) return [];
  return checks
    .filter((judged) => !judged.passed && (end.reason !== 'broken' || canBreak(judged.check)))
    .map((judged) => ({ judged, seconds, at }));
}

/** How far the judge is with a program. */
const judgingProgress = v.object({
  /** The first is the one that the learner sees. */
  start: v.number(),
  of: v.number(),
  /** Simulated seconds since this start. */
  seconds: v.number(),
});
export type JudgingProgress = v.InferOutput<typeof judgingProgress>;

/** How a submission stands. */
export const judging = v.variant('state', [
  /** So many are judged before it, itself counted. */
  v.object({ state: v.literal('queued'), place: v.number() }),
  /** Null until the first start is on. */
  v.object({ state: v.literal('running'), progress: v.nullable(judgingProgress) }),
  /** `unjudged`: the server has nothing to judge it with, and it counts as passed. */
  v.object({
    state: v.literal('judged'),
    outcome: v.picklist(OUTCOMES),
    verdict: v.nullable(verdict),
    /** The fastest that the learner has solved this challenge, in simulated seconds. */
    best_seconds: v.nullable(v.number()),
  }),
  /** The judge could not do its work; whoever asks again has it judged again. */
  v.object({ state: v.literal('failed') }),
]);
export type Judging = v.InferOutput<typeof judging>;
