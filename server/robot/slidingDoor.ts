import type { Door, Region } from '#contract/world.ts';
import { gapBetween } from './gapBetween.ts';
import { regionContains } from './goals/regionContains.ts';
import { type NamedBlock, type PlacedBlock, placedBox } from './placedBlock.ts';
import type { RobotService } from './RobotService.ts';

/** A door does not come closer to the robot than this, in metres. */
const ROOM = 0.05;

/** Whoever comes closer by less than this part of the way only slides past: places in a world are rounded. */
const SLIDING = 0.001;

export interface SlidingDoor {
  /** Moves it by so many seconds towards what it was told to be; it waits while it would come too close to the robot. */
  step(seconds: number, robot: PlacedBlock): void;
  place(): NamedBlock;
  /** How far it is open, from 0 to 1. */
  openness(): number;
  service: RobotService;
}

/** It is shut at first. `robot` tells where the robot is when the door's service is called. */
export function slidingDoor(door: Door, near: Region | undefined, robot: () => { x: number; y: number }): SlidingDoor {
  const shut = placedBox(door);
  const [dx, dy] = [door.open[0] - shut.x, door.open[1] - shut.y];
  const way = Math.hypot(dx, dy);
  const seconds = way / door.speed;
  const placeAt = (part: number): NamedBlock => ({ ...shut, x: shut.x + part * dx, y: shut.y + part * dy });
  let isToOpen = false;
  let part = 0;
  const isInTheWay = (body: PlacedBlock, next: number): boolean => {
    const gap = gapBetween(body, placeAt(next));
    if (gap > ROOM) return false;
    return gapBetween(body, placeAt(part)) - gap > Math.abs(next - part) * way * SLIDING;
  };

  return {
    step(passed, body) {
      const change = passed / seconds;
      const next = isToOpen ? Math.min(1, part + change) : Math.max(0, part - change);
      if (next !== part && !isInTheWay(body, next)) part = next;
    },
    place: () => placeAt(part),
    openness: () => part,
    service: {
      name: door.service,
      kind: 'switch',
      answer(isOn) {
        const { x, y } = robot();
        if (near !== undefined && !regionContains(near, x, y))
          return { success: false, message: `The ${door.name} does not hear you: come to the ${near.name}.` };
        isToOpen = isOn;
        return { success: true, message: `The ${door.name} ${isOn ? 'opens' : 'shuts'}.` };
      },
    },
  };
}
