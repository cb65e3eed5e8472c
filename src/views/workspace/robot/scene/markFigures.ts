import {
  CircleGeometry,
  DoubleSide,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
} from 'three';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import type { SceneColours } from './sceneColours.ts';

/** As many as are kept. */
const MARKS = 100;

export interface CollisionFigure {
  object: InstancedMesh;
  show(collisions: RobotSight['collisions']): void;
}

/** A ring on the floor wherever the robot stood when it ran into something. */
export function collisionFigure(colours: SceneColours): CollisionFigure {
  const material = new MeshBasicMaterial({
    color: colours('bad'),
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
  });
  const object = new InstancedMesh(new RingGeometry(0.26, 0.33, 32), material, MARKS);
  object.frustumCulled = false;
  object.count = 0;
  return {
    object,
    show(collisions) {
      object.count = Math.min(MARKS, collisions.length);
      collisions
        .slice(-MARKS)
        .forEach(([x, y], index) => object.setMatrixAt(index, new Matrix4().makeTranslation(x, y, 0.008)));
      object.instanceMatrix.needsUpdate = true;
    },
  };
}

/** The place of the floor that somebody asked for. */
export function placeFigure(colours: SceneColours): Group {
  const color = colours('ink');
  const place = new Group();
  place.add(
    new Mesh(new RingGeometry(0.09, 0.12, 32), new MeshBasicMaterial({ color, transparent: true, depthTest: false })),
    new Mesh(new CircleGeometry(0.025, 16), new MeshBasicMaterial({ color, transparent: true, depthTest: false })),
  );
  place.position.z = 0.012;
  return place;
}
