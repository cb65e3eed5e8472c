/** A simulated world that notes which cells of a floor the laser has not looked at yet. */
import type { WatchedFloor } from '#contract/goal.ts';
import type { World } from '#contract/world.ts';
import type { UnseenCells } from '../sandbox/robotMessages.ts';
import { seenCells } from './goals/seenCells.ts';
import { type SimulatedWorld, createWorld } from './world.ts';

/** As often as the laser publishes. */
const LOOK_STEPS = 10;

export interface WatchedWorld extends SimulatedWorld {
  /** Undefined where no floor is to be looked at. */
  cells(): UnseenCells | undefined;
}

export function watchedWorld(world: World, floor: WatchedFloor | undefined): WatchedWorld {
  const simulated = createWorld(world);
  const region = world.regions.find(({ name }) => name === floor?.region);
  if (floor === undefined || region === undefined) return { ...simulated, cells: () => undefined };
  let seen = seenCells(region, floor.cell, world);
  let cached: UnseenCells | undefined;
  let stoodAt = '';
  let steps = 0;

  /** A robot that stands sees nothing new. */
  function look(): void {
    const pose = simulated.pose();
    const stands = `${pose.x} ${pose.y} ${pose.yaw}`;
    if (stands === stoodAt) return;
    stoodAt = stands;
    const before = seen.unseen.size;
    seen.look(pose, simulated.scan());
    if (seen.unseen.size !== before) cached = undefined;
  }

  return {
    ...simulated,
    step(command) {
      simulated.step(command);
      steps += 1;
      if (steps % LOOK_STEPS === 0) look();
    },
    reset() {
      simulated.reset();
      seen = seenCells(region, floor.cell, world);
      cached = undefined;
      stoodAt = '';
    },
    cells: () => (cached ??= { floor: seen.floor, unseen: bitsOf(seen.unseen) }),
  };
}

/** A bit for each cell, the first in the lowest place of the first byte; base64. */
function bitsOf(cells: ReadonlySet<number>): string {
  const bytes = Buffer.alloc(Math.floor(Math.max(-1, ...cells) / 8) + 1);
  for (const cell of cells) bytes[cell >> 3] = (bytes[cell >> 3] ?? 0) | (1 << (cell & 7));
  return bytes.toString('base64');
}
