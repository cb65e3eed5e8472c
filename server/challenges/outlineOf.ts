import type { Outline } from '#contract/sharedRun.ts';
import type { World } from '#contract/world.ts';
import { staticBlocks } from '../robot/placedBlock.ts';

const hundredths = (value: number): number => Math.round(value * 100) + 0;

/** What stands firm in a world and what its goal speaks of, in so few bytes that it may come with each run of the board. */
export function outlineOf(world: World): Outline {
  const { regions } = world;
  return {
    boxes: staticBlocks(world).map(({ x, y, yaw, halfX, halfY }) => [
      hundredths(x),
      hundredths(y),
      hundredths(halfX),
      hundredths(halfY),
      Math.round((yaw * 180) / Math.PI) + 0,
    ]),
    circles: regions.flatMap((region): Outline['circles'] =>
      region.shape === 'circle' ? [[...middleOf(region.at, region.at), hundredths(region.radius)]] : [],
    ),
    floors: regions.flatMap((region): Outline['floors'] =>
      region.shape === 'box' ? [[...middleOf(region.from, region.to), ...halvesOf(region.from, region.to)]] : [],
    ),
  };
}

type Place = readonly [x: number, y: number];

const middleOf = (from: Place, to: Place): [number, number] => [
  hundredths((from[0] + to[0]) / 2),
  hundredths((from[1] + to[1]) / 2),
];

const halvesOf = (from: Place, to: Place): [number, number] => [
  hundredths(Math.abs(to[0] - from[0]) / 2),
  hundredths(Math.abs(to[1] - from[1]) / 2),
];
