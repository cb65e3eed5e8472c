import { expect, it } from 'vitest';
import { cameraInfo, compressedImage, image } from '#server/ros1/cameraMessages.ts';

const STAMP = { sec: 5, nsec: 0 };
const PIXELS = new Uint8Array(160 * 120 * 3).fill(7);

it('tells a picture row by row, three bytes a pixel', () => {
  expect(image(2, STAMP, PIXELS)).toEqual({
    header: { seq: 2, stamp: STAMP, frame_id: 'camera_optical' },
    height: 120,
    width: 160,
    encoding: 'rgb8',
    is_bigendian: 0,
    step: 480,
    data: PIXELS,
  });
});

it('packs the same picture much smaller', () => {
  const { format, data } = compressedImage(2, STAMP, PIXELS);
  expect(format).toBe('rgb8; png compressed');
  expect(data.length).toBeLessThan(PIXELS.length / 20);
});

it('describes a camera without distortion whose middle is between the middle pixels', () => {
  const { K, P, D, width, height } = cameraInfo(0, STAMP);
  expect([...K]).toEqual([100, 0, 79.5, 0, 100, 59.5, 0, 0, 1]);
  expect([...P]).toEqual([100, 0, 79.5, 0, 0, 100, 59.5, 0, 0, 0, 1, 0]);
  expect([width, height, ...D]).toEqual([160, 120, 0, 0, 0, 0, 0]);
});
