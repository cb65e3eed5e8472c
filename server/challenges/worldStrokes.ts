/** A world in few strokes, without words or paper, in colours that can be seen in the light and in the dark: what every picture of the course is made of. */
import { cssColour } from '#contract/colours.ts';
import { type Box, type Region, type World, movingBoxes } from '#contract/world.ts';
import { drawMarker, drawTape } from './drawSights.ts';

/** Where on a picture a world is drawn, in the units of the picture. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A small world is not blown up beyond so many units to a metre. */
const LARGEST = 48;
/** How wide a line is, and how long the robot at least, in units: larger than life, or it would be a dot in a large world. */
const [LINE, ROBOT] = [1.5, 8];
/** How long the robot is drawn otherwise, in metres. */
const LENGTH = 0.5;

const ink = { wall: '#64748b', crate: '#f59e0b', driven: '#f43f5e', goal: '#f97316', robot: '#0ea5e9' };

/** The whole world, as large as it fits, in the middle of the frame. */
export function worldStrokes(world: World, frame: Frame): string {
  const { scale, x, y } = fit(world, frame);
  const thin = round(LINE / scale);
  return [
    // In metres, north up: y counts the other way than on paper.
    `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)} ${round(-scale)})" fill="none" stroke-width="${thin}">`,
    ...world.regions.map((region) => drawRegion(region, thin)),
    ...world.lines.map(({ from, to }) => `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="${ink.goal}"/>`),
    ...world.tapes.map(drawTape),
    ...world.walls.map(
      ({ from, to, thickness, colour }) =>
        `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="${inkOf({ colour }, ink.wall)}" stroke-width="${round(Math.max(thickness / 2, 2 * thin))}"/>`,
    ),
    ...world.blocks.map((block) => drawBox(block, inkOf(block, ink.wall))),
    ...world.crates.map((crate) => drawBox(crate, inkOf(crate, ink.crate))),
    ...world.markers.map(drawMarker),
    ...[...world.carts, ...world.doors].map((box) => drawBox(box, ink.driven)),
    drawRobot(world, Math.max(1, ROBOT / LENGTH / scale)),
    '</g>',
  ].join('\n');
}

/** The largest scale at which everything is in the frame, and where the origin lies. */
function fit(world: World, frame: Frame): { scale: number; x: number; y: number } {
  const { start, walls, blocks, regions } = world;
  const places = [
    start.at,
    ...walls.flatMap(({ from, to }) => [from, to]),
    ...[...blocks, ...movingBoxes(world)].map(({ at }) => at),
    ...regions.flatMap(cornersOf),
  ];
  const [minX, maxX] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
  const [minY, maxY] = [Math.min(...places.map(([, y]) => y)), Math.max(...places.map(([, y]) => y))];
  const across = frame.width / Math.max(maxX - minX, 1);
  const scale = Math.min(across, frame.height / Math.max(maxY - minY, 1), LARGEST);
  return {
    scale,
    x: frame.x + frame.width / 2 - ((minX + maxX) / 2) * scale,
    y: frame.y + frame.height / 2 + ((minY + maxY) / 2) * scale,
  };
}

function cornersOf(region: Region): (readonly [number, number])[] {
  if (region.shape !== 'circle') return [region.from, region.to];
  const [x, y] = region.at;
  return [
    [x - region.radius, y - region.radius],
    [x + region.radius, y + region.radius],
  ];
}

function drawRegion(region: Region, thin: number): string {
  const look = `fill="${ink.goal}" fill-opacity="0.14" stroke="${ink.goal}" stroke-dasharray="${round(4 * thin)}"`;
  if (region.shape === 'circle') {
    return `<circle cx="${region.at[0]}" cy="${region.at[1]}" r="${region.radius}" ${look}/>`;
  }
  const [x, y] = [Math.min(region.from[0], region.to[0]), Math.min(region.from[1], region.to[1])];
  const [width, height] = [Math.abs(region.to[0] - region.from[0]), Math.abs(region.to[1] - region.from[1])];
  return `<rect x="${x}" y="${y}" width="${round(width)}" height="${round(height)}" ${look}/>`;
}

function inkOf({ colour }: { colour?: Box['colour'] }, otherwise: string): string {
  return colour === undefined ? otherwise : cssColour(colour);
}

function drawBox({ at, size, heading }: Box, colour: string): string {
  const place = `translate(${at.join(' ')}) rotate(${heading})`;
  return `<rect x="${round(-size[0] / 2)}" y="${round(-size[1] / 2)}" width="${size[0]}" height="${size[1]}" transform="${place}" fill="${colour}" fill-opacity="0.3" stroke="${colour}"/>`;
}

function drawRobot({ start }: World, enlarged: number): string {
  const place = `translate(${start.at.join(' ')}) rotate(${start.heading})${enlarged === 1 ? '' : ` scale(${round(enlarged)})`}`;
  return `<g transform="${place}"><rect x="-0.25" y="-0.22" width="0.5" height="0.44" rx="0.08" fill="${ink.robot}"/><path d="M-0.06 -0.12L0.16 0L-0.06 0.12Z" fill="#fff"/></g>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
