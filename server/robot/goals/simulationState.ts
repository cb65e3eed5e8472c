import type { Pose } from '../placedBlock.ts';
import type { SimulatedWorld, Velocity } from '../world.ts';

/** What a goal is judged by beside the world: how the robot was driven, and by whom. */
export interface Driving {
  /** How far the robot has come, along its path. */
  metres: number;
  /** Seconds since the last command; 0 before the first one, and after one that tells the robot to stop. */
  silence: number;
  /** What programs do with topics, as in `subscribing /scan`. */
  uses: ReadonlySet<string>;
}

/** What a goal is judged by: one moment of the simulation. */
export interface SimulationState extends Driving {
  /** Simulated seconds since the start. */
  time: number;
  pose: Pose;
  velocity: Velocity;
  /** In the order in which the world lists them. */
  crates: readonly Pose[];
  /** The crate that the gripper holds, by its place in the world's list. */
  held: number | null;
  /** How full the battery is, from 0 to 1; null in a world that has none. */
  charge: number | null;
  /** How far each door is open, from 0 to 1, by name. */
  openness: ReadonlyMap<string, number>;
  /** The names of the walls, blocks, carts and doors that the robot touches. */
  touched: readonly string[];
  /** What the laser has just seen; null between two scans. */
  ranges: Float32Array | null;
}

export function stateOf(world: SimulatedWorld, time: number, hasScan: boolean, driving: Driving): SimulationState {
  return {
    ...driving,
    time,
    pose: world.pose(),
    velocity: world.velocity(),
    crates: world.crates(),
    held: world.held(),
    charge: world.charge(),
    openness: world.openness(),
    touched: world.touched(),
    ranges: hasScan ? world.scan() : null,
  };
}
