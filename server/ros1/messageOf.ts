import type { Reading } from '../robot/simulation.ts';
import { cameraInfo, compressedImage, image } from './cameraMessages.ts';
import { batteryState, clock, laserScan, odometry, robotTransform, stampOf } from './messages.ts';

/** The message that tells of a reading, as its topic carries it. */
export function messageOf(reading: Reading): object {
  const { seq } = reading;
  const stamp = stampOf(reading.time);
  switch (reading.topic) {
    case '/clock':
      return clock(stamp);
    case '/odom':
      return odometry(seq, stamp, reading.pose, reading.velocity);
    case '/tf':
      return robotTransform(seq, stamp, reading.pose);
    case '/camera/image_raw':
      return image(seq, stamp, reading.pixels);
    case '/camera/image_raw/compressed':
      return compressedImage(seq, stamp, reading.pixels);
    case '/camera/camera_info':
      return cameraInfo(seq, stamp);
    case '/scan':
      return laserScan(seq, stamp, reading.ranges, reading.secondsBetween);
    case '/gripper/holding':
      return { data: reading.isHolding };
    case '/bumper':
      return { data: reading.isTouching };
    case '/battery':
      return batteryState(seq, stamp, reading.charge, reading.hasEnd);
    default:
      return reading satisfies never;
  }
}
