/** The picture of a challenge on its card: its world in few strokes, without words or paper, in colours that can be seen in the light and in the dark. */
import { cssColour } from '#contract/colours.ts';
import { type Box, type Region, type World, movingBoxes } from '#contract/world.ts';
import { drawMarker, drawTape } from './drawSights.ts';

const WIDTH = 320;
const HEIGHT = 180;
const MARGIN = 18;

/** A small world is not blown up beyond so many units to a metre. */
const LARGEST = 48;

const ink = { wall: '#64748b', crate: '#f59e0b', driven: '#f43f5e', goal: '#f97316', robot: '#0ea5e9' };

export function drawCard(world: World): string {
  const { scale, x, y } = fit(world);
  const thin = round(1.5 / scale);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
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
    drawRobot(world),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** The largest scale at which everything is on the card, and where the origin lies. */
function fit(world: World): { scale: number; x: number; y: number } {
  const { start, walls, blocks, regions } = world;
  const places = [
    start.at,
    ...walls.flatMap(({ from, to }) => [from, to]),
    ...[...blocks, ...movingBoxes(world)].map(({ at }) => at),
    ...regions.flatMap((region) => (region.shape === 'circle' ? [region.at] : [region.from, region.to])),
  ];
  const [minX, maxX] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
  const [minY, maxY] = [Math.min(...places.map(([, y]) => y)), Math.max(...places.map(([, y]) => y))];
  const across = (WIDTH - 2 * MARGIN) / Math.max(maxX - minX, 1);
  const scale = Math.min(across, (HEIGHT - 2 * MARGIN) / Math.max(maxY - minY, 1), LARGEST);
  return { scale, x: WIDTH / 2 - ((minX + maxX) / 2) * scale, y: HEIGHT / 2 + ((minY + maxY) / 2) * scale };
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

/** Larger than life, or it would be a dot in a large world. */
function drawRobot({ start }: World): string {
  const place = `translate(${start.at.join(' ')}) rotate(${start.heading})`;
  return `<g transform="${place}"><rect x="-0.25" y="-0.22" width="0.5" height="0.44" rx="0.08" fill="${ink.robot}"/><path d="M-0.06 -0.12L0.16 0L-0.06 0.12Z" fill="#fff"/></g>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
