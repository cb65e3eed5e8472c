import { expect, it } from 'vitest';
import { laserScan, mountTransforms, odometry, quaternionOf, robotTransform, stampOf } from '#server/ros1/messages.ts';

const STAMP = { sec: 5, nsec: 250_000_000 };
const POSE = { x: 1, y: -2, yaw: Math.PI / 2 };

it('writes milliseconds as whole seconds and nanoseconds', () => {
  expect(stampOf(1_700_000_000_123)).toEqual({ sec: 1_700_000_000, nsec: 123_000_000 });
  expect(stampOf(999.5)).toEqual({ sec: 0, nsec: 999_500_000 });
});

it('spreads the rays of a scan evenly over one full turn, none of them twice', () => {
  const scan = laserScan(7, STAMP, new Float32Array(360).fill(2), 0.1);
  expect(scan.header).toEqual({ seq: 7, stamp: STAMP, frame_id: 'laser' });
  expect(scan.angle_min).toBe(-Math.PI);
  expect(scan.angle_increment).toBeCloseTo(Math.PI / 180, 12);
  expect(scan.angle_min + (scan.ranges.length - 1) * scan.angle_increment).toBeCloseTo(scan.angle_max, 12);
  expect(scan.angle_max + scan.angle_increment).toBeCloseTo(Math.PI, 12);
  expect(scan.angle_min + 180 * scan.angle_increment).toBeCloseTo(0, 12);
});

it('says what the laser can do', () => {
  const scan = laserScan(0, STAMP, new Float32Array(360), 0.1);
  expect(scan).toMatchObject({ range_min: 0.12, range_max: 10, scan_time: 0.1, time_increment: 0 });
});

it('turns a yaw into a unit quaternion about z', () => {
  for (const yaw of [-3, -Math.PI / 2, 0, 1, Math.PI]) {
    const { x, y, z, w } = quaternionOf(yaw);
    expect([x, y]).toEqual([0, 0]);
    expect(Math.hypot(z, w)).toBeCloseTo(1, 12);
    expect(2 * Math.atan2(z, w)).toBeCloseTo(yaw, 12);
  }
});

it('reports the pose in odom and the velocity in base_link', () => {
  const message = odometry(3, STAMP, POSE, { linear: 0.4, angular: -0.2 });
  expect(message.header).toEqual({ seq: 3, stamp: STAMP, frame_id: 'odom' });
  expect(message.child_frame_id).toBe('base_link');
  expect(message.pose.pose.position).toEqual({ x: 1, y: -2, z: 0 });
  expect(message.twist.twist).toEqual({ linear: { x: 0.4, y: 0, z: 0 }, angular: { x: 0, y: 0, z: -0.2 } });
  expect(message.pose.covariance).toHaveLength(36);
});

it('places base_link in odom like the odometry does, and laser and camera over base_link', () => {
  const [robot] = robotTransform(3, STAMP, POSE).transforms;
  const { pose } = odometry(3, STAMP, POSE, { linear: 0, angular: 0 });
  expect([robot?.header.frame_id, robot?.child_frame_id]).toEqual(['odom', 'base_link']);
  expect(robot?.transform).toEqual({ translation: pose.pose.position, rotation: pose.pose.orientation });
  const [laser, camera] = mountTransforms(STAMP).transforms;
  expect([laser?.header.frame_id, laser?.child_frame_id]).toEqual(['base_link', 'laser']);
  expect(laser?.transform.translation).toEqual({ x: 0, y: 0, z: 0.22 });
  expect([camera?.header.frame_id, camera?.child_frame_id]).toEqual(['base_link', 'camera_optical']);
  expect(camera?.transform.translation).toEqual({ x: 0, y: 0, z: 0.2 });
});
