import {
  CircleGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  Shape,
  ShapeGeometry,
} from 'three';
import type { BufferGeometry, Color } from 'three';
import type { Region, World } from '#contract/world.ts';
import type { SceneColours } from './sceneColours.ts';

const RIM = 0.05;

/** What the goal speaks of: parts of the floor, and lines painted on it. */
export function goalFigure({ regions, lines }: World, colours: SceneColours): Group {
  const goal = new Group();
  for (const region of regions) goal.add(...regionFigures(region, colours('good')));
  for (const { from, to } of lines) {
    const line = paint(
      new PlaneGeometry(Math.hypot(to[0] - from[0], to[1] - from[1]), RIM),
      colours('bad'),
      0.9,
      0.006,
    );
    line.position.x = (from[0] + to[0]) / 2;
    line.position.y = (from[1] + to[1]) / 2;
    line.rotation.z = Math.atan2(to[1] - from[1], to[0] - from[0]);
    goal.add(line);
  }
  return goal;
}

/** Its floor, and a rim around it. */
function regionFigures(region: Region, color: Color): Mesh[] {
  if (region.shape === 'circle') {
    const { radius, at } = region;
    const circle = [
      paint(new CircleGeometry(radius, 48), color, 0.2, 0.003),
      paint(new RingGeometry(radius - RIM, radius, 48), color, 0.9, 0.004),
      paint(new CircleGeometry(RIM, 24), color, 0.9, 0.004),
    ];
    for (const part of circle) part.position.set(at[0], at[1], part.position.z);
    return circle;
  }
  const [left, right] = [Math.min(region.from[0], region.to[0]), Math.max(region.from[0], region.to[0])];
  const [bottom, top] = [Math.min(region.from[1], region.to[1]), Math.max(region.from[1], region.to[1])];
  const rim = rectangle(left, bottom, right, top);
  rim.holes.push(rectangle(left + RIM, bottom + RIM, right - RIM, top - RIM));
  return [
    paint(new ShapeGeometry(rectangle(left, bottom, right, top)), color, 0.12, 0.003),
    paint(new ShapeGeometry(rim), color, 0.9, 0.004),
  ];
}

function rectangle(left: number, bottom: number, right: number, top: number): Shape {
  return new Shape().moveTo(left, bottom).lineTo(right, bottom).lineTo(right, top).lineTo(left, top).closePath();
}

function paint(geometry: BufferGeometry, color: Color, opacity: number, z: number): Mesh {
  const material = new MeshBasicMaterial({ color, opacity, transparent: true, side: DoubleSide, depthWrite: false });
  const figure = new Mesh(geometry, material);
  figure.position.z = z;
  return figure;
}
