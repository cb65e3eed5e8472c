import { DoubleSide, InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import type { CellSquares } from '../cellSquares.ts';
import type { SceneColours } from './sceneColours.ts';

/** More would be finer than anybody can see. */
const MOST_CELLS = 20_000;

/** Leaves a line of floor between two cells. */
const FILLED = 0.9;

export interface CellFigure {
  object: InstancedMesh;
  show(cells: RobotSight['cells']): void;
}

/** The cells of the floor that have not been looked at yet. */
export function cellFigure({ cell, middleOf }: CellSquares, colours: SceneColours): CellFigure {
  const material = new MeshBasicMaterial({
    color: colours('warn'),
    opacity: 0.35,
    transparent: true,
    side: DoubleSide,
    depthWrite: false,
  });
  const object = new InstancedMesh(new PlaneGeometry(cell * FILLED, cell * FILLED), material, MOST_CELLS);
  object.frustumCulled = false;
  object.count = 0;
  return {
    object,
    show(cells) {
      const shown = [...(cells?.unseen ?? [])].slice(0, MOST_CELLS);
      object.count = shown.length;
      for (const [place, number] of shown.entries()) {
        const [x, y] = middleOf(number);
        object.setMatrixAt(place, new Matrix4().makeTranslation(x, y, 0.007));
      }
      object.instanceMatrix.needsUpdate = true;
    },
  };
}
