/** The robot's state in the words of ROS: message bodies as `@foxglove/ros1` writes them. Pure functions. */
import { FIRST_RAY_ANGLE } from '../robot/castRays.ts';
import type { Pose } from '../robot/placedBlock.ts';
import { robotModel } from '../robot/robotModel.ts';
import type { Velocity } from '../robot/world.ts';

/** REP-105 names the first two. */
export const frames = { odometry: 'odom', base: 'base_link', laser: 'laser', camera: 'camera_optical' } as const;

export interface Stamp {
  sec: number;
  nsec: number;
}

/** What every stamped message opens with. */
export interface Header {
  seq: number;
  stamp: Stamp;
  frame_id: string;
}

export function stampOf(milliseconds: number): Stamp {
  const sec = Math.floor(milliseconds / 1000);
  return { sec, nsec: Math.round((milliseconds - sec * 1000) * 1e6) };
}

/** `scanSeconds` is the time between two scans; all rays of one are taken at the same instant. */
export function laserScan(seq: number, stamp: Stamp, ranges: Float32Array, scanSeconds: number) {
  const increment = (2 * Math.PI) / ranges.length;
  return {
    header: header(seq, stamp, frames.laser),
    angle_min: FIRST_RAY_ANGLE,
    // The angle of the last ray: one step short of the full turn, so that no direction is there twice.
    angle_max: FIRST_RAY_ANGLE + (ranges.length - 1) * increment,
    angle_increment: increment,
    time_increment: 0,
    scan_time: scanSeconds,
    range_min: robotModel.laser.minRange,
    range_max: robotModel.laser.maxRange,
    ranges,
    intensities: new Float32Array(0),
  };
}

/** The pose in `odom`, the velocity in `base_link`, as nav_msgs/Odometry asks for. */
export function odometry(seq: number, stamp: Stamp, pose: Pose, velocity: Velocity) {
  return {
    header: header(seq, stamp, frames.odometry),
    child_frame_id: frames.base,
    pose: {
      pose: { position: { x: pose.x, y: pose.y, z: 0 }, orientation: quaternionOf(pose.yaw) },
      covariance: PLANAR_COVARIANCE,
    },
    twist: {
      twist: { linear: { x: velocity.linear, y: 0, z: 0 }, angular: { x: 0, y: 0, z: velocity.angular } },
      covariance: PLANAR_COVARIANCE,
    },
  };
}

/** Where the robot is: `odom` → `base_link`. */
export function robotTransform(seq: number, stamp: Stamp, pose: Pose) {
  return {
    transforms: [
      {
        header: header(seq, stamp, frames.odometry),
        child_frame_id: frames.base,
        transform: { translation: { x: pose.x, y: pose.y, z: 0 }, rotation: quaternionOf(pose.yaw) },
      },
    ],
  };
}

/** Where laser and camera are mounted on `base_link`, which never changes. */
export function mountTransforms(stamp: Stamp) {
  const { laser, camera } = robotModel;
  return {
    transforms: [
      mount(stamp, frames.laser, laser.height, quaternionOf(0)),
      mount(stamp, frames.camera, camera.height, OPTICAL),
    ],
  };
}

/** What REP-103 has of a camera: z looks ahead, x to the right, y down. */
const OPTICAL = { x: -0.5, y: 0.5, z: -0.5, w: 0.5 };

function mount(stamp: Stamp, frame: string, height: number, rotation: typeof OPTICAL) {
  return {
    header: header(0, stamp, frames.base),
    child_frame_id: frame,
    transform: { translation: { x: 0, y: 0, z: height }, rotation },
  };
}

export function clock(stamp: Stamp) {
  return { clock: stamp };
}

/** The voltages of a battery with three cells, full and empty. */
const VOLTAGE = { full: 12.6, empty: 9.9 } as const;

/** The constants of sensor_msgs/BatteryState that are needed here. */
const batteryConstants = { discharging: 2, full: 4, healthGood: 1, lithiumIon: 2 } as const;

/** A charge from 0 to 1; what nobody measures is no number, as sensor_msgs/BatteryState asks for. */
export function batteryState(seq: number, stamp: Stamp, charge: number, isDraining: boolean) {
  return {
    header: header(seq, stamp, frames.base),
    voltage: VOLTAGE.empty + charge * (VOLTAGE.full - VOLTAGE.empty),
    temperature: NaN,
    current: NaN,
    charge: NaN,
    capacity: NaN,
    design_capacity: NaN,
    percentage: charge,
    power_supply_status: isDraining ? batteryConstants.discharging : batteryConstants.full,
    power_supply_health: batteryConstants.healthGood,
    power_supply_technology: batteryConstants.lithiumIon,
    present: true,
    cell_voltage: [],
    cell_temperature: [],
    location: '',
    serial_number: '',
  };
}

/** A turn about the z axis: half of the angle goes into the quaternion. */
export function quaternionOf(yaw: number): { x: number; y: number; z: number; w: number } {
  return { x: 0, y: 0, z: Math.sin(yaw / 2), w: Math.cos(yaw / 2) };
}

export function header(seq: number, stamp: Stamp, frame: string): Header {
  return { seq, stamp, frame_id: frame };
}

/** Exact along x, y and yaw and unknown for the rest, in the way in which Gazebo's differential drive says so. */
const PLANAR_COVARIANCE = diagonal([1e-5, 1e-5, 1e12, 1e12, 1e12, 1e-3]);

function diagonal(values: readonly number[]): Float64Array {
  const matrix = new Float64Array(values.length * values.length);
  for (const [row, value] of values.entries()) matrix[row * values.length + row] = value;
  return matrix;
}
