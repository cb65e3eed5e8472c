import { type DriveMoment, driveLength, driveMoment, groups } from '../ui/driveMoment.ts';
import run from './heroRun.json';

type Place = readonly [x: number, y: number];

/** How the robot of the recorded run stands at a moment, in centimetres and degrees, and what its laser met last. */
export interface Moment extends DriveMoment {
  /** Where the rays of the last scan ended that met something. */
  hits: readonly Place[];
}

const poses = groups(run.poses, 3);
const scans = groups(run.scans, run.raysPerScan);

/** What stands in its world: the middle of each box, and half of its length along x and along y. */
export const heroBoxes = groups(run.boxes, 4).map(([x = 0, y = 0, halfX = 0, halfY = 0]) => ({ x, y, halfX, halfY }));

const [[targetX = 0, targetY = 0, targetRadius = 0] = []] = groups(run.target, 3);
export const heroTarget = { x: targetX, y: targetY, radius: targetRadius };

/** How long the run takes, in simulated milliseconds. */
export const heroLength = driveLength(poses, run.every);

/** The run at a moment of it, in simulated milliseconds. */
export function heroMoment(time: number): Moment {
  const moment = driveMoment(poses, run.every, time);
  return { ...moment, hits: hitsOf(Math.floor(moment.last / run.posesPerScan)) };
}

function hitsOf(scan: number): Place[] {
  const [x = 0, y = 0, yaw = 0] = poses[scan * run.posesPerScan] ?? [];
  return (scans[scan] ?? []).flatMap((range, ray): Place[] => {
    if (range === 0) return [];
    const angle = yaw / 100 - Math.PI + (ray * 2 * Math.PI) / run.raysPerScan;
    return [[x + range * Math.cos(angle), y + range * Math.sin(angle)]];
  });
}
