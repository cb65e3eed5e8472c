import type { SeenPose } from '#contract/robot.ts';

/** A place on the way of the robot in metres; true behind it where nobody saw how it came there from the one before. */
export type TrailPlace = readonly [x: number, y: number, isUnseen?: true];

/** What is known of the robot at a moment. */
export interface RobotSight {
  pose: SeenPose;
  /** What the laser read last, and from where; in centimetres, counter-clockwise from straight back, 0 where it met nothing. */
  scan: { pose: SeenPose; ranges: readonly number[] } | null;
  /** Crates that were told of, by their places in the world's list. */
  crates: ReadonlyMap<number, SeenPose>;
  /** Where it has driven since it stood at its start. */
  trail: readonly TrailPlace[];
  /** Where it has stood when it ran into something that it cannot push, since it stood at its start. */
  collisions: readonly (readonly [number, number])[];
  /** Whether it still touches it. */
  isTouching: boolean;
  /** Cells of the floor that the goal wants to be looked at: how many there are, and which have not been; null where it wants none. */
  cells: { floor: number; unseen: ReadonlySet<number> } | null;
  /** The crate that its gripper holds, by its place in the world's list; null while it holds none, and where nobody noted it. */
  held: number | null;
  /** How full its battery is, in parts of a hundred; null where the world gives it no end, and where nobody noted it. */
  battery: number | null;
  /** A program commands it while somebody drives it by hand. */
  isContested: boolean;
}

/** What a machine has to know of all that is seen. */
export type RobotFact =
  /** Frames arrive; told once a second at most. */
  | { type: 'robot.seen' }
  /** The robot drives in the world of this challenge from now on; null is the practice world. */
  | { type: 'robot.entered'; challengeId: number | null }
  /** The simulation stands still, and goes on again. */
  | { type: 'robot.paused' }
  | { type: 'robot.continued' }
  /** Robot and crates stand where they start again. */
  | { type: 'robot.returned' };

/** A robot that can be seen. */
export interface Sightings {
  /** Another object whenever something changed; null before anything was seen. */
  read: () => RobotSight | null;
  /** Calls back after changes, at most once a painted frame, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
}

/** What there is to see of the robot, kept outside every machine. */
export interface RobotPort extends Sightings {
  /** Tells facts until the returned function is called. What was seen before is forgotten. */
  watch(tell: (fact: RobotFact) => void): () => void;
}
