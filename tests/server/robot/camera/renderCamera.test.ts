import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Colour, colours } from '#contract/colours.ts';
import { world } from '#contract/world.ts';
import { PICTURE_BYTES, renderCamera } from '#server/robot/camera/renderCamera.ts';
import { staticScenery, movingBodies } from '#server/robot/camera/scenery.ts';
import type { Pose } from '#server/robot/placedBlock.ts';

const HERE = { x: 0, y: 0, yaw: 0 };
const [COLUMNS, ROWS] = [160, 120];

interface Picture {
  at: (column: number, row: number) => number[];
  /** The columns and rows of the pixels of a colour, in the light or in the shade. */
  of: (colour: Colour) => { columns: number[]; rows: number[]; count: number };
}

function see(things: object, pose: Pose = HERE, crates: readonly Pose[] = []): Picture {
  const placed = v.parse(world, { start: { at: [0, 0] }, ...things });
  const { bodies, tapes } = staticScenery(placed);
  const pixels = new Uint8Array(PICTURE_BYTES);
  renderCamera({ bodies: [...bodies, ...movingBodies(placed, crates)], tapes }, pose, pixels);
  const at = (column: number, row: number) => [...pixels.subarray((row * COLUMNS + column) * 3).subarray(0, 3)];
  return {
    at,
    of(colour) {
      const looks = new Set(
        [1, 0.82].map((light) => colours[colour].map((part) => Math.trunc(part * light)).join(' ')),
      );
      const [columns, rows] = [new Set<number>(), new Set<number>()];
      let count = 0;
      for (let row = 0; row < ROWS; row++)
        for (let column = 0; column < COLUMNS; column++) {
          if (!looks.has(at(column, row).join(' '))) continue;
          columns.add(column);
          rows.add(row);
          count += 1;
        }
      return { columns: [...columns], rows: [...rows].toSorted((one, other) => one - other), count };
    },
  };
}

const box = (at: [number, number], colour: Colour, size = 0.4) => ({ name: colour, at, size: [size, size], colour });

it('sees a red box straight ahead in the middle columns, as wide and as high as the geometry says', () => {
  const { columns, rows } = see({ blocks: [box([2.2, 0], 'red')] }).of('red');
  // Its near side is 2 m away and 0.4 m wide: 100 pixels × 0.4 / 2.
  expect([Math.min(...columns), Math.max(...columns)]).toEqual([70, 89]);
  // From 0.2 m under the camera to 0.2 m over it.
  expect([rows[0], rows.at(-1)]).toEqual([50, 69]);
});

it('sees what is nearer larger', () => {
  const [near, far] = [1.2, 4.2].map((x) => see({ blocks: [box([x, 0], 'blue')] }).of('blue').count);
  expect(near).toBeGreaterThan(4 * (far ?? 0));
  expect(far).toBeGreaterThan(0);
});

it('sees nothing of what is behind the robot or beside its field of view', () => {
  expect(see({ blocks: [box([-2, 0], 'red')] }).of('red').count).toBe(0);
  expect(see({ blocks: [box([0, 2], 'red')] }).of('red').count).toBe(0);
  expect(
    see({
      tapes: [
        {
          points: [
            [-3, 0],
            [-1, 0],
          ],
          colour: 'red',
        },
      ],
    }).of('red').count,
  ).toBe(0);
});

it('turns with the robot: what is to the left is in the left columns', () => {
  const { columns } = see({ blocks: [box([3, 1], 'green')] }).of('green');
  expect(Math.max(...columns)).toBeLessThan(80);
  const turned = see({ blocks: [box([0, 3], 'green')] }, { x: 0, y: 0, yaw: Math.PI / 2 }).of('green').columns;
  expect(turned).toContain(79);
  expect(turned).toContain(80);
});

it('sees the nearer of two boxes where one hides the other', () => {
  const blocks = [box([2, 0], 'red'), box([4, 0], 'green')];
  for (const order of [blocks, blocks.toReversed()]) {
    const picture = see({ blocks: order });
    expect(picture.of('green').count).toBe(0);
    expect(picture.of('red').count).toBeGreaterThan(0);
  }
});

it('sees a tape on the floor where the geometry says, under what stands on it', () => {
  const tapes = [
    {
      points: [
        [1, -5],
        [1, 5],
      ],
      width: 0.1,
      colour: 'black',
    },
  ];
  const { rows, columns } = see({ tapes }).of('black');
  // From 0.95 m to 1.05 m ahead and 0.2 m down: 59.5 + 100 × 0.2 / 1.05 to 59.5 + 100 × 0.2 / 0.95.
  expect(rows).toEqual([79, 80]);
  expect(columns).toHaveLength(COLUMNS);
  const hidden = see({ tapes, blocks: [box([1, 0], 'red')] }).of('black').columns;
  expect(hidden).not.toContain(80);
  expect(hidden).toContain(0);
});

it('sees a tape that lies under the robot down to the lowest row, in the middle', () => {
  const { rows, columns } = see({
    tapes: [
      {
        points: [
          [-1, 0],
          [4, 0],
        ],
      },
    ],
  }).of('black');
  expect(rows.at(-1)).toBe(ROWS - 1);
  expect(columns.every((column) => Math.abs(column - 79.5) < 10)).toBe(true);
});

it('leaves no gap where a tape bends', () => {
  const picture = see({
    tapes: [
      {
        points: [
          [0, 0],
          [1, 0],
          [1.5, 0.5],
        ],
        width: 0.1,
      },
    ],
  });
  const bend = 59.5 + 20;
  for (const row of [Math.floor(bend), Math.ceil(bend)]) expect(picture.at(79, row)).toEqual([...colours.black]);
});

it('sees the stripes of a marker from left to right, and nothing of it from behind', () => {
  const marker = { name: 'one', at: [2, 0], width: 0.6, colours: ['red', 'white', 'blue'] };
  const faces = see({ markers: [{ ...marker, heading: 180 }] });
  const lefts = (['red', 'white', 'blue'] as const).map((colour) => Math.min(...faces.of(colour).columns));
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  // It reaches 0.15 m over the camera, a centimetre before 2 m: 59.5 - 100 × 0.15 / 1.99.
  expect(faces.of('red').rows[0]).toBe(52);
  const turned = see({ markers: [{ ...marker, heading: 0 }] });
  expect(turned.of('red').count + turned.of('blue').count).toBe(0);
});

it('sees a marker before the wall that it hangs on', () => {
  const walls = [{ from: [3, -3], to: [3, 3] }];
  const markers = [{ name: 'one', at: [2.9, 0], heading: 180, colours: ['purple'] }];
  expect(see({ walls, markers }).of('purple').columns).toContain(80);
});

it('sees a crate where it was pushed to', () => {
  const crates = [box([2, 1], 'yellow')];
  expect(see({ crates }, HERE, [{ x: 2, y: 0, yaw: 0.4 }]).of('yellow').columns).toContain(80);
  expect(see({ crates }, HERE, [{ x: -2, y: 0, yaw: 0 }]).of('yellow').count).toBe(0);
});

it('gives things without a colour one that is not mistaken for another: stone is grey, crates are orange', () => {
  const bare = { name: 'bare', size: [0.4, 0.4] };
  const picture = see({ blocks: [{ ...bare, at: [2, 0.5] }], crates: [{ ...bare, name: 'crate', at: [2, -0.5] }] });
  expect(picture.of('grey').count).toBeGreaterThan(0);
  expect(picture.of('orange').count).toBeGreaterThan(0);
});

it('sees sky above and floor below an empty world, in squares of a metre', () => {
  const picture = see({});
  expect(picture.at(80, 59)).toEqual([214, 224, 232]);
  const below = [62, 70, 79, 100].map((row) => picture.at(40, row).join(' '));
  expect(new Set(below).size).toBe(2);
});
