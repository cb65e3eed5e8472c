import { expect, it } from 'vitest';
import { messageOf } from '#server/ros1/messageOf.ts';

const moment = { seq: 4, time: 1_700_000_000_020 };
const stamp = { sec: 1_700_000_000, nsec: 20_000_000 };
const pose = { x: 1, y: -2, yaw: 0 };

it('tells each reading in the message of its topic, at the moment of the reading', () => {
  const velocity = { linear: 0.4, angular: -0.2 };
  const ranges = new Float32Array(360).fill(2);
  expect(messageOf({ topic: '/clock', ...moment })).toEqual({ clock: stamp });
  expect(messageOf({ topic: '/odom', ...moment, pose, velocity })).toMatchObject({
    header: { seq: 4, stamp, frame_id: 'odom' },
    pose: { pose: { position: { x: 1, y: -2, z: 0 } } },
    twist: { twist: { linear: { x: 0.4 }, angular: { z: -0.2 } } },
  });
  expect(messageOf({ topic: '/tf', ...moment, pose })).toMatchObject({
    transforms: [{ header: { seq: 4, stamp }, transform: { translation: { x: 1, y: -2, z: 0 } } }],
  });
  expect(messageOf({ topic: '/scan', ...moment, ranges, secondsBetween: 0.1 })).toMatchObject({
    header: { seq: 4, stamp, frame_id: 'laser' },
    scan_time: 0.1,
    ranges,
  });
});
