/**
 * The camera: a picture of a world as it is seen from a pose, column by column. Every side in the world is upright and the camera looks level, so that
 * one ray along the floor tells what stands in a whole column (as in Lode Vandevenne's "Raycasting", lodev.org).
 */
import type { Rgb } from '#contract/colours.ts';
import type { PlacedBlock, Pose } from '../placedBlock.ts';
import { robotModel } from '../robotModel.ts';
import type { Scenery, SeenBody } from './scenery.ts';

const { columns, rows, focalLength, height } = robotModel.camera;

/** Bytes of a picture: red, green and blue of each pixel, row by row from the top. */
export const PICTURE_BYTES = columns * rows * 3;

/** Pixels are counted by their middles. */
const MIDDLE_COLUMN = (columns - 1) / 2;
const MIDDLE_ROW = (rows - 1) / 2;

const SKY: Rgb = [214, 224, 232];

/** Squares of a metre, so that one sees that the robot moves. */
const FLOORS: readonly [Rgb, Rgb] = [
  [184, 182, 176],
  [176, 174, 168],
];

/** How bright the sides along a body's x axis are, beside the others: an edge would not be seen otherwise. */
const SHADE = 0.82;

/** Nothing is nearer, in metres. */
const NEAR = 0.001;

/** A ray along the floor: how far it goes east and north for each metre straight ahead of the camera. */
interface Ray {
  x: number;
  y: number;
  east: number;
  north: number;
}

/** Where a ray enters and leaves a block, in metres straight ahead, and how. */
interface Crossing {
  enter: number;
  leave: number;
  /** Through a side along y, the direction in the block's own frame, and where on that side. */
  isThroughEnd: boolean;
  along: number;
  across: number;
}

/** Fills `pixels` (`PICTURE_BYTES` of them) with what is seen of the scenery from over the middle of the robot. */
export function renderCamera({ bodies, tapes }: Scenery, pose: Pose, pixels: Uint8Array): void {
  const [cos, sin] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
  for (let column = 0; column < columns; column++) {
    const left = (MIDDLE_COLUMN - column) / focalLength;
    const ray = { x: pose.x, y: pose.y, east: cos - sin * left, north: sin + cos * left };
    paintBackground(ray, column, pixels);
    for (const { block, colour } of tapes) {
      const cut = crossingOf(ray, block);
      if (cut === undefined) continue;
      paint(column, rowOf(0, cut.leave), rowOf(0, Math.max(cut.enter, NEAR)), colour, 1, pixels);
    }
    const seen = bodies.flatMap((body) => sightOf(ray, body));
    // What is nearer is painted over what is farther.
    seen.sort((one, other) => other.enter - one.enter);
    for (const { body, colour, light, enter } of seen)
      paint(column, rowOf(body.top, enter), rowOf(body.bottom, enter), colour, light, pixels);
  }
}

interface Sight {
  body: SeenBody;
  enter: number;
  colour: Rgb;
  light: number;
}

function sightOf(ray: Ray, body: SeenBody): Sight[] {
  const cut = crossingOf(ray, body.block);
  if (cut === undefined || cut.enter < NEAR) return [];
  if (body.isPanel && (cut.along > 0 || !cut.isThroughEnd)) return [];
  const { stripes, block } = body;
  // Who looks at its front has the negative side of its y axis on the left.
  const stripe = Math.floor(((cut.across + block.halfY) / (2 * block.halfY)) * stripes.length);
  const colour = stripes[Math.min(Math.max(stripe, 0), stripes.length - 1)];
  return colour === undefined ? [] : [{ body, enter: cut.enter, colour, light: cut.isThroughEnd ? 1 : SHADE }];
}

/** In the block's own frame its sides are parallel to the axes; the two slabs cut the ray as those of the laser do. */
function crossingOf({ x, y, east, north }: Ray, { x: atX, y: atY, yaw, halfX, halfY }: PlacedBlock) {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const fromX = cos * (x - atX) + sin * (y - atY);
  const fromY = cos * (y - atY) - sin * (x - atX);
  const along = cos * east + sin * north;
  const aside = cos * north - sin * east;
  const [x1, x2] = [(-halfX - fromX) / along, (halfX - fromX) / along];
  const [y1, y2] = [(-halfY - fromY) / aside, (halfY - fromY) / aside];
  const enterX = Math.min(x1, x2);
  const enterY = Math.min(y1, y2);
  const enter = Math.max(enterX, enterY);
  const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2));
  if (leave < NEAR || enter > leave) return undefined;
  const cut: Crossing = { enter, leave, isThroughEnd: enterX >= enterY, along, across: fromY + enter * aside };
  return cut;
}

/** The row, with its fraction, in which a height above the floor is seen at so many metres ahead. */
function rowOf(metres: number, ahead: number): number {
  return MIDDLE_ROW - (focalLength * (metres - height)) / ahead;
}

function paintBackground({ x, y, east, north }: Ray, column: number, pixels: Uint8Array): void {
  for (let row = 0; row < rows; row++) {
    const ahead = (focalLength * height) / (row - MIDDLE_ROW);
    if (row <= MIDDLE_ROW) {
      put(column, row, SKY, 1, pixels);
      continue;
    }
    const square = Math.floor(x + ahead * east) + Math.floor(y + ahead * north);
    put(column, row, FLOORS[square & 1 ? 1 : 0], 1, pixels);
  }
}

/** The pixels whose middles lie between two rows. */
function paint(column: number, from: number, to: number, colour: Rgb, light: number, pixels: Uint8Array): void {
  const last = Math.min(Math.floor(to), rows - 1);
  for (let row = Math.max(Math.ceil(from), 0); row <= last; row++) put(column, row, colour, light, pixels);
}

function put(column: number, row: number, [red, green, blue]: Rgb, light: number, pixels: Uint8Array): void {
  const at = (row * columns + column) * 3;
  pixels[at] = red * light;
  pixels[at + 1] = green * light;
  pixels[at + 2] = blue * light;
}
