import { AmbientLight, DirectionalLight, Group, type Object3D, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { drawOnFrames } from '../../../drawOnFrames.ts';
import { frameMsOf } from './frameMs.ts';

/** Where figures stand, how they are lit, and when they are drawn: only after somebody asked for it. */
export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly camera: PerspectiveCamera;
  /** What stands there from now on; what stood there is let go. */
  fill(figures: readonly Object3D[]): void;
  /** Draws with the screen's next frame that may have a drawing. */
  request(): void;
  close(): void;
}

export interface StageSettings {
  label: string;
  /** Called before each drawing with the time in milliseconds; answers whether the next frame will differ. */
  prepare: (now: number) => boolean;
  resized: () => void;
  /** The browser has taken back what it draws with. */
  contextLost: () => void;
}

/** More would cost four times as much and be seen by nobody. */
const MAX_PIXEL_RATIO = 2;

/** Throws where the browser has no WebGL. */
export function openStage(place: HTMLElement, { label, prepare, resized, contextLost }: StageSettings): Stage {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: 'low-power' });
  const canvas = renderer.domElement;
  const window = place.ownerDocument.defaultView ?? globalThis.window;
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO));
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', label);
  canvas.className = 'block size-full outline-offset-[-2px]';
  place.append(canvas);

  const camera = new PerspectiveCamera(45, 1, 0.2, 300);
  camera.up.set(0, 0, 1);
  const scene = new Scene();
  const figures = new Group();
  scene.add(figures, new AmbientLight('#ffffff', 1.5), sun());

  let drawn = 0;
  /** What another part of the page has the place of has no measures, and gets them back with its place. */
  let isOnScreen = false;
  const drawings = drawOnFrames(window, frameMsOf(renderer.getContext()), (now) => {
    if (!isOnScreen) return false;
    const goesOn = prepare(now);
    renderer.render(scene, camera);
    drawn += 1;
    canvas.dataset['frames'] = String(drawn);
    return goesOn;
  });
  const request = () => {
    if (isOnScreen) drawings.request();
  };

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = place;
    isOnScreen = width > 0 && height > 0;
    if (!isOnScreen) return;
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    // A canvas of another size is empty.
    drawings.requestAtOnce();
  };
  const size = new ResizeObserver(() => {
    fit();
    resized();
  });
  size.observe(place);
  canvas.addEventListener('webglcontextlost', contextLost);
  fit();

  return {
    canvas,
    camera,
    fill(wanted) {
      letGo(figures);
      figures.clear();
      if (wanted.length > 0) figures.add(...wanted);
      request();
    },
    request,
    close() {
      size.disconnect();
      canvas.removeEventListener('webglcontextlost', contextLost);
      drawings.cancel();
      letGo(figures);
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

/** It stands so that each side of a wall has a light of its own. */
function sun(): DirectionalLight {
  const light = new DirectionalLight('#ffffff', 2);
  light.position.set(-0.5, -0.8, 1.6);
  return light;
}

interface Disposable {
  dispose?: () => void;
}

/** What lies in the memory of a graphics card is not collected by itself. */
function letGo(figures: Object3D): void {
  figures.traverse((figure) => {
    const { geometry, material } = figure as Object3D & {
      geometry?: Disposable;
      material?: Disposable & { map?: Disposable | null };
    };
    geometry?.dispose?.();
    material?.map?.dispose?.();
    material?.dispose?.();
    if (figure !== figures && 'isInstancedMesh' in figure) (figure as Disposable).dispose?.();
  });
}
