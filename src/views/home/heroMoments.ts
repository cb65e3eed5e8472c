import run from './heroRun.json';

type Place = readonly [x: number, y: number];

/** How the robot of the recorded run stands at a moment, in centimetres and degrees, and what its laser met last. */
export interface Moment {
  at: Place;
  heading: number;
  /** Where it has been, from the start on. */
  trail: readonly Place[];
  /** Where the rays of the last scan ended that met something. */
  hits: readonly Place[];
}

const numbersIn = (text: string): number[] => text.split(' ').map(Number);

/** The numbers of a list, so many at a time. */
function groups(text: string, size: number): number[][] {
  const numbers = numbersIn(text);
  return Array.from({ length: numbers.length / size }, (_, group) => numbers.slice(group * size, (group + 1) * size));
}

const poses = groups(run.poses, 3);
const scans = groups(run.scans, run.raysPerScan);

/** What stands in its world: the middle of each box, and half of its length along x and along y. */
export const heroBoxes = groups(run.boxes, 4).map(([x = 0, y = 0, halfX = 0, halfY = 0]) => ({ x, y, halfX, halfY }));

const [targetX = 0, targetY = 0, targetRadius = 0] = numbersIn(run.target);
export const heroTarget = { x: targetX, y: targetY, radius: targetRadius };

/** How long the run takes, in simulated milliseconds. */
export const heroLength = (poses.length - 1) * run.every;

/** The run at a moment of it, in simulated milliseconds. */
export function heroMoment(time: number): Moment {
  const exact = Math.min(Math.max(time / run.every, 0), poses.length - 1);
  const last = Math.floor(exact);
  const [x = 0, y = 0, yaw = 0] = poses[last] ?? [];
  const [nextX = x, nextY = y, nextYaw = yaw] = poses[last + 1] ?? [];
  const part = exact - last;
  const at: Place = [x + (nextX - x) * part, y + (nextY - y) * part];
  return {
    at,
    heading: degrees(yaw + shortest(nextYaw - yaw) * part),
    trail: [...poses.slice(0, last + 1).map(([east = 0, north = 0]): Place => [east, north]), at],
    hits: hitsOf(Math.floor(last / run.posesPerScan)),
  };
}

/** Half a turn, in hundredths of a radian. */
const HALF_TURN = 100 * Math.PI;

/** The shorter way round. */
const shortest = (turn: number): number => turn - 2 * HALF_TURN * Math.round(turn / (2 * HALF_TURN));

const degrees = (hundredths: number): number => (hundredths * 180) / HALF_TURN;

function hitsOf(scan: number): Place[] {
  const [x = 0, y = 0, yaw = 0] = poses[scan * run.posesPerScan] ?? [];
  return (scans[scan] ?? []).flatMap((range, ray): Place[] => {
    if (range === 0) return [];
    const angle = yaw / 100 - Math.PI + (ray * 2 * Math.PI) / run.raysPerScan;
    return [[x + range * Math.cos(angle), y + range * Math.sin(angle)]];
  });
}
