import { type PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { SeenPose } from '#contract/robot.ts';
import type { Camera } from '#machines/workspace/robotDisplay.ts';
import type { Frame } from '../mapPaths.ts';

/** From where the scene is seen: a place that was chosen, from which somebody then turns, moves and comes nearer. */
export interface CameraControl {
  choose(camera: Camera): void;
  /** Goes along with the robot where it is to follow it. */
  follow(pose: SeenPose): void;
  /** The same place as was chosen last, for a canvas of another form. */
  refit(): void;
  close(): void;
}

interface CameraSettings {
  camera: PerspectiveCamera;
  canvas: HTMLCanvasElement;
  frame: Frame;
  pose: SeenPose;
  changed: () => void;
}

/** How much nearer or farther one press of a key brings it. */
const ZOOM = 1.2;

const FLOOR_ANGLE = Math.PI / 2 - 0.05;

/** Behind and above the robot. */
const BEHIND: readonly [number, number, number] = [-1.9, -0.9, 1.7];

export function openCamera({ camera, canvas, frame, pose: start, changed }: CameraSettings): CameraControl {
  const controls = new OrbitControls(camera, canvas);
  controls.maxPolarAngle = FLOOR_ANGLE;
  controls.minDistance = 0.6;
  controls.maxDistance = 120;
  controls.zoomToCursor = true;
  controls.keyPanSpeed = 24;
  controls.listenToKeyEvents(canvas);
  controls.addEventListener('change', changed);
  // Whoever has moved it means it so: a canvas of another form changes nothing then.
  let isAsChosen = true;
  controls.addEventListener('start', () => (isAsChosen = false));

  let chosen: Camera = 'follow';
  let pose = start;

  const stand = () => {
    isAsChosen = true;
    controls.enableRotate = chosen !== 'above';
    const target = chosen === 'follow' ? new Vector3(pose[0], pose[1], 0.1) : middleOf(frame);
    controls.target.copy(target);
    camera.position.copy(target).add(offsetFor(chosen, frame, camera));
    controls.update();
    changed();
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') controls.dollyIn(ZOOM);
    else if (event.key === '-') controls.dollyOut(ZOOM);
    else if (event.key === 'Home') stand();
    else return;
    event.preventDefault();
    controls.update();
  };
  canvas.addEventListener('keydown', press);

  return {
    choose(camera_) {
      chosen = camera_;
      stand();
    },
    follow(next) {
      const moved = new Vector3(next[0] - pose[0], next[1] - pose[1], 0);
      pose = next;
      if (chosen !== 'follow' || moved.lengthSq() === 0) return;
      controls.target.add(moved);
      camera.position.add(moved);
      controls.update();
    },
    refit() {
      if (isAsChosen) stand();
    },
    close() {
      canvas.removeEventListener('keydown', press);
      controls.dispose();
    },
  };
}

function middleOf({ left, bottom, width, height }: Frame): Vector3 {
  return new Vector3(left + width / 2, bottom + height / 2, 0);
}

function offsetFor(chosen: Camera, frame: Frame, camera: PerspectiveCamera): Vector3 {
  if (chosen === 'follow') return new Vector3(...BEHIND);
  const distance = distanceFor(frame, camera);
  // Straight down, a camera would not know which way is up: north is.
  if (chosen === 'above') return new Vector3(0, -0.001, 1).multiplyScalar(distance);
  return new Vector3(0, -0.75, 0.66).multiplyScalar(distance);
}

/** From there the whole frame fits into the canvas. */
function distanceFor({ width, height }: Frame, { fov, aspect }: PerspectiveCamera): number {
  return (1.05 * Math.max(height, width / aspect)) / (2 * Math.tan((fov * Math.PI) / 360));
}
