import { BufferAttribute, BufferGeometry, Group, LineBasicMaterial, LineSegments, Points, PointsMaterial } from 'three';
import type { Color } from 'three';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import { type Ray, raysOf } from '../mapPaths.ts';
import type { SceneColours } from './sceneColours.ts';

/** How high the laser stands over the floor, in metres. */
const LASER_HEIGHT = 0.22;

export interface LaserFigure {
  object: Group;
  show(scan: RobotSight['scan']): void;
}

/** What the laser reads: a ray to everything that it met, a dot where, and a faint ray where it met nothing. */
export function laserFigure(colours: SceneColours): LaserFigure {
  const hits = rays(colours('signal'), 0.32);
  const misses = rays(colours('faint'), 0.14);
  const dots = new Points(
    new BufferGeometry(),
    new PointsMaterial({
      color: colours('signal'),
      size: 4,
      sizeAttenuation: false,
      transparent: true,
      depthTest: false,
    }),
  );
  const object = new Group();
  object.add(hits, misses, dots);
  for (const part of object.children) part.frustumCulled = false;
  return {
    object,
    show(scan) {
      const all = scan === null ? [] : raysOf(scan.pose, scan.ranges);
      const met = all.filter(({ isHit }) => isHit);
      lay(hits, met.flatMap(fromTo));
      lay(misses, all.filter(({ isHit }) => !isHit).flatMap(fromTo));
      lay(
        dots,
        met.flatMap(({ to: [x, y] }) => [x, y, LASER_HEIGHT]),
      );
    },
  };
}

const fromTo = ({ from, to }: Ray) => [from[0], from[1], LASER_HEIGHT, to[0], to[1], LASER_HEIGHT];

function rays(color: Color, opacity: number): LineSegments {
  return new LineSegments(new BufferGeometry(), new LineBasicMaterial({ color, opacity, transparent: true }));
}

/** A buffer is kept as long as what is laid into it has the room. */
export function lay({ geometry }: { geometry: BufferGeometry }, places: readonly number[]): void {
  const given = geometry.attributes['position'];
  if (!(given instanceof BufferAttribute) || given.array.length < places.length) {
    geometry.dispose();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  } else {
    given.array.set(places);
    given.needsUpdate = true;
  }
  geometry.setDrawRange(0, places.length / 3);
}
