import { speedLimit } from '#contract/robot.ts';

type Place = readonly [x: number, y: number];

/** How a robot stands at a moment of a run, in centimetres and degrees. */
export interface DriveMoment {
  at: Place;
  heading: number;
  /** Where it has been, from the start on: a new stretch begins where nobody saw how it came there. */
  trail: readonly (readonly Place[])[];
  /** The last of its poses. */
  last: number;
}

/** x and y in centimetres, heading in hundredths of a radian. */
type DrivenPose = readonly number[];

const numbersIn = (text: string): number[] => text.split(' ').map(Number);

/** The numbers of a text, so many at a time. */
export function groups(text: string, size: number): number[][] {
  const numbers = numbersIn(text);
  return Array.from({ length: Math.floor(numbers.length / size) }, (_, group) =>
    numbers.slice(group * size, (group + 1) * size),
  );
}

/** How long a run takes whose poses are `every` milliseconds apart. */
export const driveLength = (poses: readonly DrivenPose[], every: number): number => (poses.length - 1) * every;

/** A run at a moment of it, in milliseconds. */
export function driveMoment(poses: readonly DrivenPose[], every: number, time: number): DriveMoment {
  const exact = Math.min(Math.max(time / every, 0), poses.length - 1);
  const last = Math.floor(exact);
  const [x = 0, y = 0, yaw = 0] = poses[last] ?? [];
  const [nextX = x, nextY = y, nextYaw = yaw] = poses[last + 1] ?? [];
  // Where it was seen next, if that is elsewhere, it is only then.
  const part = isDriven([x, y], [nextX, nextY], every) ? exact - last : 0;
  const at: Place = [x + (nextX - x) * part, y + (nextY - y) * part];
  return {
    at,
    heading: degrees(yaw + shortest(nextYaw - yaw) * part),
    trail: stretches([...poses.slice(0, last + 1).map(([east = 0, north = 0]): Place => [east, north]), at], every),
    last,
  };
}

/** A robot that is pushed goes farther than it can drive, and places are rounded. */
const AT_MOST = 1.5 * speedLimit.linear;

/** Whether a robot can have driven from one place to the other in so many milliseconds; else it was put there, or was not seen meanwhile. */
const isDriven = ([x, y]: Place, [nextX, nextY]: Place, every: number): boolean =>
  Math.hypot(nextX - x, nextY - y) <= (AT_MOST * 100 * every) / 1000;

function stretches(places: readonly Place[], every: number): Place[][] {
  const found: Place[][] = [];
  for (const place of places) {
    const stretch = found.at(-1);
    const before = stretch?.at(-1);
    if (stretch !== undefined && before !== undefined && isDriven(before, place, every)) stretch.push(place);
    else found.push([place]);
  }
  return found;
}

/** Half a turn, in hundredths of a radian. */
const HALF_TURN = 100 * Math.PI;

/** The shorter way round. */
const shortest = (turn: number): number => turn - 2 * HALF_TURN * Math.round(turn / (2 * HALF_TURN));

const degrees = (hundredths: number): number => (hundredths * 180) / HALF_TURN;

/** A place, as SVG writes it: north is up. */
export const point = ([x, y]: Place): string => `${x.toFixed(1)} ${(-y).toFixed(1)}`;

/** The way of a robot, as SVG draws it: north is up. */
export const pathOf = (trail: DriveMoment['trail']): string =>
  trail.map((places) => `M${places.map(point).join('L')}`).join('');

/** Where a robot stands, as SVG draws it. */
export const placeOf = ({ at, heading }: Pick<DriveMoment, 'at' | 'heading'>): string =>
  `translate(${point(at)}) rotate(${(-heading).toFixed(1)})`;
