/**
 * A world that the robot drives in, as a challenge's `world.json` describes it: seen from above, x to the east, y to the north, lengths in metres,
 * headings in degrees counted counter-clockwise from east. The origin is where the robot starts, so that a place has the coordinates `/odom` reports there.
 */
import * as v from 'valibot';
import { type Colour, colours } from './colours.ts';

/** Far more than a laser sees, and small enough for the physics engine to stay exact. */
const FARTHEST = 100;

const metres = v.pipe(
  v.number('must be a number of metres'),
  v.minValue(-FARTHEST, `must be at least -${FARTHEST} metres`),
  v.maxValue(FARTHEST, `must be at most ${FARTHEST} metres`),
);

const length = v.pipe(
  v.number('must be a number of metres'),
  v.minValue(0.01, 'must be at least 0.01 metres'),
  v.maxValue(2 * FARTHEST, `must be at most ${2 * FARTHEST} metres`),
);

const degrees = v.pipe(
  v.number('must be a number of degrees'),
  v.minValue(-360, 'must be at least -360 degrees'),
  v.maxValue(360, 'must be at most 360 degrees'),
);

const numberBetween = (unit: string, least: number, most: number) =>
  v.pipe(
    v.number(`must be a number of ${unit}`),
    v.minValue(least, `must be at least ${least} ${unit}`),
    v.maxValue(most, `must be at most ${most} ${unit}`),
  );

/** By which a goal, a message or a map calls it. */
const name = v.pipe(
  v.string('must be a name'),
  v.regex(/^[a-z][a-z0-9 ]{0,39}$/, 'must be a name of small letters, digits and spaces, at most 40 of them'),
);

const place = v.strictTuple([metres, metres], 'must be a place: two numbers of metres, [x, y]');

const few = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item, 'must be a list'), v.maxLength(200, 'must have at most 200 entries')), []);

const colourNames = Object.keys(colours).filter((one): one is Colour => one in colours);

const colour = v.picklist(colourNames, `must be a colour: ${colourNames.join(', ')}`);

/** How high things stand over the floor, in metres. */
export const heights = { wall: 0.4, block: 0.4, crate: 0.32 } as const;

/** The bottom and the top of every marker. */
export const markerReach = { bottom: 0.05, top: 0.35 } as const;

/** A box that stands on the floor; `size` is its length along x and along y before it is turned. */
const box = v.strictObject({
  name,
  at: place,
  size: v.strictTuple([length, length], 'must be two lengths, [along x, along y]'),
  heading: v.optional(degrees, 0),
  colour: v.optional(colour),
});
export type Box = v.InferOutput<typeof box>;

/** A part of the floor that a goal speaks of; nothing stands there because of it. */
export const region = v.variant(
  'shape',
  [
    v.strictObject({ name, shape: v.literal('circle'), at: place, radius: length }),
    /** Between two opposite corners. */
    v.strictObject({ name, shape: v.literal('box'), from: place, to: place }),
  ],
  'must be "circle" or "box"',
);
export type Region = v.InferOutput<typeof region>;

const offset = v.optional(
  v.pipe(
    v.number('must be a number of metres'),
    v.minValue(0, 'must be at least 0'),
    v.maxValue(2, 'must be at most 2 metres'),
  ),
  0,
);

/** A coloured tape on the floor from place to place: only the camera knows of it. */
const tape = v.strictObject({
  points: v.pipe(
    v.array(place, 'must be a list of places'),
    v.minLength(2, 'must have at least two places'),
    v.maxLength(200, 'must have at most 200 places'),
  ),
  width: v.optional(length, 0.05),
  colour: v.optional(colour, 'black'),
});
export type Tape = v.InferOutput<typeof tape>;

/** A flat upright panel that is seen from the side to which it faces; its colours stand side by side, from the left to the right of who looks. */
const marker = v.strictObject({
  name,
  at: place,
  heading: degrees,
  width: v.optional(length, 0.3),
  colours: v.pipe(
    v.array(colour, 'must be a list of colours'),
    v.minLength(1, 'must have at least one colour'),
    v.maxLength(8, 'must have at most 8 colours'),
  ),
});
export type Marker = v.InferOutput<typeof marker>;

/** Programs are judged from other starts, too, that are off the one the learner sees by at most so much, to either side. */
const variation = v.strictObject({
  x: offset,
  y: offset,
  heading: v.optional(
    v.pipe(
      v.number('must be a number of degrees'),
      v.minValue(0, 'must be at least 0'),
      v.maxValue(180, 'must be at most 180 degrees'),
    ),
    0,
  ),
});

const lasting = (unit: string) =>
  v.pipe(
    v.number(`must be a number of ${unit}`),
    v.minValue(1, `must be at least 1 of the ${unit}`),
    v.maxValue(3600, `must be at most 3600 ${unit}`),
  );

/** How long a full battery lasts a robot that stands, and how far it would bring one that needs no time: both are taken from it. */
const battery = v.strictObject({ seconds: lasting('seconds'), metres: lasting('metres') });
export type Battery = v.InferOutput<typeof battery>;

/** A box on its way from `at` through the places of `to` and back, again and again, whatever stands in its way. */
const cart = v.strictObject({
  ...box.entries,
  to: v.pipe(
    v.array(place, 'must be a list of places'),
    v.minLength(1, 'must have at least one place'),
    v.maxLength(20, 'must have at most 20 places'),
  ),
  speed: numberBetween('metres a second', 0.01, 1.5),
  /** So many seconds it stands at each place. */
  wait: v.optional(numberBetween('seconds', 0, 60), 0),
});
export type Cart = v.InferOutput<typeof cart>;

const rosName = v.pipe(v.string('must be a name'), v.regex(/^(\/[A-Za-z]\w*)+$/, 'must be a name such as /door'));

/** A box that stands shut at `at` and open at `open`, and slides between them when it is told to by its service. */
const door = v.strictObject({
  ...box.entries,
  open: place,
  speed: v.optional(numberBetween('metres a second', 0.01, 1.5), 0.5),
  service: rosName,
  /** The region in which the robot has to be to be heard; anywhere when none is named. */
  from: v.optional(name),
});
export type Door = v.InferOutput<typeof door>;

const setting = v.union(
  [v.number(), v.boolean(), v.string(), v.array(v.union([v.number(), v.string(), v.array(v.number())]))],
  'must be a number, a text, true or false, or a list of them',
);

/** On the parameter server while the robot is in this world. */
const parameters = v.record(rosName, setting);
export type Parameters = v.InferOutput<typeof parameters>;

/** How the wheels mislead the odometry. */
const odometry = v.strictObject({
  /** It counts so many metres for one. */
  scale: v.optional(numberBetween('metres for a metre', 0.5, 2), 1),
  /** For each metre ahead it counts a turn to the left that there was not, in degrees. */
  bend: v.optional(numberBetween('degrees', -30, 30), 0),
});
export type Odometry = v.InferOutput<typeof odometry>;

/** What is otherwise when a program is judged from another start. */
const variant = v.strictObject({
  parameters: v.optional(parameters, {}),
  /** In place of those of the same names. */
  regions: few(region),
  crates: few(box),
  odometry: v.optional(odometry),
});

export const world = v.strictObject({
  start: v.strictObject({ at: place, heading: v.optional(degrees, 0), vary: v.optional(variation) }),
  /** Where there is none, the battery is always full. */
  battery: v.optional(battery),
  /** Each along its middle line. */
  walls: few(
    v.strictObject({ from: place, to: place, thickness: v.optional(length, 0.2), colour: v.optional(colour) }),
  ),
  /** They stand firm. */
  blocks: few(box),
  /** The robot can push them. */
  crates: few(box),
  carts: few(cart),
  doors: few(door),
  regions: few(region),
  /** Painted on the floor. */
  lines: few(v.strictObject({ name, from: place, to: place })),
  tapes: few(tape),
  markers: few(marker),
  parameters: v.optional(parameters, {}),
  /** Exact where nothing is said. */
  odometry: v.optional(odometry),
  /** The start that the learner sees has none of them, the second the first, and so on, round and round. */
  variants: few(variant),
});
export type World = v.InferOutput<typeof world>;

/** A marker as it is seen from above: its stripes from the left to the right of who looks at it. */
export function markerEdge({ at: [x, y], heading, width, colours: stripes }: Marker) {
  const turn = (heading * Math.PI) / 180;
  // Who looks at its front has the direction 90 degrees clockwise from its heading on the left.
  const [left, down] = [Math.sin(turn) * width, -Math.cos(turn) * width];
  const cut = (part: number): [number, number] => [x + left * (0.5 - part), y + down * (0.5 - part)];
  return stripes.map((stripe, index) => ({
    from: cut(index / stripes.length),
    to: cut((index + 1) / stripes.length),
    colour: stripe,
  }));
}

/** Whatever may stand elsewhere than where it started, in the order in which it is told of. */
export function movingBoxes({ crates, carts, doors }: World): Box[] {
  return [...crates, ...carts, ...doors];
}
