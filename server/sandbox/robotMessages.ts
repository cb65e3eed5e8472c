/** What a robot's process is told and what it tells, what there is to see by a pipe of its own: one JSON object a line. */
import * as v from 'valibot';
import { robotReport } from '#contract/graph.ts';
import { watchedFloor } from '#contract/goal.ts';
import { driveSpeed, seenPose } from '#contract/robot.ts';
import { world } from '#contract/world.ts';
import { trial, trialReport } from './trialMessages.ts';

/** What somebody tells a robot whom they drive by hand: ahead in m/s, to the left in rad/s. */
export const handOrder = v.variant('type', [
  /** Their node joins the graph, and leaves it with `release`. */
  v.strictObject({ type: v.literal('take') }),
  v.strictObject({ type: v.literal('drive'), ...driveSpeed }),
  v.strictObject({ type: v.literal('release') }),
]);
export type HandOrder = v.InferOutput<typeof handOrder>;

export const robotOrder = v.variant('type', [
  handOrder,
  /** It drives in this world from now on. */
  v.strictObject({ type: v.literal('enter'), world, floor: v.optional(watchedFloor) }),
  v.strictObject({ type: v.literal('watch'), isWatched: v.boolean() }),
  /** Robot and crates go back to where they start. */
  v.strictObject({ type: v.literal('reset') }),
  /** The simulation stands still, or goes on. */
  v.strictObject({ type: v.literal('pause'), isPaused: v.boolean() }),
  /** What it remembers of its last seconds is to be told. */
  v.strictObject({ type: v.literal('report') }),
  /** As the first order: a program is judged, in step with the simulation. */
  v.strictObject({ type: v.literal('try'), trial }),
  /** The program that is judged has ended. */
  v.strictObject({ type: v.literal('programEnded') }),
]);
export type RobotOrder = v.InferOutput<typeof robotOrder>;

/** Cells of a floor: how many there are, and a bit for each that has not been seen, as in `contract/robot.ts`. */
const unseenCells = v.strictObject({ floor: v.number(), unseen: v.string() });
export type UnseenCells = v.InferOutput<typeof unseenCells>;

/** What there is to see at a moment; numbers and words as in `contract/robot.ts`. */
export const sighting = v.strictObject({
  era: v.number(),
  at: v.number(),
  pose: seenPose,
  /** What moves, in the order of `movingBoxes`. */
  crates: v.array(seenPose),
  /** Whether the robot touches something that it cannot push. */
  touches: v.boolean(),
  /** The crate that the gripper holds, by its place in the world's list. */
  held: v.optional(v.number()),
  /** How full the battery is, in parts of a hundred, in a world that has one. */
  battery: v.optional(v.number()),
  /** A program commands the robot while somebody drives it by hand. */
  contested: v.optional(v.literal(true)),
  /** The simulation stands still. */
  paused: v.optional(v.literal(true)),
  /** Told without a scan. */
  cells: v.optional(unseenCells),
  scan: v.optional(v.array(v.number())),
});
export type Sighting = v.InferOutput<typeof sighting>;

/** Moments that are told together, the earliest first. */
export const sightings = v.pipe(v.array(sighting), v.minLength(1), v.maxLength(10));

export const robotMessage = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({ type: v.literal('tried'), report: trialReport }),
  v.strictObject({ type: v.literal('reported'), report: robotReport }),
]);
export type RobotMessage = v.InferOutput<typeof robotMessage>;
