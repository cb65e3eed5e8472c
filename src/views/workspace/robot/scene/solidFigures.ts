import { BoxGeometry, EdgesGeometry, LineBasicMaterial, LineSegments, Mesh, MeshLambertMaterial } from 'three';
import type { Color, Object3D } from 'three';
import type { SeenPose } from '#contract/robot.ts';
import type { Colour } from '#contract/colours.ts';
import { type Box, type World, heights, movingBoxes } from '#contract/world.ts';
import { radians } from '../mapPaths.ts';
import type { SceneColours } from './sceneColours.ts';
import { sightColour } from './sightFigures.ts';

/** What it stands out by, and how high it is. */
const BAND = 0.02;
const BAND_HEIGHT = 0.06;

/** What stands firm. */
export function firmFigures({ walls, blocks }: World, colours: SceneColours): Object3D[] {
  return [
    ...walls.map(({ from, to, thickness, colour }) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const wall = solid(length, thickness, heights.wall, stone(colours, colour), colours('edge'));
      return placed(wall, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, Math.atan2(to[1] - from[1], to[0] - from[0])]);
    }),
    ...blocks.map((block) =>
      placed(solid(...block.size, heights.block, stone(colours, block.colour), colours('edge')), poseOf(block)),
    ),
  ];
}

/** Something that moves, with a band around it while the gripper holds it. */
export interface MovingFigure {
  object: Object3D;
  hold(isHeld: boolean): void;
}

/** In the order of `movingBoxes`: what the robot can push is low, and of another colour than what pushes it. */
export function movingFigures(world: World, colours: SceneColours): MovingFigure[] {
  return movingBoxes(world).map((box, index) => {
    const [length, width] = box.size;
    const isCrate = index < world.crates.length;
    const own = colours(isCrate ? 'warn' : 'bad');
    const colour = box.colour === undefined ? own : sightColour(box.colour);
    const object = placed(
      solid(length, width, isCrate ? heights.crate : heights.wall, colour, colours('ink')),
      poseOf(box),
    );
    const band = solid(length + BAND, width + BAND, BAND_HEIGHT, colours('accent'), colours('ink'));
    band.position.z = 0;
    band.visible = false;
    object.add(band);
    return { object, hold: (isHeld) => void (band.visible = isHeld) };
  });
}

export function placed<Figure extends Object3D>(figure: Figure, [x, y, yaw]: SeenPose): Figure {
  figure.position.x = x;
  figure.position.y = y;
  figure.rotation.z = yaw;
  return figure;
}

export function poseOf({ at, heading }: Box): SeenPose {
  return [...at, radians(heading)];
}

/** The colour that the world gives it; without one lighter than the edges of controls in the light, darker in the dark. */
function stone(colours: SceneColours, colour: Colour | undefined): Color {
  return colour !== undefined ? sightColour(colour) : colours('edge').lerp(colours('surface'), 0.35);
}

/** A box on the floor, its edges drawn: they tell where one side ends when both are in shadow. */
function solid(length: number, width: number, height: number, color: Color, edge: Color): Mesh {
  const box = new BoxGeometry(length, width, height);
  const figure = new Mesh(box, new MeshLambertMaterial({ color }));
  figure.position.z = height / 2;
  figure.add(
    new LineSegments(new EdgesGeometry(box), new LineBasicMaterial({ color: edge, opacity: 0.7, transparent: true })),
  );
  return figure;
}
