import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pngOf } from '#server/robot/camera/pngOf.ts';

it('writes a picture that says its size, and every pixel as it was', () => {
  const pixels = Uint8Array.from({ length: 2 * 3 * 3 }, (_, index) => index * 10);
  const png = Buffer.from(pngOf(pixels, 3, 2));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const length = png.readUInt32BE(33);
  const lines = inflateSync(png.subarray(41, 41 + length));
  expect([...lines]).toEqual([0, ...pixels.subarray(0, 9), 0, ...pixels.subarray(9)]);
});

it('ends every part with the sum that proves it', () => {
  const png = Buffer.from(pngOf(new Uint8Array(3), 1, 1));
  // That of an end without data stands in every PNG.
  expect(png.subarray(-8).toString('hex')).toBe('49454e44ae426082');
});
