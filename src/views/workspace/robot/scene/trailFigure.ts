import { BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial } from 'three';
import type { RobotSight, TrailPlace } from '#machines/ports/robotPort.ts';
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
      lay(object, ribbons(trail));
    },
  };
}

/** One for each part of the way that was seen in one piece. */
function ribbons(trail: RobotSight['trail']): number[] {
  const starts = trail.flatMap(([, , isUnseen], index) => (index === 0 || isUnseen ? [index] : []));
  return starts.flatMap((start, piece) => ribbon(trail.slice(start, starts[piece + 1])));
}

/** Two triangles from each place to the next. Neighbours share their corners: what covers another twice is seen as a rib. */
function ribbon(trail: readonly TrailPlace[]): number[] {
  const edges = trail.map((place, index) => {
    const [before, after] = [trail[index - 1] ?? place, trail[index + 1] ?? place];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const half = HALF_WIDTH / (Math.hypot(dx, dy) || 1);
    return { left: corner(place, -dy * half, dx * half), right: corner(place, dy * half, -dx * half) };
  });
  return edges.slice(1).flatMap((to, index) => {
    const from = edges[index] ?? to;
    return [from.left, from.right, to.left, to.left, from.right, to.right].flat();
  });
}

function corner([x, y]: TrailPlace, sideX: number, sideY: number): [number, number, number] {
  return [x + sideX, y + sideY, HEIGHT];
}
