/** What is drawn of a world and of a robot in it, as frames and paths in metres. */
import type { SeenPose } from '#contract/robot.ts';
import { type World, movingBoxes } from '#contract/world.ts';
import type { RobotSight, TrailPlace } from '#machines/ports/robotPort.ts';

const MARGIN = 0.5;

/** How long a ray is drawn that met nothing. */
const LASER_METRES = 10;

/** A part of the plane, in metres. */
export interface Frame {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** What of the plane has to be seen for everything in the world to be seen. */
export function frameOf(world: World): Frame {
  const { start, walls, blocks, regions } = world;
  const places = [
    start.at,
    ...walls.flatMap(({ from, to }) => [from, to]),
    ...[...blocks, ...movingBoxes(world)].map(({ at }) => at),
    ...regions.flatMap((region) => (region.shape === 'circle' ? [region.at] : [region.from, region.to])),
  ];
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { left, bottom, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - bottom };
}

/** One ray of the laser. */
export interface Ray {
  from: readonly [number, number];
  to: readonly [number, number];
  isHit: boolean;
}

/** From where the laser was read, counter-clockwise from straight back, to what each ray met. */
export function raysOf([x, y, yaw]: SeenPose, ranges: readonly number[]): Ray[] {
  return ranges.map((range, ray) => {
    const angle = yaw - Math.PI + (ray * 2 * Math.PI) / ranges.length;
    const metres = range === 0 ? LASER_METRES : range / 100;
    return { from: [x, y], to: [x + metres * Math.cos(angle), y + metres * Math.sin(angle)], isHit: range !== 0 };
  });
}

/** The rays as paths: those that met something and those that met nothing. */
export function scanPaths(pose: SeenPose, ranges: readonly number[]): { hits: string; misses: string } {
  const paths = { hits: '', misses: '' };
  for (const { from, to, isHit } of raysOf(pose, ranges)) {
    paths[isHit ? 'hits' : 'misses'] += `M${from.join(' ')}L${to[0].toFixed(2)} ${to[1].toFixed(2)}`;
  }
  return paths;
}

const RING_METRES = 0.3;

/** A ring around each of these places. */
export function ringsPath(places: RobotSight['collisions']): string {
  const [radius, width] = [RING_METRES, 2 * RING_METRES];
  const half = `${radius} ${radius} 0 0 1`;
  return places.map(([x, y]) => `M${x - radius} ${y}a${half} ${width} 0a${half} ${-width} 0`).join('');
}

/** Where the robot stands at first. */
export function startOf({ start: { at, heading } }: World): SeenPose {
  return [...at, radians(heading)];
}

export function trailPath(trail: readonly TrailPlace[]): string {
  return trail.map(([x, y, isUnseen], index) => `${index === 0 || isUnseen ? 'M' : 'L'}${x} ${y}`).join('');
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Moves what is drawn around the origin there, as an attribute of SVG. */
export function placeAt([x, y, yaw]: SeenPose): string {
  return `translate(${x} ${y}) rotate(${(yaw * 180) / Math.PI})`;
}
