import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  Sprite,
  SpriteMaterial,
} from 'three';
import type { Frame } from '../mapPaths.ts';
import type { SceneColour, SceneColours } from './sceneColours.ts';

/** The floor itself, under everything that is painted on it. */
export function floorFigure({ left, bottom, width, height }: Frame, colours: SceneColours): Mesh {
  const floor = new Mesh(new PlaneGeometry(width, height), new MeshLambertMaterial({ color: colours('raised') }));
  floor.position.set(left + width / 2, bottom + height / 2, -0.005);
  return floor;
}

/** A line for every metre, the axes of `/odom`, and how many metres that is. */
export function gridFigure({ left, bottom, width, height }: Frame, colours: SceneColours): Group {
  const [right, top] = [left + width, bottom + height];
  const columns = wholeNumbers(left, right);
  const rows = wholeNumbers(bottom, top);
  const grid = new Group();
  grid.add(
    strokes(
      [...columns.map((x) => [x, bottom, x, top]), ...rows.map((y) => [left, y, right, y])],
      colours('edge'),
      0.35,
      0.001,
    ),
    strokes([[0, 0, right, 0]], colours('bad'), 1, 0.002),
    strokes([[0, 0, 0, top]], colours('good'), 1, 0.002),
    ...columns.filter((x) => x !== 0).map((x) => label(String(x), x, bottom + 0.2, 'muted', colours)),
    ...rows.filter((y) => y !== 0).map((y) => label(String(y), left + 0.2, y, 'muted', colours)),
    label('x', right - 0.15, 0.2, 'bad', colours),
    label('y', 0.2, top - 0.15, 'good', colours),
  );
  return grid;
}

function wholeNumbers(from: number, to: number): number[] {
  const first = Math.ceil(from);
  return Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, index) => first + index);
}

function strokes(
  lines: readonly (readonly number[])[],
  color: LineBasicMaterial['color'],
  opacity: number,
  z: number,
): LineSegments {
  const places = lines.flatMap(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => [x1, y1, z, x2, y2, z]);
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(places, 3));
  return new LineSegments(geometry, new LineBasicMaterial({ color, opacity, transparent: opacity < 1 }));
}

/** A word that always faces whoever looks, as large from far as from near. */
function label(text: string, x: number, y: number, colour: SceneColour, colours: SceneColours): Sprite {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [96, 64];
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.font = '600 44px Inter Variable, system-ui, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = `#${colours(colour).getHexString()}`;
    pen.fillText(text, 48, 34);
  }
  const sprite = new Sprite(
    new SpriteMaterial({ map: new CanvasTexture(canvas), sizeAttenuation: false, depthWrite: false }),
  );
  sprite.scale.set(0.075, 0.05, 1);
  sprite.position.set(x, y, 0.06);
  return sprite;
}
