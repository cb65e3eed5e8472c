/** The places from which a program is judged: the one that its learner knows, and others a little off it. */
import { createHash } from 'node:crypto';
import { type World, movingBoxes } from '#contract/world.ts';
import { replaceNamed } from '#contract/replaceNamed.ts';
import { gapBetween } from '../robot/gapBetween.ts';
import { staticBlocks, placedBox, startPose } from '../robot/placedBlock.ts';
import { robotModel } from '../robot/robotModel.ts';

type Start = World['start'];

/** How far off they may be in a world that does not say so, in metres and degrees. */
export const USUAL_VARIATION = { x: 0.1, y: 0.1, heading: 5 } as const;

/** As much room is left around the robot. */
const ROOM = 0.05;

/** An offset that leaves no room is tried again, each time by half. */
const SHARES = [1, 0.5, 0.25];

/** Closer together than a wall is thick. */
const PLACES_BETWEEN = Array.from({ length: 20 }, (_, index) => (index + 1) / 20);

/**
 * What a program is judged in, so many worlds: the one that its learner knows, then its variants, round and round, each from another start. The
 * starts follow from what was handed in: the same program has the same starts each time. Each offset is at least half of what the world allows,
 * so that a program that trusts in its start meets one that it cannot trust, unless that leaves no room beside what stands there in that variant.
 */
export function judgedWorlds(world: World, code: string, count: number): World[] {
  const { x, y, heading } = world.start.vary ?? USUAL_VARIATION;
  const { variants } = world;
  const random = randomFrom(code);
  const offset = (bound: number): number => (random() < 0.5 ? -1 : 1) * bound * (0.5 + random() / 2);
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const other = varied(world, variants[index % variants.length]);
    return { ...other, start: startIn(other, offset(x), offset(y), offset(heading)) };
  });
  return [world, ...others];
}

/** As far off the start of a world as there is room. */
function startIn(world: World, dx: number, dy: number, turn: number): Start {
  const moved = (share: number): Start => movedStart(world.start, dx * share, dy * share, turn * share);
  // What stands in between counts, too: the robot is not to be put behind a wall.
  const share = SHARES.find((part) => PLACES_BETWEEN.every((place) => hasRoom(world, moved(part * place))));
  return share === undefined ? world.start : moved(share);
}

function varied(world: World, variant: World['variants'][number] | undefined): World {
  if (variant === undefined) return world;
  return {
    ...world,
    parameters: { ...world.parameters, ...variant.parameters },
    regions: replaceNamed(world.regions, variant.regions),
    crates: replaceNamed(world.crates, variant.crates),
    ...(variant.odometry && { odometry: variant.odometry }),
  };
}

function movedStart({ at, heading }: Start, dx: number, dy: number, turn: number): Start {
  const degrees = heading + turn;
  return {
    at: [thousandths(at[0] + dx), thousandths(at[1] + dy)],
    heading: thousandths(degrees - 360 * Math.round(degrees / 360)),
  };
}

function hasRoom(world: World, start: Start): boolean {
  const body = { ...startPose({ ...world, start }), halfX: robotModel.halfLength, halfY: robotModel.halfWidth };
  return [...staticBlocks(world), ...movingBoxes(world).map(placedBox)].every(
    (block) => gapBetween(body, block) >= ROOM,
  );
}

/** Numbers from 0 to 1, made of a hash that is hashed again and again. */
function randomFrom(seed: string): () => number {
  let hash = createHash('sha256').update(seed).digest();
  return () => {
    hash = createHash('sha256').update(hash).digest();
    return hash.readUInt32BE(0) / 2 ** 32;
  };
}

/** A zero has no sign. */
function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
