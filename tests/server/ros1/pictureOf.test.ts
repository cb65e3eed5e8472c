import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { pictureOf } from '#server/ros1/pictureOf.ts';

const TYPE = 'sensor_msgs/Image';

function image(width: number, height: number, encoding: string, data: Uint8Array, step = data.length / height) {
  return { width, height, encoding, step, data };
}

/** The red, green and blue of each pixel, row by row. */
function pixelsOf(png: string): number[][] {
  const bytes = Buffer.from(png, 'base64');
  const [columns, length] = [bytes.readUInt32BE(16), bytes.readUInt32BE(33)];
  const lines = inflateSync(bytes.subarray(41, 41 + length));
  const rows = Array.from({ length: lines.length / (columns * 3 + 1) }, (_, row) =>
    lines.subarray(row * (columns * 3 + 1) + 1, (row + 1) * (columns * 3 + 1)),
  );
  return rows.flatMap((row) => Array.from({ length: columns }, (_, at) => [...row.subarray(at * 3, at * 3 + 3)]));
}

it('shows the same pixel however its numbers are ordered, and leaves out what fills a row up', () => {
  const pixelOf = {
    rgb8: [1, 2, 3],
    bgr8: [3, 2, 1],
    rgba8: [1, 2, 3, 9],
    bgra8: [3, 2, 1, 9],
  };
  for (const [encoding, pixel] of Object.entries(pixelOf)) {
    const row = [...pixel, 77];
    const picture = pictureOf(TYPE, image(1, 2, encoding, Uint8Array.from([...row, ...row])));
    expect(picture).toMatchObject({ width: 1, height: 2 });
    expect(pixelsOf(picture?.png ?? '')).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  }
});

it('shows grey pictures in grey', () => {
  expect(pixelsOf(pictureOf(TYPE, image(2, 1, 'mono8', Uint8Array.of(5, 200)))?.png ?? '')).toEqual([
    [5, 5, 5],
    [200, 200, 200],
  ]);
});

it('shows a large picture in fewer pixels, and says how large it is', () => {
  const picture = pictureOf(TYPE, image(1280, 960, 'mono8', new Uint8Array(1280 * 960)));
  expect(picture).toMatchObject({ width: 1280, height: 960 });
  expect(pixelsOf(picture?.png ?? '')).toHaveLength(320 * 240);
});

it('shows nothing that is not what it says, of an unknown kind, or of another type', () => {
  expect(pictureOf(TYPE, image(4, 4, 'rgb8', new Uint8Array(20)))).toBeUndefined();
  expect(pictureOf(TYPE, image(2, 2, 'bayer_rggb8', new Uint8Array(4)))).toBeUndefined();
  expect(pictureOf(TYPE, image(0, 0, 'rgb8', new Uint8Array(0), 0))).toBeUndefined();
  expect(pictureOf(TYPE, image(-1, 1, 'rgb8', new Uint8Array(3)))).toBeUndefined();
  expect(pictureOf(TYPE, null)).toBeUndefined();
  expect(pictureOf('std_msgs/String', image(1, 1, 'rgb8', new Uint8Array(3)))).toBeUndefined();
});

it('shows nothing that would not fit: noise cannot be packed', () => {
  let seed = 1;
  const noise = Uint8Array.from({ length: 320 * 240 * 3 }, () => (seed = (seed * 16_807) % 2_147_483_647) & 255);
  expect(pictureOf(TYPE, image(320, 240, 'rgb8', noise))).toBeUndefined();
  expect(limits.topicPictureLength).toBeLessThan(limits.socketMessageBytes);
});
