/** What is drawn of a world and of a robot in it, as frames and paths in metres. */
import type { SeenPose } from '#contract/robot.ts';
import type { World } from '#contract/world.ts';

const MARGIN = 0.5;

/** How long a ray is drawn that met nothing. */
const LASER_METRES = 10;

/** What of the plane has to be seen for everything in the world to be seen. */
export function frameOf({ start, walls, blocks, crates, regions }: World) {
  const places = [
    start.at,
    ...walls.flatMap(({ from, to }) => [from, to]),
    ...[...blocks, ...crates].map(({ at }) => at),
    ...regions.flatMap((region) => (region.shape === 'circle' ? [region.at] : [region.from, region.to])),
  ];
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { left, bottom, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - bottom };
}

/** The rays of the laser, those that met something and those that met nothing. */
export function scanPaths([x, y, yaw]: SeenPose, ranges: readonly number[]): { hits: string; misses: string } {
  const paths = { hits: '', misses: '' };
  ranges.forEach((range, ray) => {
    const angle = yaw - Math.PI + (ray * 2 * Math.PI) / ranges.length;
    const metres = range === 0 ? LASER_METRES : range / 100;
    const end = `${(x + metres * Math.cos(angle)).toFixed(2)} ${(y + metres * Math.sin(angle)).toFixed(2)}`;
    paths[range === 0 ? 'misses' : 'hits'] += `M${x} ${y}L${end}`;
  });
  return paths;
}

export function trailPath(trail: readonly (readonly [number, number])[]): string {
  return trail.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
