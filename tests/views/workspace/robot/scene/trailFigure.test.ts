import { Color } from 'three';
import { expect, it } from 'vitest';
import { trailFigure } from '#src/views/workspace/robot/scene/trailFigure.ts';

/** Two triangles a step, three corners each. */
const CORNERS_OF_A_STEP = 6;

it('lays a ribbon from each place to the next, and none where nobody saw the way', () => {
  const figure = trailFigure(() => new Color());
  figure.show([
    [0, 0],
    [1, 0],
    [1, 5, true],
    [2, 5],
    [3, 5],
  ]);
  const corners = figure.object.geometry.getAttribute('position');
  expect(corners.count).toBe(3 * CORNERS_OF_A_STEP);
  const heights = Array.from({ length: corners.count }, (_, corner) => corners.getY(corner));
  expect(heights.filter((y) => y > 1 && y < 4)).toEqual([]);
});
