import { expect, it } from 'vitest';
import type { OpenedWorld } from '#contract/robot.ts';
import { robotSurroundings } from '#machines/workspace/robotSurroundings.ts';
import { emptyWorld } from '../../fakes/fakeRobot.ts';

const target = { name: 'target', shape: 'circle', at: [5, 0], radius: 1 } as const;
const zone = { name: 'drop zone', shape: 'box', from: [3, 4], to: [1, 2] } as const;

function openedWith(region: typeof target | typeof zone): OpenedWorld {
  const empty = emptyWorld(1);
  const regions = [region].map((one) => structuredClone(one)) as unknown as OpenedWorld['world']['regions'];
  return {
    ...empty,
    world: { ...empty.world, regions },
    goal: [{ check: 'touchNothing' }, { check: 'stop', region: region.name }],
  };
}

const at = (pose: [number, number, number], ranges?: number[]) => ({
  pose,
  scan: ranges === undefined ? null : { pose, ranges },
  crates: new Map(),
  trail: [],
  collisions: [],
  isTouching: false,
  held: null,
  battery: null,
  isContested: false,
  cells: null,
});

it('counts headings from 0 to 359 degrees', () => {
  expect(robotSurroundings(at([1, 2, -Math.PI / 2]), null)).toMatchObject({ x: 1, y: 2, degrees: 270 });
  expect(robotSurroundings(at([1, 2, Math.PI]), null).degrees).toBe(180);
});

it('knows what is straight ahead: something, nothing, or not yet', () => {
  expect(robotSurroundings(at([0, 0, 0], [1, 2, 150, 4]), null).ahead).toBe(1.5);
  expect(robotSurroundings(at([0, 0, 0], [1, 2, 0, 4]), null).ahead).toBeNull();
  expect(robotSurroundings(at([0, 0, 0]), null).ahead).toBeUndefined();
});

it('measures how far the edge of the goal is, and nothing inside of it', () => {
  expect(robotSurroundings(at([0, 0, 0]), openedWith(target)).goal).toEqual({ name: 'target', metres: 4 });
  expect(robotSurroundings(at([5, 0.5, 0]), openedWith(target)).goal).toEqual({ name: 'target', metres: 0 });
  expect(robotSurroundings(at([6, 8, 0]), openedWith(zone)).goal).toEqual({ name: 'drop zone', metres: 5 });
  expect(robotSurroundings(at([2, 3, 0]), openedWith(zone)).goal).toEqual({ name: 'drop zone', metres: 0 });
});

it('knows no goal where none is asked for', () => {
  expect(robotSurroundings(at([0, 0, 0]), emptyWorld(null)).goal).toBeUndefined();
});

it('counts collisions, and knows where the last one was', () => {
  const sight = at([0, 0, 0]);
  const collisions = [
    [1, 0],
    [2, 0.5],
  ] as const;
  expect(robotSurroundings(sight, null).collisions).toBeUndefined();
  expect(robotSurroundings({ ...sight, collisions }, null).collisions).toEqual({ times: 2, x: 2, y: 0.5 });
});

it('counts the cells that the goal wants to be seen', () => {
  const cells = { floor: 10, unseen: new Set([1, 2, 3]) };
  expect(robotSurroundings({ ...at([0, 0, 0]), cells }, null).cells).toEqual({ seen: 7, floor: 10 });
  expect(robotSurroundings(at([0, 0, 0]), null).cells).toBeUndefined();
});

it('knows the name of the crate that the gripper holds', () => {
  const empty = emptyWorld(1);
  const crates = [
    { name: 'crate 1', at: [1, 0] as [number, number], size: [0.4, 0.4] as [number, number], heading: 0 },
  ];
  const opened = { ...empty, world: { ...empty.world, crates } };
  expect(robotSurroundings({ ...at([0, 0, 0]), held: 0 }, opened).held).toBe('crate 1');
  expect(robotSurroundings(at([0, 0, 0]), opened).held).toBeUndefined();
});
