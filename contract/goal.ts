/**
 * What a challenge asks for, as data: a list of checks over what the simulation shows, never over what a program prints.
 * A goal is met at the first moment in which all of its checks hold. Regions, crates, doors and lines go by their names in the world.
 */
import * as v from 'valibot';

const reference = v.pipe(v.string('must be a name'), v.nonEmpty('must be a name'));
const references = v.pipe(v.array(reference, 'must be a list of names'), v.minLength(1, 'must have at least one name'));

const positive = (unit: string) =>
  v.pipe(v.number(`must be a number of ${unit}`), v.minValue(0.01, `must be more than 0 ${unit}`));

const numberBetween = (unit: string, least: number, most: number) =>
  v.pipe(
    v.number(`must be a number of ${unit}`),
    v.minValue(least, `must be at least ${least} ${unit}`),
    v.maxValue(most, `must be at most ${most} ${unit}`),
  );

/** What a program can do with a topic. */
export const TOPIC_USES = ['subscribing', 'publishing'] as const;

/** The edge of a cell. */
const cell = v.pipe(positive('metres'), v.minValue(0.1, 'must be at least 0.1 metres'));

/** A region whose floor is to be looked at, cell by cell. */
export const watchedFloor = v.strictObject({ region: reference, cell });
export type WatchedFloor = v.InferOutput<typeof watchedFloor>;

export const check = v.variant(
  'check',
  [
    /** The robot stands still, its centre in the region; anywhere when none is named. */
    v.strictObject({ check: v.literal('stop'), region: v.optional(reference) }),
    /** The robot faces this way, in degrees counter-clockwise from east, give or take `within`. */
    v.strictObject({
      check: v.literal('face'),
      heading: numberBetween('degrees', -360, 360),
      within: numberBetween('degrees', 0.5, 90),
    }),
    /** The robot's centre has been in each of the regions, in their order. */
    v.strictObject({ check: v.literal('visit'), regions: references }),
    /** The centre of each crate lies in the region. */
    v.strictObject({ check: v.literal('deliver'), crates: references, region: reference }),
    /** The gripper holds nothing. */
    v.strictObject({ check: v.literal('letGo') }),
    /** The laser has looked at this share of a region's cells; cells under a wall or a block do not count. */
    v.strictObject({
      check: v.literal('see'),
      region: reference,
      cell,
      share: v.pipe(
        v.number('must be a number from 0 to 1'),
        v.minValue(0.01, 'must be more than 0'),
        v.maxValue(1, 'must be at most 1, which is all of them'),
      ),
    }),
    /** A door of the world stands wide open, or is shut. */
    v.strictObject({
      check: v.literal('door'),
      door: reference,
      is: v.picklist(['open', 'shut'], 'must be "open" or "shut"'),
    }),
    /** The robot touches nothing that it cannot push. */
    v.strictObject({ check: v.literal('touchNothing') }),
    /** No part of the robot comes over the line. */
    v.strictObject({ check: v.literal('keepOff'), line: reference }),
    /**
     * From one command to the next the robot never moves for longer than two of these take, until a command tells it to stop. The judge goes on in
     * tenths of a second, and without commands the robot stops by itself after half of one: no other rates can be told apart.
     */
    v.strictObject({ check: v.literal('commandRate'), hertz: numberBetween('times a second', 4, 10) }),
    /** The learner's program subscribes to the topic, or publishes on it. */
    v.strictObject({
      check: v.literal('uses'),
      topic: v.pipe(v.string('must be a topic'), v.regex(/^(\/[A-Za-z]\w*)+$/, 'must be a topic such as /scan')),
      by: v.picklist(TOPIC_USES, 'must be "subscribing" or "publishing"'),
    }),
    /** The battery of the world has not run empty. */
    v.strictObject({ check: v.literal('charge') }),
    /** All of this with at most so many metres driven. */
    v.strictObject({ check: v.literal('withinMetres'), metres: positive('metres') }),
    /** All of this within so many seconds of simulated time. */
    v.strictObject({ check: v.literal('withinTime'), seconds: positive('seconds') }),
  ],
  'must be "stop", "face", "visit", "deliver", "letGo", "see", "door", "touchNothing", "keepOff", "commandRate", "uses", "charge", "withinMetres" or "withinTime"',
);
export type Check = v.InferOutput<typeof check>;

export const goal = v.pipe(v.array(check, 'must be a list of checks'), v.minLength(1, 'must have at least one check'));
export type Goal = v.InferOutput<typeof goal>;

/** Which checks hold until they are broken for good; each other one may hold later. */
const CAN_BREAK: Readonly<Record<Check['check'], boolean>> = {
  stop: false,
  face: false,
  visit: false,
  deliver: false,
  letGo: false,
  see: false,
  door: false,
  touchNothing: true,
  keepOff: true,
  commandRate: true,
  uses: false,
  charge: true,
  withinMetres: true,
  withinTime: true,
};

/** Whether it ends a simulation at the moment in which it no longer holds. */
export const canBreak = ({ check: kind }: Check): boolean => CAN_BREAK[kind];

/** What of the floor a goal wants to be looked at, as far as it does. */
export function watchedFloorOf(checks: readonly Check[]): WatchedFloor | undefined {
  const see = checks.find((one) => one.check === 'see');
  return see && { region: see.region, cell: see.cell };
}
