/** What a world tells of a moment does not depend on who has asked before. */
import { beforeAll, expect, it } from 'vitest';
import { type SimulatedWorld, createWorld, loadPhysics } from '#server/robot/world.ts';
import { obstacleCourse, yard } from './worlds.ts';

beforeAll(loadPhysics);

type Deed = (world: SimulatedWorld) => unknown;

const drive =
  (linear: number, angular: number): Deed =>
  (world) =>
    world.step({ linear, angular });
const grip =
  (isWanted: boolean): Deed =>
  (world) =>
    world.grip(isWanted);
const gripByService =
  (isWanted: boolean): Deed =>
  (world) =>
    world
      .services()
      .find(({ name }) => name === '/gripper')
      ?.answer(isWanted);
const reset: Deed = (world) => world.reset();

const times = (count: number, deed: Deed): Deed[] => Array.from({ length: count }, () => deed);

const crateBeforeIt = [{ name: 'crate', at: [0.42, 0.05], size: [0.4, 0.4], heading: 0 }] as typeof yard.crates;

const sight = (world: SimulatedWorld) => ({
  pose: world.pose(),
  moving: world.moving(),
  touched: world.touched(),
  held: world.held(),
  scan: [...world.scan()],
  picture: Buffer.from(world.picture()).toString('base64'),
});

it.each([
  [
    'stands, drives to a block and stands again',
    obstacleCourse,
    [times(5, drive(0, 0)), times(300, drive(1, 0)), times(80, drive(0, 0))],
  ],
  [
    'carries a crate away and lets go of it',
    { ...yard, crates: crateBeforeIt },
    [
      [drive(0, 0), grip(true)],
      times(90, drive(-0.5, 0.5)),
      times(60, drive(0, 0)),
      [grip(false)],
      times(60, drive(-1, 0)),
    ],
  ],
  [
    'takes hold and lets go by its service',
    { ...yard, crates: crateBeforeIt },
    [[gripByService(true)], times(40, drive(0, 1)), [gripByService(false)]],
  ],
  ['is put back to its start', yard, [times(90, drive(1, 1)), [reset]]],
])('sees the same, whether it is asked after every step or once, when it %s', (_, world, deeds) => {
  const [asked, unasked] = [createWorld(world), createWorld(world)];
  for (const deed of deeds.flat()) {
    sight(asked);
    deed(asked);
    deed(unasked);
  }
  expect(sight(asked)).toEqual(sight(unasked));
  for (const one of [asked, unasked]) one.free();
});
