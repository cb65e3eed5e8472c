type Place = readonly [x: number, y: number];

/** How a robot stands at a moment of a run, in centimetres and degrees. */
export interface DriveMoment {
  at: Place;
  heading: number;
  /** Where it has been, from the start on. */
  trail: readonly Place[];
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
  const part = exact - last;
  const at: Place = [x + (nextX - x) * part, y + (nextY - y) * part];
  return {
    at,
    heading: degrees(yaw + shortest(nextYaw - yaw) * part),
    trail: [...poses.slice(0, last + 1).map(([east = 0, north = 0]): Place => [east, north]), at],
    last,
  };
}

/** Half a turn, in hundredths of a radian. */
const HALF_TURN = 100 * Math.PI;

/** The shorter way round. */
const shortest = (turn: number): number => turn - 2 * HALF_TURN * Math.round(turn / (2 * HALF_TURN));

const degrees = (hundredths: number): number => (hundredths * 180) / HALF_TURN;

/** A place, as SVG writes it: north is up. */
export const point = ([x, y]: Place): string => `${x.toFixed(1)} ${(-y).toFixed(1)}`;

/** The way of a robot, as SVG draws it: north is up. */
export const pathOf = (places: readonly Place[]): string => `M${places.map(point).join('L')}`;

/** Where a robot stands, as SVG draws it. */
export const placeOf = ({ at, heading }: Pick<DriveMoment, 'at' | 'heading'>): string =>
  `translate(${point(at)}) rotate(${(-heading).toFixed(1)})`;
