import type { OpenedWorld } from '#contract/robot.ts';
import type { Region } from '#contract/world.ts';
import type { RobotSight } from '../ports/robotPort.ts';

/** What somebody has to know who cannot see the robot. */
export interface RobotSurroundings {
  x: number;
  y: number;
  /** From 0 to 359, counter-clockwise from the x axis. */
  degrees: number;
  /** Metres to what stands straight ahead; null when the laser met nothing, undefined before it was read. */
  ahead: number | null | undefined;
  /** The part of the floor that the goal speaks of, and how many metres it is away. */
  goal: { name: string; metres: number } | undefined;
  /** How much of the floor that the goal wants to be looked at has been. */
  cells: { seen: number; floor: number } | undefined;
  /** The name of the crate that its gripper holds. */
  held: string | undefined;
  /** How full its battery is, in parts of a hundred, where there is an end to it. */
  battery: number | undefined;
  /** How often it ran into something, and where last. */
  collisions: { times: number; x: number; y: number } | undefined;
}

export function robotSurroundings(
  { pose, scan, collisions, cells, held, battery }: RobotSight,
  opened: OpenedWorld | null,
): RobotSurroundings {
  const [x, y, yaw] = pose;
  const ahead = scan?.ranges[scan.ranges.length / 2];
  const last = collisions.at(-1);
  const region = opened === null ? undefined : goalRegion(opened);
  return {
    x,
    y,
    degrees: (Math.round((yaw * 180) / Math.PI) + 360) % 360,
    ahead: ahead === undefined ? undefined : ahead === 0 ? null : ahead / 100,
    goal: region && { name: region.name, metres: metresTo(region, x, y) },
    cells: cells === null ? undefined : { seen: cells.floor - cells.unseen.size, floor: cells.floor },
    held: held === null ? undefined : opened?.world.crates[held]?.name,
    battery: battery ?? undefined,
    collisions: last && { times: collisions.length, x: last[0], y: last[1] },
  };
}

/** The first that a check of the goal names. */
export function goalRegion({ goal, world }: OpenedWorld): Region | undefined {
  const name = goal.map((check) => ('region' in check ? check.region : undefined)).find((named) => named !== undefined);
  return world.regions.find((region) => region.name === name);
}

/** Nothing inside of it. */
function metresTo(region: Region, x: number, y: number): number {
  if (region.shape === 'circle') return Math.max(0, Math.hypot(x - region.at[0], y - region.at[1]) - region.radius);
  return Math.hypot(beyond(x, region.from[0], region.to[0]), beyond(y, region.from[1], region.to[1]));
}

function beyond(value: number, one: number, other: number): number {
  return Math.max(0, Math.min(one, other) - value, value - Math.max(one, other));
}
