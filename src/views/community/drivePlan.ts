import type { Drive, Outline } from '#contract/sharedRun.ts';
import { groups } from '../ui/driveMoment.ts';

/** Centimetres around everything that is drawn. */
const MARGIN = 40;

export interface DrivePlan {
  /** x, y and heading of the robot, one pose after the other. */
  poses: number[][];
  /** Of the drawing, in centimetres: north is up. */
  viewBox: string;
  /** How much larger than life the robot is drawn, so that it is seen in a large world, too. */
  robotScale: number;
}

/** What is to be drawn of a run, and how large that is. */
export function drivePlan({ poses: coordinates }: Pick<Drive, 'poses'>, { boxes, circles }: Outline): DrivePlan {
  const poses = groups(coordinates, 3);
  const places = [
    ...poses.map(([x = 0, y = 0]) => ({ x, y, reach: 0 })),
    ...boxes.flatMap(cornersOf),
    ...circles.map(([x, y, reach]) => ({ x, y, reach })),
  ];
  const west = Math.min(...places.map(({ x, reach }) => x - reach)) - MARGIN;
  const east = Math.max(...places.map(({ x, reach }) => x + reach)) + MARGIN;
  const south = Math.min(...places.map(({ y, reach }) => y - reach)) - MARGIN;
  const north = Math.max(...places.map(({ y, reach }) => y + reach)) + MARGIN;
  const [width, height] = [east - west, north - south];
  return {
    poses,
    viewBox: [west, -north, width, height].map(Math.round).join(' '),
    robotScale: Math.max(0.75, Math.max(width, height) / 900),
  };
}

function cornersOf([x, y, halfX, halfY, heading]: Outline['boxes'][number]) {
  const turn = (heading * Math.PI) / 180;
  const [along, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [reachX, reachY] = [halfX * along + halfY * across, halfX * across + halfY * along];
  return [
    { x: x - reachX, y: y - reachY, reach: 0 },
    { x: x + reachX, y: y + reachY, reach: 0 },
  ];
}
