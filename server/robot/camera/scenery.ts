/** What a camera sees of a world: upright bodies, and tapes on the floor, with their colours. */
import { type Colour, type Rgb, colours } from '#contract/colours.ts';
import { type Marker, type Tape, type World, heights, markerReach, movingBoxes } from '#contract/world.ts';
import { type PlacedBlock, type Pose, placedBox, placedWall, radians } from '../placedBlock.ts';

/** A body with upright sides. */
export interface SeenBody {
  block: PlacedBlock;
  bottom: number;
  top: number;
  /** Side by side along y, seen from ahead of it. */
  stripes: readonly Rgb[];
  /** A panel is seen from the side to which it faces. */
  isPanel: boolean;
}

export interface SeenTape {
  block: PlacedBlock;
  colour: Rgb;
}

export interface Scenery {
  bodies: readonly SeenBody[];
  /** The later lies over the earlier. */
  tapes: readonly SeenTape[];
}

/** Thick enough to stand out from the wall that it hangs on. */
const HALF_PANEL = 0.01;

const STONE: Colour = 'grey';
const CRATE: Colour = 'orange';
const DRIVEN: Colour = 'red';

/** Everything that never moves. */
export function staticScenery({ walls, blocks, markers, tapes }: World): Scenery {
  return {
    bodies: [
      ...walls.map((wall) => body(placedWall(wall), heights.wall, wall.colour ?? STONE)),
      ...blocks.map((block) => body(placedBox(block), heights.block, block.colour ?? STONE)),
      ...markers.map(panel),
    ],
    tapes: tapes.flatMap(stripsOf),
  };
}

/** What moves in a world, in the order of `movingBoxes`, each where it is now. */
export function movingBodies(world: World, poses: readonly Pose[]): SeenBody[] {
  return movingBoxes(world).map((box, index) => {
    const [height, paint] =
      index < world.crates.length ? ([heights.crate, CRATE] as const) : ([heights.wall, DRIVEN] as const);
    return body({ ...placedBox(box), ...poses[index] }, height, box.colour ?? paint);
  });
}

function body(block: PlacedBlock, top: number, colour: Colour): SeenBody {
  return { block, bottom: 0, top, stripes: [colours[colour]], isPanel: false };
}

function panel({ at, heading, width, colours: names }: Marker): SeenBody {
  const block = { x: at[0], y: at[1], yaw: radians(heading), halfX: HALF_PANEL, halfY: width / 2 };
  return { block, ...markerReach, stripes: names.map((name) => colours[name]), isPanel: true };
}

/** A strip from each place to the next, half a width longer at its ends, so that they meet in every bend. */
function stripsOf({ points, width, colour }: Tape): SeenTape[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const strip = placedWall({ from, to, thickness: width });
    return { block: { ...strip, halfX: strip.halfX + width / 2 }, colour: colours[colour] };
  });
}
