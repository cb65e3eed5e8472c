/** What a bag of a run says: where the robot was, what its laser read, and what time it was. */
import type { SeenPose } from '#contract/robot.ts';
import type { OdometryKind } from '#machines/ports/pastPort.ts';
import { ByteWriter } from './ByteWriter.ts';
import type { BagTopic } from './bagFile.ts';

const RULE = `\n${'='.repeat(80)}\n`;
const header = 'MSG: std_msgs/Header\nuint32 seq\ntime stamp\nstring frame_id';

/** What the poses are called, and the frame that they are in. */
const poses: Readonly<Record<OdometryKind, { topic: string; frame: string }>> = {
  exact: { topic: '/odom', frame: 'odom' },
  misled: { topic: '/ground_truth', frame: 'map' },
};

const scans: BagTopic = {
  topic: '/scan',
  type: 'sensor_msgs/LaserScan',
  md5sum: '90c7ef2dc6895d81024acba2ac42f369',
  definition: [
    'Header header\nfloat32 angle_min\nfloat32 angle_max\nfloat32 angle_increment\nfloat32 time_increment\nfloat32 scan_time\nfloat32 range_min\nfloat32 range_max\nfloat32[] ranges\nfloat32[] intensities',
    header,
  ].join(RULE),
};

/** In this order a bag calls them by their places: what the laser read comes last, as it is not always known. */
export const bagTopics = (odometry: OdometryKind, hasScans: boolean): readonly BagTopic[] => [
  {
    topic: poses[odometry].topic,
    type: 'nav_msgs/Odometry',
    md5sum: 'cd5e73d190d741a2f92e81eda573aca7',
    definition: [
      'Header header\nstring child_frame_id\ngeometry_msgs/PoseWithCovariance pose\ngeometry_msgs/TwistWithCovariance twist',
      header,
      'MSG: geometry_msgs/PoseWithCovariance\nPose pose\nfloat64[36] covariance',
      'MSG: geometry_msgs/Pose\nPoint position\nQuaternion orientation',
      'MSG: geometry_msgs/Point\nfloat64 x\nfloat64 y\nfloat64 z',
      'MSG: geometry_msgs/Quaternion\nfloat64 x\nfloat64 y\nfloat64 z\nfloat64 w',
      'MSG: geometry_msgs/TwistWithCovariance\nTwist twist\nfloat64[36] covariance',
      'MSG: geometry_msgs/Twist\nVector3 linear\nVector3 angular',
      'MSG: geometry_msgs/Vector3\nfloat64 x\nfloat64 y\nfloat64 z',
    ].join(RULE),
  },
  {
    topic: '/clock',
    type: 'rosgraph_msgs/Clock',
    md5sum: 'a9c97c1d230cfc112e270351a944ee47',
    definition: 'time clock',
  },
  ...(hasScans ? [scans] : []),
];
export const POSE = 0;
export const CLOCK = 1;
export const SCAN = 2;

const unknown = Array.from({ length: 36 }, () => 0);

/** `ahead` in m/s, `turn` in rad/s. */
export function poseMessage(
  at: number,
  odometry: OdometryKind,
  [x, y, yaw]: SeenPose,
  { ahead, turn }: { ahead: number; turn: number },
): Uint8Array {
  return stamped(at, poses[odometry].frame)
    .text('base_link')
    .float64(x, y, 0)
    .float64(0, 0, Math.sin(yaw / 2), Math.cos(yaw / 2))
    .float64(...unknown)
    .float64(ahead, 0, 0, 0, 0, turn)
    .float64(...unknown)
    .all();
}

/** `ranges` in centimetres, counter-clockwise from straight back in equal steps; 0 where the laser met nothing. */
export function laserScan(at: number, ranges: readonly number[]): Uint8Array {
  const step = (2 * Math.PI) / Math.max(1, ranges.length);
  return stamped(at, 'laser')
    .float32(-Math.PI, Math.PI - step, step, 0, 0.1, 0.12, 10)
    .uint32(ranges.length)
    .float32(...ranges.map((range) => (range === 0 ? Infinity : range / 100)))
    .uint32(0)
    .all();
}

export const clock = (at: number): Uint8Array => new ByteWriter().time(at).all();

/** Behind a header without a number: nobody counts these. */
function stamped(at: number, frame: string): ByteWriter {
  return new ByteWriter(1024).uint32(0).time(at).text(frame);
}
