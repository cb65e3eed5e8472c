/** A trial: a program drives a robot through a challenge, and the robot's process judges it. What that process is told, and what it tells. */
import * as v from 'valibot';
import { goal } from '#contract/goal.ts';
import { judgedRun } from '#contract/judgedRun.ts';
import { judgedCheck } from '#contract/verdict.ts';
import { world } from '#contract/world.ts';

/** How long is waited, in both clocks. */
export const trialRules = v.strictObject({
  /** Without a command for so many simulated seconds the trial is over. */
  silentSeconds: v.number(),
  /** So many seconds of real time a trial may take. */
  wallSeconds: v.number(),
});
export type TrialRules = v.InferOutput<typeof trialRules>;

export const trial = v.strictObject({ world, goal, rules: trialRules });
export type Trial = v.InferOutput<typeof trial>;

export const trialResult = v.strictObject({
  reason: v.picklist(['met', 'broken', 'program_ended', 'silent', 'too_slow', 'reset']),
  checks: v.array(judgedCheck),
  seconds: v.number(),
  at: v.tuple([v.number(), v.number()]),
  metres: v.number(),
  commands: v.number(),
  byWallClock: v.boolean(),
  run: judgedRun,
});
export type TrialResult = v.InferOutput<typeof trialResult>;

export const trialReport = v.variant('state', [
  /** The robot stands at its start, and time stands still: the program can be started. */
  v.strictObject({ state: v.literal('ready') }),
  /** So many simulated seconds have passed. */
  v.strictObject({ state: v.literal('running'), seconds: v.number() }),
  v.strictObject({ state: v.literal('over'), result: trialResult }),
]);
export type TrialReport = v.InferOutput<typeof trialReport>;
