import { afterEach, beforeAll, expect, it } from 'vitest';
import type { SeenPose } from '#contract/robot.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import { type WatchedWorld, watchedWorld } from '#server/robot/watchedWorld.ts';
import { loadPhysics } from '#server/robot/world.ts';
import { robotFrames } from '#server/socket/robotFrames.ts';
import { cellsAfter } from '#src/adapters/cellsAfter.ts';
import { maze, practice } from './worlds.ts';

beforeAll(loadPhysics);

const opened: WatchedWorld[] = [];
afterEach(() => opened.splice(0).forEach((world) => world.free()));

function open() {
  const watched = watchedWorld(maze, { region: 'maze', cell: 0.25 });
  opened.push(watched);
  return watched;
}

const turn = (world: WatchedWorld): void => {
  for (let step = 0; step < 50; step += 1) world.step({ linear: 0, angular: 1 });
};

/** A page that is told of these worlds one after the other, as often as is needed for all of it. */
function openPage() {
  const frameOf = robotFrames();
  let cells: RobotSight['cells'] = null;
  let longest = 0;
  const pose: SeenPose = [-100.001, -100.001, -3.125];
  return {
    longest: () => longest,
    tell(world: WatchedWorld, era = 1): RobotSight['cells'] {
      const worldCells = world.cells();
      for (let frames = 0; frames < 10; frames += 1) {
        const frame = frameOf(
          { era, at: 99_999_999, pose, crates: [], touches: true, ...(worldCells && { cells: worldCells }) },
          999,
        );
        longest = Math.max(longest, JSON.stringify(frame).length);
        cells = cellsAfter(cells, frame.cells);
      }
      return cells;
    },
  };
}

it('tells a page which cells have not been seen, fewer with every turn, in frames of at most 400 bytes', () => {
  const [world, page] = [open(), openPage()];
  const first = page.tell(world);
  expect(first?.unseen.size).toBe(first?.floor);
  turn(world);
  const second = page.tell(world);
  expect(second?.floor).toBe(first?.floor);
  expect(second!.unseen.size).toBeLessThan(first!.unseen.size);
  expect(page.longest()).toBeLessThanOrEqual(400);
});

it('begins anew with a reset', () => {
  const [world, page] = [open(), openPage()];
  turn(world);
  page.tell(world);
  world.reset();
  const cells = page.tell(world, 2);
  expect(cells?.unseen.size).toBe(cells?.floor);
});

it('looks for no cells where the goal wants none to be seen', () => {
  const world = watchedWorld(practice, undefined);
  opened.push(world);
  expect(world.cells()).toBeUndefined();
});
