import type { RobotFrame, SeenPose } from '#contract/robot.ts';
import { createCellUpdates } from './cellUpdates.ts';
import type { Sighting } from '../sandbox/robotMessages.ts';

/** As many as leave a frame within `limits.robotFrameBytes`, wherever in a world they stand. */
const MAX_CRATES = 6;

/** Makes the frames of one socket: a crate is told again only when it stands elsewhere than its reader thinks. */
export function robotFrames(): (sighting: Sighting, world: number | null) => RobotFrame {
  let sent: SeenPose[] = [];
  let sentWorld: number | null | undefined;
  const cellsOf = createCellUpdates();

  return ({ era, at, pose, crates, touches, held, battery, contested, paused, cells, scan }, world) => {
    if (world !== sentWorld) sent = [];
    sentWorld = world;
    const seen = { world, era, at, pose };
    if (scan !== undefined) return { ...seen, scan };
    const frame: RobotFrame = {
      ...seen,
      ...(touches && { touches }),
      ...(held !== undefined && { held }),
      ...(battery !== undefined && { battery }),
      ...(contested && { contested }),
      ...(paused && { paused }),
    };
    const moved = crates
      .map((crate, index) => ({ crate, index }))
      .filter(({ crate, index }) => differ(crate, sent[index]));
    if (moved.length === 0) {
      const part = cells && cellsOf(cells, `${world} ${era}`);
      return part === undefined ? frame : { ...frame, cells: part };
    }
    const next = moved.slice(0, MAX_CRATES);
    for (const { crate, index } of next) sent[index] = crate;
    return { ...frame, crates: next.map(({ crate: [x, y, yaw], index }) => [index, x, y, yaw]) };
  };
}

function differ(pose: SeenPose, other: SeenPose | undefined): boolean {
  return other === undefined || pose.some((value, index) => value !== other[index]);
}
