import { type World, movingBoxes } from '#contract/world.ts';
import { type NamedBlock, staticBlocks, innerPose, placedBox } from '../robot/placedBlock.ts';
import type { Fault } from './fault.ts';

interface Named {
  name: string;
}

/** Half of the robot's diagonal, and a little: what stands nearer to the start would be in its way. */
const ROOM_AT_START = 0.3;

/** What cannot be seen field by field: names that are there twice, and a start that is not free. */
export function worldFaults(file: string, world: World): Fault[] {
  return [
    ...repeated(file, 'blocks', [...world.blocks, ...movingBoxes(world)]),
    ...repeated(file, 'regions', world.regions),
    ...repeated(file, 'lines', world.lines),
    ...repeated(file, 'markers', world.markers),
    ...startFaults(file, world),
    ...doorFaults(file, world),
    ...variantFaults(file, world),
  ];
}

function repeated(file: string, field: string, things: readonly Named[]): Fault[] {
  const names = things.map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...twice].map((name) => ({ file, field, message: `must not name two things “${name}”` }));
}

function doorFaults(file: string, { doors, regions }: World): Fault[] {
  const known = regions.map(({ name }) => name);
  return doors.flatMap(({ from, service }, index) => [
    ...(from === undefined || known.includes(from)
      ? []
      : [
          {
            file,
            field: `doors[${index}].from`,
            message: `must name one of the regions (${known.join(', ') || 'there are none'})`,
          },
        ]),
    ...(doors.findIndex((door) => door.service === service) === index
      ? []
      : [{ file, field: `doors[${index}].service`, message: `must differ from that of another door` }]),
  ]);
}

/** Nothing is to be there in one variant alone: a learner would never have seen it. */
function variantFaults(file: string, { variants, regions, crates, parameters }: World): Fault[] {
  return variants.flatMap((variant, index) => [
    ...unknown(file, `variants[${index}].regions`, variant.regions, regions),
    ...unknown(file, `variants[${index}].crates`, variant.crates, crates),
    ...Object.keys(variant.parameters)
      .filter((name) => !(name in parameters))
      .map((name) => ({
        file,
        field: `variants[${index}].parameters`,
        message: `has ${name}, which is none of the parameters of the world`,
      })),
  ]);
}

function unknown(file: string, field: string, named: readonly Named[], known: readonly Named[]): Fault[] {
  const names = new Set(known.map(({ name }) => name));
  return named
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => ({
      file,
      field,
      message: `has “${name}”, which is none of the ${field.replace(/^.*\./, '')} of the world`,
    }));
}

/** The robot also starts there in each variant, where crates may stand elsewhere. */
function startFaults(file: string, world: World): Fault[] {
  const [x, y] = world.start.at;
  const inTheWay = (blocks: readonly NamedBlock[]) => blocks.filter((block) => reaches(block, x, y));
  const known = inTheWay([...staticBlocks(world), ...movingBoxes(world).map(placedBox)]);
  return [
    ...known.map(({ name }) => ({ file, field: 'start.at', message: `must leave the robot room: ${name} is there` })),
    ...world.variants.flatMap(({ crates }, index) =>
      inTheWay(crates.map(placedBox)).map(({ name }) => ({
        file,
        field: `variants[${index}].crates`,
        message: `must leave the robot room where it starts: ${name} is there`,
      })),
    ),
  ];
}

/** Whether a box comes nearer to a place than the robot needs; measured in the box's own frame. */
function reaches(block: NamedBlock, x: number, y: number): boolean {
  const seen = innerPose(block, { x, y, yaw: 0 });
  const [along, across] = [Math.abs(seen.x) - block.halfX, Math.abs(seen.y) - block.halfY];
  return Math.hypot(Math.max(along, 0), Math.max(across, 0)) < ROOM_AT_START;
}
