import type { Camera, Layer } from '#machines/workspace/robotDisplay.ts';
import type { RobotRequest } from '#machines/workspace/robotViewMachine.ts';
import type { RobotViewState } from '#machines/workspace/robotViewSelectors.ts';

export const robotTexts = {
  map: 'The robot’s world, seen from above',
  scene:
    'The robot’s world in 3D. Arrow keys move the view, with Shift they turn it; plus and minus zoom, Home brings it back.',
  display: 'Camera and layers',
  drawing: 'Drawing',
  inSpace: '3D',
  onMap: 'Map',
  camera: 'Camera',
  layers: 'Layers',
  sceneMissing: 'This browser cannot draw the robot in 3D: the map stands in for it.',
  place: (x: string, y: string) => `That place is at x ${x} m, y ${y} m.`,
  placeCopied: (x: string, y: string) => `That place is at x ${x} m, y ${y} m (copied).`,
  collided: (times: number, x: string, y: string) =>
    times === 1
      ? `It has run into something at x ${x} m, y ${y} m.`
      : `It has run into something ${times} times, last at x ${x} m, y ${y} m.`,
  where: (x: string, y: string, degrees: number) =>
    `The robot is at x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m, heading ${degrees}°.`,
  ahead: (metres: string) => `Straight ahead something stands ${metres}\u00a0m away.`,
  aheadFree: 'Straight ahead nothing stands within 10\u00a0m.',
  holds: (name: string) => `Its gripper holds “${name}”.`,
  battery: (percent: number) => `Its battery is at ${percent}\u00a0%.`,
  batteryEmpty: 'Its battery is empty: until a reset it no longer drives.',
  goalAway: (name: string, metres: string) => `The edge of “${name}” is ${metres}\u00a0m away.`,
  cellsSeen: (seen: number, floor: number) => `${seen} of ${floor} cells seen.`,
  goalReached: (name: string) => `The robot is in “${name}”.`,
  reset: 'Reset robot and world',
  pause: 'Pause the simulation',
  continue: 'Continue the simulation',
  paused: 'Paused',
  pausedWords:
    'The robot’s world and /clock stand still for every program. A reset leaves them so; starting your program lets them go on.',
  returned: (times: number) =>
    times === 1
      ? 'Robot and world were put back to their start.'
      : `Robot and world were put back to their start (${times} times).`,
  notShown: (why: string) => `The robot cannot be shown: ${why}`,
  noReason: 'the server did not say why',
  tryAgain: 'Try again',
  worldFailed: 'The robot’s world did not arrive.',
  loadWorld: 'Load the world',
} as const;

/** How far what is shown can be trusted; of a robot that cannot be shown `notShown` says why. */
export const robotViewTexts = {
  disconnected: 'The workspace is not connected: the robot cannot be seen.',
  asking: 'The robot is starting…',
  live: 'Live',
  late: 'Nothing was heard of the robot for a while: this is how it was.',
} as const satisfies Record<Exclude<RobotViewState, 'unavailable'>, string>;

/** Why nothing came of what was wished of the robot. */
export const robotRefusalTexts = {
  reset_robot: (why: string) => `Robot and world were not put back to their start: ${why}`,
  pause_robot: (why: string) => `The simulation was not paused: ${why}`,
  continue_robot: (why: string) => `The simulation does not go on: ${why}`,
} as const satisfies Record<RobotRequest, (why: string) => string>;

/** From where the scene is seen. */
export const robotCameraTexts = {
  follow: 'Follow',
  overview: 'Overview',
  above: 'From above',
} as const satisfies Record<Camera, string>;

/** What can be left out of it. */
export const robotLayerTexts = {
  laser: 'Laser',
  trail: 'Trail',
  goal: 'Goal',
  collisions: 'Collisions',
  grid: 'Grid',
} as const satisfies Record<Layer, string>;
