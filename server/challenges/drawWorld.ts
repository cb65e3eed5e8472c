/**
 * The map of a world as SVG, drawn from above. It brings its own paper, light or dark: a browser tells a picture the colour scheme of the
 * element that shows it, and one that does not tells that of the system.
 */
import { cssColour } from '#contract/colours.ts';
import { type Box, type Cart, type Region, type World, movingBoxes } from '#contract/world.ts';
import { drawMarker, drawTape } from './drawSights.ts';
import { mapStyle } from './mapInks.ts';
import { type Named, placeNames } from './placeNames.ts';

/** Units of the drawing to a metre. */
const SCALE = 50;
const MARGIN = 1;

/** Every so many metres a line of the grid is drawn and named. */
const GRID = 2;

/** Words stay readable on a wall. */
const HALO = 'stroke="var(--paper)" stroke-width="4" stroke-linejoin="round" paint-order="stroke"';

interface Sheet {
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

/** Where browsers get the map of a challenge's world; with its names in another language. */
export function mapAddress(folder: string, language?: string): string {
  return language === undefined ? `/worlds/${folder}.svg` : `/worlds/${folder}.${language}.svg`;
}

/** Where they get the picture on its card, from the address that an operator may set for pictures. */
export function cardAddress(folder: string): string {
  return `/worlds/${folder}.card.svg`;
}

/** What a map says. */
export interface MapWords {
  title: string;
  /** How it calls what the world calls by this name, and where the robot starts. */
  nameOf?: (name: string) => string;
}

/** What is said where the robot starts. */
export const START = 'start';

export function drawWorld(world: World, { title, nameOf = (name) => name }: MapWords): string {
  const sheet = sheetOf(world);
  const width = (sheet.maxX - sheet.minX) * SCALE;
  const height = (sheet.maxY - sheet.minY) * SCALE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" font-family="system-ui, sans-serif" font-size="14" role="img" aria-label="${escape(title)}">`,
    mapStyle,
    `<rect width="${round(width)}" height="${round(height)}" rx="8" fill="var(--paper)"/>`,
    ...grid(sheet),
    // Seen from above, north is up: y counts the other way than on paper.
    `<g transform="translate(${round(-sheet.minX * SCALE)} ${round(sheet.maxY * SCALE)}) scale(1 -1)">`,
    ...world.regions.map(drawRegion),
    ...world.lines.map((line) => drawLine(line.from, line.to, 0.05, 'var(--line)')),
    ...inMetres(world.tapes.map(drawTape)),
    ...world.walls.map((wall) => drawLine(wall.from, wall.to, wall.thickness, inkOf(wall, 'var(--solid)'))),
    ...world.blocks.map((block) => drawBox(block, inkOf(block, 'var(--solid)'))),
    ...world.crates.map((crate) => drawBox(crate, inkOf(crate, 'var(--crate)'))),
    ...inMetres(world.markers.map(drawMarker)),
    ...world.carts.map(drawWay),
    ...[...world.carts, ...world.doors].map((box) => drawBox(box, 'var(--driven)')),
    drawRobot(world),
    '</g>',
    ...labels(world, nameOf, sheet),
    '</svg>',
    '',
  ].join('\n');
}

function sheetOf(world: World): Sheet {
  const { start, walls, blocks, regions } = world;
  const places = [
    start.at,
    ...walls.flatMap(({ from, to }) => [from, to]),
    ...[...blocks, ...movingBoxes(world)].map(({ at }) => at),
    ...regions.map((region) => middleOf(region)),
  ];
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return {
    minX: Math.min(...xs) - MARGIN,
    maxX: Math.max(...xs) + MARGIN,
    minY: Math.min(...ys) - MARGIN,
    maxY: Math.max(...ys) + MARGIN,
  };
}

function grid(sheet: Sheet): string[] {
  const [left, right] = [(MARGIN / 2) * SCALE, (sheet.maxX - sheet.minX - MARGIN / 2) * SCALE];
  const [top, bottom] = [(MARGIN / 2) * SCALE, (sheet.maxY - sheet.minY - MARGIN / 2) * SCALE];
  return [
    ...stops(sheet.minX, sheet.maxX).flatMap((x) => {
      const at = round((x - sheet.minX) * SCALE);
      return [gridLine(`M${at} ${round(top)}V${round(bottom)}`), words(at, bottom + 18, `${x}`, 'var(--label)')];
    }),
    ...stops(sheet.minY, sheet.maxY).flatMap((y) => {
      const at = round((sheet.maxY - y) * SCALE);
      return [gridLine(`M${round(left)} ${at}H${round(right)}`), words(left - 10, at + 5, `${y}`, 'var(--label)')];
    }),
  ];
}

function gridLine(path: string): string {
  return `<path d="${path}" stroke="var(--grid)"/>`;
}

function stops(from: number, to: number): number[] {
  const first = Math.ceil((from + MARGIN / 2) / GRID);
  const last = Math.floor((to - MARGIN / 2) / GRID);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * GRID);
}

function drawRegion(region: Region): string {
  const look = 'fill="var(--region)" stroke="var(--region-edge)" stroke-dasharray="6 4"';
  if (region.shape === 'circle') {
    const [x, y] = region.at;
    return `<circle cx="${scaled(x)}" cy="${scaled(y)}" r="${scaled(region.radius)}" ${look}/>`;
  }
  const [x, y] = [Math.min(region.from[0], region.to[0]), Math.min(region.from[1], region.to[1])];
  const size = `width="${scaled(Math.abs(region.to[0] - region.from[0]))}" height="${scaled(Math.abs(region.to[1] - region.from[1]))}"`;
  return `<rect x="${scaled(x)}" y="${scaled(y)}" ${size} ${look}/>`;
}

function inMetres(drawn: readonly string[]): string[] {
  return drawn.length === 0 ? [] : [`<g transform="scale(${SCALE})">`, ...drawn, '</g>'];
}

function inkOf({ colour }: Pick<Box, 'colour'>, otherwise: string): string {
  return colour === undefined ? otherwise : cssColour(colour);
}

function drawLine(from: readonly number[], to: readonly number[], width: number, colour: string): string {
  const path = `M${from.map(scaled).join(' ')}L${to.map(scaled).join(' ')}`;
  return `<path d="${path}" stroke="${colour}" stroke-width="${scaled(width)}"/>`;
}

function drawBox({ at, size, heading }: Box, colour: string): string {
  const turn = heading === 0 ? '' : ` rotate(${round(heading)})`;
  const place = `translate(${at.map(scaled).join(' ')})${turn}`;
  const [width, height] = [scaled(size[0]), scaled(size[1])];
  return `<rect x="${round(-width / 2)}" y="${round(-height / 2)}" width="${width}" height="${height}" transform="${place}" fill="${colour}"/>`;
}

function drawRobot({ start }: World): string {
  const place = `translate(${start.at.map(scaled).join(' ')}) rotate(${round(start.heading)})`;
  return `<g transform="${place}"><rect x="-10" y="-9" width="20" height="18" rx="3" fill="var(--robot)"/><path d="M-2 -5L7 0L-2 5Z" fill="#fff"/></g>`;
}

/** Where a cart goes. */
function drawWay({ at, to }: Cart): string {
  const path = [at, ...to].map((place) => place.map(scaled).join(' ')).join('L');
  return `<path d="M${path}" fill="none" stroke="var(--driven)" stroke-width="3" stroke-dasharray="2 6" stroke-linecap="round"/>`;
}

function labels({ start, regions, walls, ...world }: World, nameOf: (name: string) => string, sheet: Sheet): string[] {
  const at = ([x, y]: readonly [number, number], ink: string, text: string, below: readonly number[]): Named => ({
    text: nameOf(text),
    ink: `var(--${ink})`,
    x: (x - sheet.minX) * SCALE,
    baselines: below.map((units) => (sheet.maxY - y) * SCALE + units),
  });
  const over = (ink: string, { at: place, size, name }: Box): Named => at(place, ink, name, aroundBox(size[1] * SCALE));
  const names = [
    // Where the robot stands in the middle of a region, its name goes above it.
    ...regions.map((region) => at(middleOf(region), 'region-name', region.name, aroundMiddle(region, start.at))),
    ...world.blocks.map((block) => over('solid', block)),
    ...world.crates.map((crate) => over('crate-name', crate)),
    ...[...world.carts, ...world.doors].map((box) => over('driven', box)),
    at(start.at, 'start-name', START, [26, -18]),
  ];
  const onSheet = ([x, y]: readonly [number, number]) => [(x - sheet.minX) * SCALE, (sheet.maxY - y) * SCALE] as const;
  const barriers = walls.map(({ from, to, thickness }) => ({
    from: onSheet(from),
    to: onSheet(to),
    thickness: thickness * SCALE,
  }));
  const placed = placeNames(names, (sheet.maxX - sheet.minX) * SCALE, barriers);
  return placed.map(({ x, y, text, ink }) => words(x, y, text, ink));
}

/** The base lines around a box that is so many units high: above it, below it, and one line further away. */
function aroundBox(height: number): number[] {
  return [-height / 2 - 6, height / 2 + 16, -height / 2 - 24, height / 2 + 34];
}

function aroundMiddle(region: Region, start: readonly [number, number]): number[] {
  return isAt(middleOf(region), start) ? [-18] : [5, -13, 23, 39, -29];
}

function isAt([x, y]: readonly [number, number], [otherX, otherY]: readonly [number, number]): boolean {
  return Math.hypot(x - otherX, y - otherY) < 0.5;
}

function middleOf(region: Region): [number, number] {
  if (region.shape === 'circle') return region.at;
  return [(region.from[0] + region.to[0]) / 2, (region.from[1] + region.to[1]) / 2];
}

function words(x: number, y: number, text: string, colour: string): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" fill="${colour}" ${HALO}>${escape(text)}</text>`;
}

function scaled(metres: number): number {
  return round(metres * SCALE);
}

/** One digit behind the point; a zero without a sign. */
function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
