import { type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three';

/** A press that moves farther turns the camera. */
const CLICK_PIXELS = 4;

const FLOOR = new Plane(new Vector3(0, 0, 1), 0);

/** Tells which place of the floor somebody clicks on, in metres, until the returned function is called. */
export function listenForPlaces(
  canvas: HTMLCanvasElement,
  camera: Camera,
  tell: (x: number, y: number) => void,
): () => void {
  let pressed: { x: number; y: number } | null = null;

  const down = ({ clientX: x, clientY: y, isPrimary, button }: PointerEvent) => {
    pressed = isPrimary && button === 0 ? { x, y } : null;
  };
  const up = ({ clientX: x, clientY: y }: PointerEvent) => {
    const from = pressed;
    pressed = null;
    if (from === null || Math.hypot(x - from.x, y - from.y) > CLICK_PIXELS) return;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((2 * (x - left)) / width - 1, 1 - (2 * (y - top)) / height), camera);
    const place = ray.ray.intersectPlane(FLOOR, new Vector3());
    if (place !== null) tell(hundredths(place.x), hundredths(place.y));
  };
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointerup', up);
  return () => {
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointerup', up);
  };
}

/** A zero has no sign. */
function hundredths(metres: number): number {
  return Math.round(metres * 100) / 100 + 0;
}
