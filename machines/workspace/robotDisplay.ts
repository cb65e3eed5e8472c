/** How a robot can be shown, as words that a machine, a view and a browser's memory share. */

/** In space, or as a map seen from above. */
const DRAWINGS = ['scene', 'map'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** From where the scene is seen. */
export const CAMERAS = ['follow', 'overview', 'above'] as const;
export type Camera = (typeof CAMERAS)[number];

/** What can be left out. */
export const LAYERS = ['laser', 'trail', 'goal', 'collisions', 'grid'] as const;
export type Layer = (typeof LAYERS)[number];

export interface RobotDisplay {
  /** Null until somebody chose. */
  drawing: Drawing | null;
  camera: Camera;
  hiddenLayers: readonly Layer[];
}

export const firstDisplay: RobotDisplay = { drawing: null, camera: 'follow', hiddenLayers: [] };

/** As a browser remembers it. */
export const displayText = ({ drawing, camera, hiddenLayers }: RobotDisplay): string =>
  `drawing=${drawing ?? ''} camera=${camera} hidden=${hiddenLayers.join(',')}`;

/** What a browser remembers; what is no word of ours is as it was at first. */
export function rememberedDisplay(text: string | null): RobotDisplay {
  const saysOf = (name: string) => new RegExp(String.raw`\b${name}=([a-z,]*)`).exec(text ?? '')?.[1] ?? '';
  const hidden = saysOf('hidden').split(',');
  return {
    drawing: DRAWINGS.find((drawing) => drawing === saysOf('drawing')) ?? firstDisplay.drawing,
    camera: CAMERAS.find((camera) => camera === saysOf('camera')) ?? firstDisplay.camera,
    hiddenLayers: LAYERS.filter((layer) => hidden.includes(layer)),
  };
}
