/** What the robot's camera tells, in the words of ROS. Pure functions. */
import { pngOf } from '../robot/camera/pngOf.ts';
import { robotModel } from '../robot/robotModel.ts';
import { type Stamp, frames, header } from './messages.ts';

const { columns, rows, focalLength } = robotModel.camera;

/** `pixels` as `renderCamera` paints them. */
export function image(seq: number, stamp: Stamp, pixels: Uint8Array) {
  return {
    header: header(seq, stamp, frames.camera),
    height: rows,
    width: columns,
    encoding: 'rgb8',
    is_bigendian: 0,
    step: columns * 3,
    data: pixels,
  };
}

export function compressedImage(seq: number, stamp: Stamp, pixels: Uint8Array) {
  // As image_transport names it: what the pixels are, and how they are packed.
  return {
    header: header(seq, stamp, frames.camera),
    format: 'rgb8; png compressed',
    data: pngOf(pixels, columns, rows),
  };
}

/** A pinhole without any distortion; pixels are counted by their middles, as OpenCV does. */
export function cameraInfo(seq: number, stamp: Stamp) {
  const [f, x, y] = [focalLength, (columns - 1) / 2, (rows - 1) / 2];
  return {
    header: header(seq, stamp, frames.camera),
    height: rows,
    width: columns,
    distortion_model: 'plumb_bob',
    D: new Float64Array(5),
    K: Float64Array.of(f, 0, x, 0, f, y, 0, 0, 1),
    R: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
    P: Float64Array.of(f, 0, x, 0, 0, f, y, 0, 0, 0, 1, 0),
    binning_x: 0,
    binning_y: 0,
    roi: { x_offset: 0, y_offset: 0, height: 0, width: 0, do_rectify: false },
  };
}
