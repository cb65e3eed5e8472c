/** What moves by itself in a world, carts and doors: the physics engine is told where they are, and nothing stops them but what they know of. */
import type { World } from '#contract/world.ts';
import { cartPlace } from './cartPlace.ts';
import { type NamedBlock, type PlacedBlock, placedBox } from './placedBlock.ts';
import type { RobotService } from './RobotService.ts';
import { slidingDoor } from './slidingDoor.ts';

export interface DrivenBlocks {
  /** Lets so many seconds pass. Answers whether anything moved. */
  step(seconds: number): boolean;
  /** Carts, then doors, in the order in which the world lists them. */
  places(): NamedBlock[];
  /** How far each door is open, from 0 to 1. */
  openness(): ReadonlyMap<string, number>;
  services(): RobotService[];
}

/** `robot` tells where it is at any time. */
export function drivenBlocks({ carts, doors, regions }: World, robot: () => PlacedBlock): DrivenBlocks {
  const sliding = doors.map((door) =>
    slidingDoor(
      door,
      regions.find(({ name }) => name === door.from),
      robot,
    ),
  );
  let steps = 0;
  let time = 0;

  const placesNow = (): NamedBlock[] => [
    ...carts.map((cart) => {
      const [x, y] = cartPlace(cart, time);
      return { ...placedBox(cart), x, y };
    }),
    ...sliding.map((door) => door.place()),
  ];
  let places = placesNow();

  return {
    step(seconds) {
      if (places.length === 0) return false;
      steps += 1;
      // Not a sum: the same step is always the same time, to the last digit.
      time = steps * seconds;
      const body = robot();
      for (const door of sliding) door.step(seconds, body);
      const before = places;
      places = placesNow();
      return places.some(({ x, y }, index) => x !== before[index]?.x || y !== before[index].y);
    },
    places: () => places,
    openness: () => new Map(sliding.map((door) => [door.place().name, door.openness()])),
    services: () => sliding.map(({ service }) => service),
  };
}
