import { BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial } from 'three';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import { lay } from './laserFigure.ts';
import type { SceneColours } from './sceneColours.ts';

const HALF_WIDTH = 0.03;
const HEIGHT = 0.01;

export interface TrailFigure {
  object: Mesh;
  show(trail: RobotSight['trail']): void;
}

/** Where the robot has driven, as a ribbon on the floor: a line of WebGL is one pixel wide, however near it is. */
export function trailFigure(colours: SceneColours): TrailFigure {
  const material = new MeshBasicMaterial({
    color: colours('accent'),
    opacity: 0.75,
    transparent: true,
    side: DoubleSide,
  });
  const object = new Mesh(new BufferGeometry(), material);
  object.frustumCulled = false;
  return {
    object,
    show(trail) {
      lay(
        object,
        trail.slice(1).flatMap((to, index) => ribbon(trail[index] ?? to, to)),
      );
    },
  };
}

type Place = readonly [number, number];

/** Two triangles. */
function ribbon(from: Place, to: Place): number[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const half = HALF_WIDTH / (Math.hypot(dx, dy) || 1);
  const [sideX, sideY] = [-dy * half, dx * half];
  const corner = ([x, y]: Place, side: 1 | -1) => [x + side * sideX, y + side * sideY, HEIGHT];
  return [
    ...corner(from, 1),
    ...corner(from, -1),
    ...corner(to, 1),
    ...corner(to, 1),
    ...corner(from, -1),
    ...corner(to, -1),
  ];
}
